import { type Film, filmOrigins } from '@outrigger/rules/embeds/film-hosts';
import { ownValue } from '@outrigger/rules/values/own-value';
import { watchEvents } from '../../browser/events';
import { every } from '../../browser/interval';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The state that a player reports. */
export type FilmState = 'playing' | 'paused' | 'ended';

/** A film that can be controlled, whatever its player is. */
export interface TalkingFilm {
	play: () => void;
	pause: () => void;
	/** Seconds from the beginning. */
	seek: (seconds: number) => void;
	/** Stops the messages; the player continues unchanged. */
	end: Unsubscribe;
}

/** The messages of a service's player. The service documents them, so that none of its scripts runs here. */
interface Language {
	/** Messages that request an answer from the player and reports of its state. */
	hello: readonly unknown[];
	/** Sent once it has answered. */
	subscribe: readonly unknown[];
	play: unknown;
	pause: unknown;
	seek: (seconds: number) => unknown;
	/** Returns the state that a message contains; undefined for a message without a state. */
	state: (message: Record<string, unknown>) => FilmState | undefined;
}

/** The interval of the requests until the player is ready, in milliseconds (section 9 of the specification). */
const ASK_MS = 350;
/**
 * The largest number of requests, sent over half a minute. A player that has not answered by then does not know these
 * messages.
 */
const MAX_ASKS = 86;

const youTube = (func: string, ...args: unknown[]) =>
	JSON.stringify({ event: 'command', func, args });
const YOUTUBE_STATES: Readonly<Record<string, FilmState>> = {
	0: 'ended',
	1: 'playing',
	2: 'paused',
};
const VIMEO_STATES: Readonly<Record<string, FilmState>> = {
	play: 'playing',
	pause: 'paused',
	ended: 'ended',
};

const LANGUAGES: Readonly<Partial<Record<Film['host'], Language>>> = {
	youtube: {
		hello: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
		subscribe: [youTube('addEventListener', 'onStateChange')],
		play: youTube('playVideo'),
		pause: youTube('pauseVideo'),
		seek: (seconds) => youTube('seekTo', seconds, true),
		state: ({ event, info }) =>
			event === 'onStateChange' ? ownValue(YOUTUBE_STATES, String(info)) : undefined,
	},
	vimeo: {
		hello: [{ method: 'ping' }],
		subscribe: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
		play: { method: 'play' },
		pause: { method: 'pause' },
		seek: (value) => ({ method: 'setCurrentTime', value }),
		state: ({ event }) => ownValue(VIMEO_STATES, String(event)),
	},
};

/**
 * Exchanges messages with the player of a film in a frame: it sends one every 350 ms until the player answers, and then
 * reports the player's state. A command that was given before the player's answer takes effect after the answer. Only
 * messages from the service in this frame count.
 *
 * @returns undefined for a service whose messages this module does not know
 */
export function talkToFilm(
	frame: HTMLIFrameElement,
	film: Film,
	onState: (state: FilmState) => void,
): TalkingFilm | undefined {
	const language = LANGUAGES[film.host];
	const [origin = ''] = filmOrigins(film);
	if (!language) return undefined;
	let isReady = false;
	let asks = 0;
	let waiting: unknown[] = [];
	const send = (message: unknown) => frame.contentWindow?.postMessage(message, origin);
	const ask = (message: unknown) => (isReady ? send(message) : waiting.push(message));
	const stopAsking = every(ASK_MS, () => {
		asks += 1;
		if (asks >= MAX_ASKS) stopAsking();
		// A frame that is still empty has another origin; the browser only warns of that.
		for (const message of language.hello) send(message);
	});
	const stopListening = watchEvents(['message'], ({ source, origin: from, data }) => {
		if (source !== frame.contentWindow || from !== origin) return;
		const message = readMessage(data);
		if (!message) return;
		if (!isReady) {
			isReady = true;
			stopAsking();
			for (const each of [...language.subscribe, ...waiting]) send(each);
			waiting = [];
		}
		const state = language.state(message);
		if (state) onState(state);
	});
	return {
		play: () => ask(language.play),
		pause: () => ask(language.pause),
		seek: (seconds) => ask(language.seek(seconds)),
		end: () => {
			stopAsking();
			stopListening();
		},
	};
}

/** Players send objects, or objects as JSON. */
function readMessage(data: unknown): Record<string, unknown> | undefined {
	try {
		const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
		return typeof message === 'object' && message
			? (message as Record<string, unknown>)
			: undefined;
	} catch {
		return undefined;
	}
}
