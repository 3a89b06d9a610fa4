// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCollector, VISITOR_KEY, WAITING_KEY } from './collector';

const beacon = vi.fn<(address: string) => boolean>();
const asked = vi.fn<(address: string) => Promise<Response>>();
let isOnline: boolean;
let end: () => void;

const start = () => {
	end = startCollector('https://collect.example/g/collect?v=2&tid=G-AB12');
};
const hitsOf = (fn: typeof beacon | typeof asked) =>
	fn.mock.calls.map(([address]) => Object.fromEntries(new URL(address).searchParams));
const namesOf = (fn: typeof beacon | typeof asked) => hitsOf(fn).map(({ en }) => en);
const last = () => hitsOf(beacon).at(-1) ?? {};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const tell = (type: string, detail: object, target: EventTarget = window) =>
	target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	history.replaceState(null, '', '/fleet/');
	document.body.innerHTML = '';
	isOnline = true;
	beacon.mockReset().mockReturnValue(true);
	asked.mockReset().mockResolvedValue(new Response());
	Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
	Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
	vi.stubGlobal('fetch', asked);
});
afterEach(() => {
	end();
	vi.unstubAllGlobals();
});

describe('the collector', () => {
	it('counts the view of the page at once, for a new visitor first', () => {
		start();
		expect(beacon.mock.calls[0]?.[0]).toMatch(/^https:\/\/collect\.example\/g\/collect\?v=2&/);
		expect(hitsOf(beacon)).toMatchObject([
			{
				en: 'page_view',
				tid: 'G-AB12',
				cid: expect.stringMatching(/^\d+\.\d+$/),
				_fv: '1',
				_ss: '1',
			},
		]);
	});

	it('knows the browser again, as long as it may', () => {
		start();
		const stored = localStorage.getItem(VISITOR_KEY) ?? '';
		end();
		expect(localStorage.getItem(VISITOR_KEY)).toBeNull();
		localStorage.setItem(VISITOR_KEY, stored);
		start();
		const [first, again] = hitsOf(beacon);
		expect(again?.cid).toBe(first?.cid);
		expect(again).not.toHaveProperty('_fv');
		expect(again).not.toHaveProperty('_ss');
	});

	it('uses a request where the browser takes no beacon', async () => {
		beacon.mockReturnValue(false);
		start();
		tell('elementor/popup/hide', { id: 31, reason: 'escape' });
		expect(namesOf(asked)).toEqual(['page_view', 'popup_closed']);
		expect(hitsOf(asked)[1]).toMatchObject({ 'ep.popup_id': '31', 'ep.reason': 'escape' });
		await settle();
		expect(sessionStorage.getItem(WAITING_KEY)).toBeNull();
	});

	it('keeps hits that cannot be sent without a network, each with its page', () => {
		isOnline = false;
		start();
		history.replaceState(null, '', '/gallery/');
		tell('elementor/popup/show', { id: 31 });
		expect(beacon).not.toHaveBeenCalled();
		history.replaceState(null, '', '/stories/');
		isOnline = true;
		dispatchEvent(new Event('online'));
		expect(hitsOf(beacon).map(({ en, dl }) => [en, new URL(dl ?? '').pathname])).toEqual([
			['page_view', '/fleet/'],
			['popup_shown', '/gallery/'],
		]);
		dispatchEvent(new Event('online'));
		expect(beacon).toHaveBeenCalledTimes(2);
	});

	it('sends on the next page the hits that waited on the last', () => {
		sessionStorage.setItem(WAITING_KEY, '&en=click\n&en=share');
		start();
		expect(namesOf(beacon)).toEqual(['click', 'share', 'page_view']);
		expect(sessionStorage.getItem(WAITING_KEY)).toBeNull();
	});

	it('keeps hits whose request failed', async () => {
		beacon.mockReturnValue(false);
		asked.mockRejectedValue(new TypeError('no network'));
		start();
		await settle();
		expect(sessionStorage.getItem(WAITING_KEY)).toContain('en=page_view');
	});

	it('drops waiting hits and forgets the visitor when it is ended, even if a request fails later', async () => {
		beacon.mockReturnValue(false);
		asked.mockRejectedValue(new TypeError('no network'));
		start();
		isOnline = false;
		tell('elementor/popup/show', { id: 1 });
		end();
		isOnline = true;
		await settle();
		dispatchEvent(new Event('online'));
		tell('elementor/popup/show', { id: 2 });
		expect(namesOf(asked)).toEqual(['page_view']);
		expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
	});

	it('keeps at most a hundred events', () => {
		isOnline = false;
		start();
		for (let id = 1; id <= 100; id++) tell('elementor/popup/show', { id });
		isOnline = true;
		dispatchEvent(new Event('online'));
		expect(namesOf(beacon)).toEqual(Array.from({ length: 100 }, () => 'popup_shown'));
	});
});

