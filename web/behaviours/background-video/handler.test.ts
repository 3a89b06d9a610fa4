// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

vi.mock('../../browser/adopt-sheet', () => ({ adoptSheet: vi.fn() }));
vi.mock('../../browser/device', () => ({ currentDevice: vi.fn(() => 'desktop') }));
const { currentDevice } = await import('../../browser/device');
const lead = { play: vi.fn(), pause: vi.fn(), seek: vi.fn(), end: vi.fn() };
let say: (state: 'playing' | 'paused' | 'ended') => void = () => {};
vi.mock('../../ui/film/talk-to-film', () => ({
	talkToFilm: (_frame: unknown, _film: unknown, onState: typeof say) => {
		say = onState;
		return lead;
	},
}));

const viewport = installFakeViewport();
const page = { attach: () => {}, detach: () => {} };
const play = vi.fn(async () => {});
const pause = vi.fn();
let setReduced: (isReduced: boolean) => void;
let element: HTMLElement;
let detach: () => void = () => {};

const OURS =
	'<div class="elementor-background-video-container"><video src="/sea.mp4"></video></div>';
const STOCK =
	'<div class="elementor-background-video-container"><video class="elementor-background-video-hosted" autoplay muted loop></video></div>';
const EMBED =
	'<div class="elementor-background-video-container"><div class="elementor-background-video-embed" role="presentation"></div></div>';

beforeEach(() => {
	vi.clearAllMocks();
	setReduced = fakeReducedMotion();
	HTMLMediaElement.prototype.play = play;
	HTMLMediaElement.prototype.pause = pause;
});
afterEach(() => {
	detach();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

async function start(inside: string, settings: object = {}, tag = 'div'): Promise<void> {
	document.body.innerHTML = `<${tag}>${inside}</${tag}>`;
	element = document.body.firstElementChild as HTMLElement;
	detach = await attach(element, settings, page);
}
const film = () => element.querySelector('video') as HTMLVideoElement;
const button = () => element.querySelector('button');
const see = (isSeen: boolean) => viewport.report(element, isSeen);

describe('a film of our own behind an element', () => {
	it('plays silently while it is seen', async () => {
		await start(OURS);
		expect(play).not.toHaveBeenCalled();
		see(true);
		expect([play.mock.calls.length, film().muted, film().loop]).toEqual([1, true, true]);
		see(false);
		expect(pause).toHaveBeenCalledTimes(1);
	});

	it('is stopped by a button, and started again', async () => {
		await start(OURS);
		expect(button()?.getAttribute('aria-label')).toBe('Play the background film');
		see(true);
		expect(button()?.getAttribute('aria-label')).toBe('Pause the background film');
		button()?.click();
		expect(pause).toHaveBeenCalledTimes(1);
		see(false);
		see(true);
		expect(play).toHaveBeenCalledTimes(1);
		button()?.click();
		expect(play).toHaveBeenCalledTimes(2);
	});

	it('stands where less motion is wanted, until the button is pressed', async () => {
		setReduced(true);
		await start(OURS);
		see(true);
		expect(play).not.toHaveBeenCalled();
		button()?.click();
		expect(play).toHaveBeenCalledTimes(1);
	});

	it('plays the part that its editor chose, again and again or once', async () => {
		const times = { background_video_start: '2', background_video_end: 4 };
		await start(OURS, times);
		see(true);
		const at = (seconds: number) => {
			film().currentTime = seconds;
			film().dispatchEvent(new Event('timeupdate'));
			return film().currentTime;
		};
		film().dispatchEvent(new Event('loadedmetadata'));
		expect([film().currentTime, film().loop]).toEqual([2, false]);
		expect([at(3.9), at(4)]).toEqual([3.9, 2]);
		detach();
		pause.mockClear();
		await start(OURS, { ...times, background_play_once: 'yes' });
		see(true);
		expect(at(4)).toBe(4);
		expect(pause).toHaveBeenCalledTimes(1);
	});

	it.each([
		[{}, null],
		[{ background_play_on_mobile: 'yes' }, 'button'],
	])('is left out on phones unless its editor allows it: %j', async (settings, has) => {
		vi.mocked(currentDevice).mockReturnValueOnce('mobile');
		await start(OURS, settings);
		expect(button()?.localName ?? null).toBe(has);
	});

	it('is left out in a link, which can hold no button', async () => {
		await start(OURS, {}, 'a');
		expect(button()).toBeNull();
	});

	it('leaves nothing behind', async () => {
		await start(OURS);
		see(true);
		film().dispatchEvent(new Event('playing'));
		expect(film().dataset.state).toBe('playing');
		detach();
		expect([button(), film().dataset.state, viewport.observed()]).toEqual([null, undefined, 0]);
	});
});

describe('the film that WordPress left empty', () => {
	it('gets its file from the settings, by the path that this host serves', async () => {
		const link = 'https://cms.example/wp-content/uploads/2026/05/sea.mp4';
		await start(STOCK, { background_video_link: link });
		expect(film().getAttribute('src')).toBe('/wp-content/uploads/2026/05/sea.mp4');
		expect(film().autoplay).toBe(false);
	});

	it.each(['https://evil.example/sea.mp4', 'javascript:alert(1)', 7, undefined])(
		'stays empty where that names nothing of ours: %s',
		async (background_video_link) => {
			await start(STOCK, { background_video_link });
			expect([film().getAttribute('src'), button()]).toEqual([null, null]);
		},
	);
});

describe('a film at a service behind an element', () => {
	const SETTINGS = {
		background_video_link: 'https://youtu.be/XHOmBV4js_E',
		background_video_start: 12,
	};
	const frame = () => element.querySelector('iframe');

	it('is not fetched before a press on its button', async () => {
		await start(EMBED, SETTINGS);
		see(true);
		expect(frame()).toBeNull();
		button()?.click();
		expect(frame()?.src).toMatch(
			/^https:\/\/www\.youtube-nocookie\.com\/embed\/XHOmBV4js_E\?autoplay=1&playsinline=1&mute=1&controls=0&rel=0&start=12&enablejsapi=1/,
		);
		expect(frame()?.sandbox.contains('allow-scripts')).toBe(true);
		see(true);
		expect(button()?.getAttribute('aria-label')).toBe('Pause the background film');
	});

	it('is shown when it plays, begins again where it began, and stops out of view', async () => {
		await start(EMBED, SETTINGS);
		button()?.click();
		see(true);
		say('playing');
		expect(frame()?.dataset.state).toBe('playing');
		say('ended');
		expect(lead.seek).toHaveBeenCalledWith(12);
		see(false);
		expect(lead.pause).toHaveBeenCalled();
		detach();
		expect([frame(), lead.end.mock.calls.length]).toEqual([null, 1]);
	});
});
