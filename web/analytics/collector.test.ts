// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUNDLE_MS, type Collector, startCollector, VISITOR_KEY, WAITING_KEY } from './collector';

const beacon = vi.fn<(address: string, body: string) => boolean>();
const asked = vi.fn<(address: string) => Promise<Response>>();
let isOnline: boolean;
let collector: Collector;

const start = () => {
	collector = startCollector('G-AB12', 'https://collect.example/g/collect');
};
const pass = () => vi.advanceTimersByTimeAsync(BUNDLE_MS);
/** Names of the events that were sent in each hit. */
const sent = () =>
	beacon.mock.calls.map(([, body]) =>
		body.split('\n').map((line) => new URLSearchParams(line).get('en')),
	);
const last = () => new URLSearchParams(beacon.mock.calls.at(-1)?.[1].split('\n').at(-1));
const tell = (type: string, detail: object, target: EventTarget = window) =>
	target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));

beforeEach(() => {
	vi.useFakeTimers();
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
	collector.end();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('the collector', () => {
	it('counts the view of the page, of somebody new first', async () => {
		start();
		expect(beacon).not.toHaveBeenCalled();
		await pass();
		expect(sent()).toEqual([['page_view']]);
		const [address = '', body = ''] = beacon.mock.calls[0] ?? [];
		expect(address).toMatch(
			/^https:\/\/collect\.example\/g\/collect\?v=2&tid=G-AB12&cid=\d+\.\d+&/,
		);
		expect(body).toBe('en=page_view&_fv=1&_ss=1');
		collector.end();
	});

	it('knows the browser again, as long as it may', async () => {
		start();
		await pass();
		const first = new URL(beacon.mock.calls[0]?.[0] ?? '').searchParams.get('cid');
		const stored = localStorage.getItem(VISITOR_KEY) ?? '';
		collector.end();
		expect(localStorage.getItem(VISITOR_KEY)).toBeNull();
		localStorage.setItem(VISITOR_KEY, stored);
		start();
		await pass();
		expect(new URL(beacon.mock.calls[1]?.[0] ?? '').searchParams.get('cid')).toBe(first);
		expect(beacon.mock.calls[1]?.[1]).toBe('en=page_view');
	});

	it('sends what happens together in one hit, and what waits when the page is left', () => {
		start();
		tell('elementor/popup/show', { id: 31, reason: 'trigger' });
		dispatchEvent(new Event('pagehide'));
		expect(sent()).toEqual([['page_view', 'popup_shown']]);
		dispatchEvent(new Event('pagehide'));
		expect(beacon).toHaveBeenCalledTimes(1);
	});

	it('asks where the browser takes no beacon, an event at a time', async () => {
		beacon.mockReturnValue(false);
		start();
		tell('elementor/popup/hide', { id: 31, reason: 'escape' });
		await pass();
		expect(asked.mock.calls.map(([address]) => new URL(address).searchParams.get('en'))).toEqual([
			'page_view',
			'popup_closed',
		]);
		expect(sessionStorage.getItem(WAITING_KEY)).toBeNull();
	});

	it('keeps what cannot be sent without a network, also for the next page', async () => {
		isOnline = false;
		start();
		await pass();
		expect(beacon).not.toHaveBeenCalled();
		expect(sessionStorage.getItem(WAITING_KEY)).toContain('en=page_view');
		isOnline = true;
		dispatchEvent(new Event('online'));
		expect(sent()).toEqual([['page_view']]);
		expect(sessionStorage.getItem(WAITING_KEY)).toBeNull();
	});

	it('keeps what was asked for in vain', async () => {
		beacon.mockReturnValue(false);
		asked.mockRejectedValue(new TypeError('no network'));
		start();
		await pass();
		expect(sessionStorage.getItem(WAITING_KEY)).toContain('en=page_view');
	});

	it('drops what waits and forgets the visitor when it is ended, whatever still comes back', async () => {
		beacon.mockReturnValue(false);
		let refuse = () => {};
		asked.mockReturnValue(
			new Promise((_, reject) => {
				refuse = () => reject(new TypeError('no network'));
			}),
		);
		start();
		await pass();
		tell('elementor/popup/show', { id: 1 });
		collector.end();
		refuse();
		await pass();
		dispatchEvent(new Event('online'));
		tell('elementor/popup/show', { id: 2 });
		await pass();
		expect(asked).toHaveBeenCalledTimes(1);
		expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
	});

	it('holds no more than a hundred events, and sends twenty at a time', async () => {
		isOnline = false;
		start();
		for (let id = 1; id <= 100; id++) tell('elementor/popup/show', { id });
		isOnline = true;
		await pass();
		expect(sent().map(({ length }) => length)).toEqual([20, 20, 20, 20, 20]);
		expect(sent().flat()).not.toContain('page_view');
	});
});

describe('what it sees', () => {
	const click = (html: string) => {
		document.body.innerHTML = html;
		document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
		document.body
			.querySelector('i')
			?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
	};
	const seen = async () => {
		await pass();
		return Object.fromEntries(last());
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
	])('%s', async (html, expected) => {
		start();
		click(html);
		expect(await seen()).toMatchObject(expected);
	});

	it.each([
		'<a href="/here/"><i></i></a>',
		'<a href="mailto:a@b.example"><i></i></a>',
		'<div data-consent-purpose="social"><a class="e-click-to-load" href="https://facebook.com/"><i></i></a></div>',
		'<i></i>',
	])('nothing in %s', async (html) => {
		start();
		click(html);
		expect((await seen()).en).toBe('page_view');
	});

	it('a form that was sent', async () => {
		document.body.innerHTML = '<div data-id="ab12"><form name="Enquiry"></form></div>';
		start();
		tell('submit_success', {}, document.querySelector('form') as HTMLFormElement);
		expect(await seen()).toEqual({
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
		await pass();
		expect(sent()).toEqual([['page_view', 'filter']]);
		expect(last().get('ep.filters')).toBe('boat_type=tender');
	});

	it('how far a film of the site’s own is watched, each part once', async () => {
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
		await pass();
		const lines =
			beacon.mock.calls[0]?.[1].split('\n').map((line) => new URLSearchParams(line)) ?? [];
		expect(lines.slice(1).map((line) => [line.get('en'), line.get('epn.video_percent')])).toEqual([
			['video_start', '0'],
			['video_progress', '10'],
			['video_progress', '25'],
			['video_progress', '50'],
			['video_progress', '75'],
			['video_complete', '100'],
		]);
	});

	it('films of a playlist, by what it tells', async () => {
		start();
		tell(
			'elementor-video-playList',
			{ event: { type: 'videoStart' }, video: { title: 'Bay' } },
			document.body,
		);
		tell('elementor-video-playList', { event: { type: 'toString' } }, document.body);
		await pass();
		expect(sent()).toEqual([['page_view', 'video_start']]);
	});
});
