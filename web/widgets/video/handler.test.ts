// @vitest-environment happy-dom
import { parseUrlAction } from '@outrigger/rules/builder/url-action';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

vi.mock('../../browser/device', () => ({ currentDevice: vi.fn(() => 'desktop') }));
const { currentDevice } = await import('../../browser/device');
vi.mock('../../browser/adopt-sheet', () => ({ adoptSheet: vi.fn() }));

const viewport = installFakeViewport();
const page = { attach: () => {}, detach: () => {} };
const play = vi.fn(async () => {});
const pause = vi.fn();
let isPaused: boolean;
let setReduced: (isReduced: boolean) => void;
let element: HTMLElement;

beforeEach(() => {
	setReduced = fakeReducedMotion();
	isPaused = true;
	vi.clearAllMocks();
	Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
		get: () => isPaused,
		configurable: true,
	});
	const tell = (film: EventTarget, type: string) => film.dispatchEvent(new Event(type));
	HTMLMediaElement.prototype.play = function () {
		isPaused = false;
		tell(this, 'play');
		return play();
	};
	HTMLMediaElement.prototype.pause = function () {
		isPaused = true;
		tell(this, 'pause');
		pause();
	};
});
afterEach(() => {
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

const find = (selector: string) => element.querySelector<HTMLElement>(selector);
async function start(inside: string, settings: object = {}) {
	document.body.innerHTML = `<div class="elementor-widget-video">${inside}</div>`;
	element = document.body.firstElementChild as HTMLElement;
	return attach(element, settings, page);
}
const press = (target: HTMLElement | null, event: Event) => {
	target?.dispatchEvent(event);
	return event.defaultPrevented;
};
const click = (init: MouseEventInit = {}) =>
	new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
const key = (name: string) =>
	new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });

describe('a film of our own under a picture', () => {
	const COVERED = `<div class="elementor-wrapper"><video class="elementor-video" hidden></video>
		<a class="e-film-cover" href="/film.mp4"><span class="elementor-custom-embed-image-overlay"><img></span></a></div>`;

	it('plays when that is pressed, and has the focus', async () => {
		await start(COVERED);
		expect(press(find('img'), click())).toBe(true);
		expect(play).toHaveBeenCalledTimes(1);
		expect(find('.e-film-cover')).toBeNull();
		expect(find('video')?.hidden).toBe(false);
		expect((find('video') as HTMLVideoElement).controls).toBe(true);
	});

	it('is a link to the file for a press with a key held, and once the handler has gone', async () => {
		const detach = await start(COVERED);
		expect(press(find('img'), click({ ctrlKey: true }))).toBe(false);
		detach();
		expect(press(find('img'), click())).toBe(false);
		expect(play).not.toHaveBeenCalled();
	});
});

describe('a film of the builder’s own under a picture', () => {
	const STOCK = `<div class="e-hosted-video elementor-wrapper elementor-open-inline"><video class="elementor-video" src="/film.mp4"></video>
		<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" tabindex="0"></div></div></div>`;

	it.each(['Enter', ' '])('plays on the key “%s”, which does not scroll', async (name) => {
		await start(STOCK);
		expect(press(find('[role=button]'), key('Tab'))).toBe(false);
		expect(press(find('[role=button]'), key(name))).toBe(true);
		expect(play).toHaveBeenCalledTimes(1);
		expect(find('.elementor-custom-embed-image-overlay')).toBeNull();
	});

	it('plays when it is pressed', async () => {
		await start(STOCK);
		press(find('[role=button]'), click());
		expect(play).toHaveBeenCalledTimes(1);
	});
});

describe('a film of the builder’s own in the lightbox', () => {
	const SETTINGS = { type: 'video', videoType: 'youtube', url: 'https://youtu.be/XHOmBV4js_E' };
	const STOCK = `<div class="elementor-wrapper elementor-open-lightbox"><div class="elementor-custom-embed-image-overlay"
		data-elementor-open-lightbox="yes" data-elementor-lightbox='${JSON.stringify({ ...SETTINGS, autoplay: '', modalOptions: {} })}'>
		<img><div class="elementor-custom-embed-play" role="button" tabindex="0"></div></div></div>`;
	const cover = () => find('.elementor-custom-embed-image-overlay') as HTMLElement;

	it('is an action of the page', async () => {
		const detach = await start(STOCK);
		const action = parseUrlAction(cover().dataset.elementorAction);
		expect(action).toEqual({ name: 'lightbox', settings: { ...SETTINGS, autoplay: false } });
		detach();
		expect(cover().dataset.elementorAction).toBeUndefined();
	});

	it.each(['Enter', ' '])('opens on the key “%s”, which does not scroll', async (name) => {
		const detach = await start(STOCK);
		const onClick = vi.fn();
		cover().addEventListener('click', onClick);
		expect(press(find('[role=button]'), key('Tab'))).toBe(false);
		expect(press(find('[role=button]'), key(name))).toBe(true);
		expect(onClick).toHaveBeenCalledTimes(1);
		detach();
		expect(press(find('[role=button]'), key(name))).toBe(false);
	});
});