describe('the events that it sees', () => {
	const click = (html: string) => {
		document.body.innerHTML = html;
		document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
		document.body
			.querySelector('i')
			?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
	};
	it.each([
		[
			'<a href="https://x.example/a?b=1"><i></i></a>',
			{ en: 'click', 'ep.link_domain': 'x.example', 'ep.outbound': 'true' },
		],
		[
			'<button class="elementor-share-btn elementor-share-btn_copy-link"><i></i></button>',
			{ en: 'share', 'ep.method': 'copy-link', 'ep.item_id': '/fleet/' },
		],
		[
			'<a class="e-click-to-load" href="https://vimeo.com/1"><i></i></a>',
			{ en: 'video_start', 'ep.video_provider': 'vimeo.com' },
		],
	])('%s', (html, expected) => {
		start();
		click(html);
		expect(last()).toMatchObject(expected);
	});

	it.each([
		'<a href="/here/"><i></i></a>',
		'<a href="mailto:a@b.example"><i></i></a>',
		'<div data-consent-purpose="social"><a class="e-click-to-load" href="https://facebook.com/"><i></i></a></div>',
		'<blockquote data-consent-purpose="social"><a class="e-network-post__facade" href="https://x.com/"><i></i></a></blockquote>',
		'<i></i>',
	])('nothing in %s', (html) => {
		start();
		click(html);
		expect(namesOf(beacon)).toEqual(['page_view']);
	});

	it('a form that was sent', () => {
		document.body.innerHTML = '<div data-id="ab12"><form name="Enquiry"></form></div>';
		start();
		tell('submit_success', {}, document.querySelector('form') as HTMLFormElement);
		expect(last()).toMatchObject({
			en: 'form_submit',
			'ep.form_id': 'ab12',
			'ep.form_name': 'Enquiry',
		});
	});

	it('a filter, once for each change', async () => {
		start();
		const { pushAddress } = await import('../browser/location');
		pushAddress('/fleet/?e-filter-a1-boat_type=tender&x=1');
		pushAddress('/fleet/?e-filter-a1-boat_type=tender&x=2');
		pushAddress('/fleet/');
		expect(namesOf(beacon)).toEqual(['page_view', 'filter']);
		expect(last()['ep.filters']).toBe('boat_type=tender');
	});

	it('the watched parts of the site’s own films, each part once', () => {
		document.body.innerHTML =
			'<video></video><div class="elementor-background-video-container"><video></video></div>';
		start();
		const [film, background] = document.querySelectorAll('video');
		for (const [at, type] of [
			[0, 'play'],
			[24, 'timeupdate'],
			[55, 'timeupdate'],
			[56, 'timeupdate'],
			[100, 'ended'],
		] as const) {
			for (const video of [film, background]) {
				Object.defineProperties(video, {
					currentTime: { value: at, configurable: true },
					duration: { value: 100, configurable: true },
				});
				video?.dispatchEvent(new Event(type));
			}
		}
		const films = hitsOf(beacon).slice(1);
		expect(films.map((hit) => [hit.en, hit['epn.video_percent']])).toEqual([
			['video_start', '0'],
			['video_progress', '10'],
			['video_progress', '25'],
			['video_progress', '50'],
			['video_progress', '75'],
			['video_complete', '100'],
		]);
	});

	it('films of a playlist, by its events', () => {
		start();
		tell(
			'elementor-video-playList',
			{ event: { type: 'videoStart' }, video: { title: 'Bay' } },
			document.body,
		);
		tell('elementor-video-playList', { event: { type: 'toString' } }, document.body);
		expect(namesOf(beacon)).toEqual(['page_view', 'video_start']);
	});
});
