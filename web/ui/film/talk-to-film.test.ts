// @vitest-environment happy-dom

import type { Film } from '@outrigger/rules/embeds/film-hosts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TalkingFilm, talkToFilm } from './talk-to-film';

const YOUTUBE: Film = { host: 'youtube', id: 'XHOmBV4js_E', hash: undefined, start: 0 };
const VIMEO: Film = { host: 'vimeo', id: '235215203', hash: undefined, start: 0 };
const ORIGINS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };

const postMessage = vi.fn();
const onState = vi.fn();
const frame = { contentWindow: { postMessage } } as unknown as HTMLIFrameElement;
let talk: TalkingFilm | undefined;

beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
});
afterEach(() => {
	talk?.end();
	vi.useRealTimers();
});

const sent = () => postMessage.mock.calls.map(([message]) => message);
function say(data: unknown, film: Film, from: Partial<MessageEventInit> = {}): void {
	const event = new MessageEvent('message', {
		data,
		origin: ORIGINS[film.host as 'youtube' | 'vimeo'],
		...from,
	});
	Object.defineProperty(event, 'source', {
		value: 'source' in from ? from.source : frame.contentWindow,
	});
	dispatchEvent(event);
}

describe('a player', () => {
	it('gets a question every 350 ms until it answers', () => {
		talk = talkToFilm(frame, VIMEO, onState);
		vi.advanceTimersByTime(349);
		expect(sent()).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(postMessage).toHaveBeenLastCalledWith({ method: 'ping' }, ORIGINS.vimeo);
		vi.advanceTimersByTime(350);
		expect(sent()).toHaveLength(2);
		say({ event: 'ready' }, VIMEO);
		postMessage.mockClear();
		vi.advanceTimersByTime(3500);
		expect(sent()).toEqual([]);
	});

	it('that never answers gets no more messages after half a minute', () => {
		talk = talkToFilm(frame, VIMEO, onState);
		vi.advanceTimersByTime(120_000);
		expect(sent()).toHaveLength(86);
	});

	it('runs the calls from before its first answer', () => {
		talk = talkToFilm(frame, YOUTUBE, onState);
		talk?.seek(12);
		talk?.play();
		expect(sent()).toEqual([]);
		say('{"event":"onReady"}', YOUTUBE);
		expect(sent()).toEqual([
			'{"event":"command","func":"addEventListener","args":["onStateChange"]}',
			'{"event":"command","func":"seekTo","args":[12,true]}',
			'{"event":"command","func":"playVideo","args":[]}',
		]);
		talk?.pause();
		expect(sent().at(-1)).toBe('{"event":"command","func":"pauseVideo","args":[]}');
	});

	it.each([
		[YOUTUBE, '{"event":"onStateChange","info":1}', 'playing'],
		[YOUTUBE, '{"event":"onStateChange","info":2}', 'paused'],
		[YOUTUBE, '{"event":"onStateChange","info":0}', 'ended'],
		[VIMEO, { event: 'play' }, 'playing'],
		[VIMEO, '{"event":"pause"}', 'paused'],
		[VIMEO, { event: 'ended' }, 'ended'],
	])('on %j with the message %j is %s', (film, message, state) => {
		talk = talkToFilm(frame, film as Film, onState);
		say(message, film as Film);
		expect(onState.mock.calls).toEqual([[state]]);
	});

	it.each([
		[{ event: 'play' }, { source: null }],
		[{ event: 'play' }, { origin: 'https://evil.example' }],
		['not JSON', {}],
		[null, {}],
		[{ event: 'toString' }, {}],
		[{ event: 'volumechange' }, {}],
	])('is not heard in %j from %j', (message, from) => {
		talk = talkToFilm(frame, VIMEO, onState);
		say(message, VIMEO, from as MessageEventInit);
		expect(onState).not.toHaveBeenCalled();
	});

	it('of another service is not talked to', () => {
		expect(talkToFilm(frame, { ...VIMEO, host: 'dailymotion' }, onState)).toBeUndefined();
	});

	it('is forgotten afterwards', () => {
		talkToFilm(frame, VIMEO, onState)?.end();
		vi.advanceTimersByTime(700);
		say({ event: 'play' }, VIMEO);
		expect([sent(), onState.mock.calls]).toEqual([[], []]);
	});
});
