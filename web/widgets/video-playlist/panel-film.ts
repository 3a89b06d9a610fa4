import { filmAt, filmFrame, playerOptionsOf } from '@outrigger/rules/embeds/film-hosts';
import { currentAddress } from '../../browser/address';
import { watchEvents } from '../../browser/events';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { type FilmState, talkToFilm } from '../../ui/film/talk-to-film';
import { frameOf } from '../../ui/load-frame';

/** The film of a panel. */
export interface PanelFilm {
	/** The service that hosts the film; undefined for a file. */
	host: string | undefined;
	/** Returns true if its player has loaded, so that it plays without a request to another server. */
	isLoaded: () => boolean;
	/** Loads the player if it has not loaded yet, and plays the film. */
	play: (isMuted?: boolean) => void;
	pause: () => void;
	isPlaying: () => boolean;
	/** The current time in seconds from the beginning, if it is known; else 0. */
	time: () => number;
	end: Unsubscribe;
}

/** The events of a panel's film. */
export interface PanelEvents {
	onState: (state: FilmState) => void;
	onFullScreen: (isFull: boolean) => void;
}

/** The film of a panel: a file, or the link to a film at a service. Undefined if the panel has neither. */
export function filmInPanel(panel: HTMLElement, events: PanelEvents): PanelFilm | undefined {
	const file = panel.querySelector<HTMLVideoElement>('video');
	if (file) return fileInPanel(panel, file, events);
	const link = panel.querySelector<HTMLAnchorElement>('a.e-click-to-load');
	return link ? serviceInPanel(panel, link, events) : undefined;
}

function fileInPanel(panel: HTMLElement, file: HTMLVideoElement, events: PanelEvents): PanelFilm {
	const listeners = {
		play: () => events.onState('playing'),
		// A film that has ended is paused as well, and its pause event comes first.
		pause: () => file.ended || events.onState('paused'),
		ended: () => events.onState('ended'),
	};
	for (const [type, listener] of Object.entries(listeners)) file.addEventListener(type, listener);
	const stopFull = watchFullScreen(panel, events);
	return {
		host: undefined,
		isLoaded: () => true,
		play: (isMuted) => {
			if (isMuted) file.muted = true;
			// A browser may refuse to play; then the visitor can use the player's own button.
			file.play().catch(() => {});
		},
		pause: () => file.pause(),
		isPlaying: () => !file.paused,
		time: () => file.currentTime,
		end: () => {
			stopFull();
			for (const [type, listener] of Object.entries(listeners)) {
				file.removeEventListener(type, listener);
			}
		},
	};
}

function serviceInPanel(
	panel: HTMLElement,
	link: HTMLAnchorElement,
	events: PanelEvents,
): PanelFilm | undefined {
	const { dataset } = link;
	const address = dataset.frameSrc ?? link.href;
	const film = filmAt(address);
	if (!film) return undefined;
	let frame: HTMLIFrameElement | undefined;
	let talk: ReturnType<typeof talkToFilm>;
	let isPlaying = false;
	const load = () => {
		const talksTo = currentAddress().origin;
		frame = frameOf({
			src: filmFrame(film, { ...playerOptionsOf(address), autoplay: true, talksTo }),
			title: dataset.frameTitle ?? '',
			sandbox: dataset.frameSandbox ?? '',
			allow: dataset.frameAllow ?? '',
			className: dataset.frameClass ?? '',
		});
		talk = talkToFilm(frame, film, (state) => {
			isPlaying = state === 'playing';
			events.onState(state);
		});
		link.replaceWith(frame);
		isPlaying = true;
	};
	const stopFull = watchFullScreen(panel, events);
	return {
		host: film.host,
		isLoaded: () => frame !== undefined,
		play: () => (frame ? talk?.play() : load()),
		pause: () => talk?.pause(),
		isPlaying: () => isPlaying,
		time: () => 0,
		end: () => {
			stopFull();
			talk?.end();
			frame?.replaceWith(link);
			frame = undefined;
		},
	};
}

function watchFullScreen(panel: HTMLElement, { onFullScreen }: PanelEvents): Unsubscribe {
	let isFull = false;
	return watchEvents(['fullscreenchange'], () => {
		const { fullscreenElement } = document;
		const next = fullscreenElement !== null && panel.contains(fullscreenElement);
		if (next === isFull) return;
		isFull = next;
		onFullScreen(next);
	});
}