describe('a film that starts by itself', () => {
	const film = (plays: string) => `<video class="elementor-video" data-plays="${plays}"></video>`;
	const see = (isSeen: boolean) => viewport.report(find('video') as HTMLElement, isSeen);

	it('plays while it is seen', async () => {
		const detach = await start(film('wide'));
		see(false);
		expect(play).not.toHaveBeenCalled();
		see(true);
		expect(play).toHaveBeenCalledTimes(1);
		see(false);
		expect(pause).toHaveBeenCalledTimes(1);
		detach();
		expect(viewport.observed()).toBe(0);
	});

	it('stays as its visitor left it', async () => {
		await start(film('wide'));
		see(true);
		(find('video') as HTMLVideoElement).pause();
		see(false);
		see(true);
		expect(play).toHaveBeenCalledTimes(1);
	});

	it('stands where less motion is wanted', async () => {
		setReduced(true);
		await start(film('wide'));
		see(true);
		expect(play).not.toHaveBeenCalled();
	});

	it.each([
		['wide', 0],
		['everywhere', 1],
	])('on a phone, where it is to play %s, plays %s times', async (plays, times) => {
		vi.mocked(currentDevice).mockReturnValueOnce('mobile');
		await start(film(plays));
		see(true);
		expect(play).toHaveBeenCalledTimes(times);
	});
});

describe('the empty box of the builder’s own', () => {
	const SETTINGS = {
		youtube_url: 'https://youtu.be/XHOmBV4js_E',
		video_type: 'youtube',
		mute: 'yes',
	};
	const BOX =
		'<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>';
	const LINKED = `<div class="elementor-wrapper elementor-open-inline"><a class="embed-link" href="https://vimeo.com/235215203">Vimeo</a>
		<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Play" tabindex="0"><i class="eicon-play"></i></div></div></div>`;

	it('gets the link to the film, which a press loads', async () => {
		await start(BOX, SETTINGS);
		const link = find('a.e-click-to-load') as HTMLAnchorElement;
		expect(link.href).toBe('https://www.youtube.com/watch?v=XHOmBV4js_E');
		expect(link.textContent).toBe('Play the film from YouTube');
		expect(find('iframe')).toBeNull();
		link.addEventListener('click', (event) => event.preventDefault(), { once: true });
		expect(link.dataset.frameSrc).toMatch(
			/^https:\/\/www\.youtube-nocookie\.com\/embed\/XHO.*mute=1/,
		);
		expect(link.dataset.frameSandbox).toContain('allow-scripts');
	});

	it('that our server put a link into keeps its picture, without a button in a link', async () => {
		await start(LINKED, { video_type: 'vimeo' });
		const link = find('a.e-click-to-load') as HTMLAnchorElement;
		expect(link.dataset.frameSrc).toMatch(/^https:\/\/player\.vimeo\.com\/video\/235215203\?/);
		expect(link.querySelector('.elementor-custom-embed-image-overlay i')).not.toBeNull();
		expect(element.querySelectorAll('.elementor-custom-embed-image-overlay')).toHaveLength(1);
		expect(element.querySelector('[role=button], [tabindex]')).toBeNull();
	});

	it.each([BOX, LINKED])('is as it was once the handler has gone: %s', async (markup) => {
		const detach = await start(markup, SETTINGS);
		detach();
		expect(find('a.e-click-to-load')).toBeNull();
		expect(element.querySelectorAll('*')).toHaveLength(
			new DOMParser().parseFromString(markup, 'text/html').body.querySelectorAll('*').length,
		);
	});

	it('stays as it is where nothing names a film', async () => {
		await start(BOX, { youtube_url: 'https://evil.example/watch?v=XHOmBV4js_E' });
		expect(find('a')).toBeNull();
		expect(find('div.elementor-video')).not.toBeNull();
	});
});
