// @vitest-environment happy-dom

import type { Popup } from '@outrigger/rules/popups/popup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMemory } from '../browser/storage';
import { popupWith, putPopups } from './testing/put-popups';

const NOW = Date.UTC(2026, 4, 30, 12);
const page = { attach: vi.fn(), detach: vi.fn() };
const openPopup = vi.fn();
const loadDialogs = vi.fn(async () => ({ openPopup }));
const takeClicks = vi.fn((): EventTarget[] => []);
const stored = () => JSON.parse(localStorage.getItem('elementor') ?? '{}');
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const atLoad = (rest: Partial<Popup> = {}) =>
	popupWith({ triggers: { page_load: { delay: 5 } }, ...rest });

/** Starts the popups of a page that has just been loaded. */
async function start(popups: readonly Popup[] = []): Promise<void> {
	putPopups(popups);
	vi.resetModules();
	const { startPopups } = await import('./start');
	startPopups(page, takeClicks, loadDialogs);
}

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
	localStorage.clear();
	sessionStorage.clear();
	forgetMemory();
	document.body.replaceChildren();
	vi.clearAllMocks();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(document, 'prerendering');
});

describe('the popups of a page', () => {
	it('are started with the visit counted, once', async () => {
		await start();
		expect(stored()).toMatchObject({ pageViews: 1, sessions: 1 });
	});

	it('are started only when a page that was rendered ahead is shown', async () => {
		Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
		await start([atLoad()]);
		await settle(60_000);
		expect(stored()).toEqual({});
		expect(openPopup).not.toHaveBeenCalled();
		document.dispatchEvent(new Event('prerenderingchange'));
		expect(stored()).toMatchObject({ pageViews: 1 });
		await settle(5000);
		expect(openPopup.mock.calls).toEqual([[12, 'trigger']]);
	});

	it('open at their trigger, after their code was fetched in an idle moment', async () => {
		await start([atLoad()]);
		await settle(4999);
		expect(loadDialogs).toHaveBeenCalledOnce();
		expect(openPopup).not.toHaveBeenCalled();
		await settle(1);
		expect(openPopup.mock.calls).toEqual([[12, 'trigger']]);
		expect(loadDialogs).toHaveBeenCalledOnce();
	});

	it('fetch nothing before the first input where only an input can open them', async () => {
		await start([popupWith({ triggers: { click: { times: 2 } } })]);
		await settle(60_000);
		expect(loadDialogs).not.toHaveBeenCalled();
		document.body.click();
		window.dispatchEvent(new Event('pointerdown'));
		await settle(2000);
		expect(loadDialogs).toHaveBeenCalledOnce();
		expect(openPopup).not.toHaveBeenCalled();
		document.body.click();
		await settle();
		expect(openPopup.mock.calls).toEqual([[12, 'trigger']]);
		expect(loadDialogs).toHaveBeenCalledOnce();
	});

	it.each([
		['is only linked to', atLoad({ triggers: null })],
		['has no trigger', atLoad({ triggers: {} })],
		['has a rule that is not met', atLoad({ timing: { devices: { devices: [] } } })],
	])('fetch nothing for one that %s', async (_, popup) => {
		await start([popup]);
		await settle(60_000);
		expect(loadDialogs).not.toHaveBeenCalled();
	});

	it('stay away where their count was reached in another tab since they were armed', async () => {
		await start([atLoad({ timing: { times: { times: 1, period: null, count: 'open' } } })]);
		localStorage.setItem('elementor', JSON.stringify({ ...stored(), popup_12_times: 1 }));
		await settle(60_000);
		expect(openPopup).not.toHaveBeenCalled();
	});

	it('fetch their code again after a fetch that failed', async () => {
		vi.stubGlobal('reportError', vi.fn());
		loadDialogs.mockRejectedValueOnce(new Error('offline'));
		await start([atLoad()]);
		await settle(60_000);
		expect(loadDialogs).toHaveBeenCalledTimes(2);
		expect(openPopup).toHaveBeenCalledOnce();
	});

	it('open for clicks from before they were there', async () => {
		document.body.innerHTML = '<button class="open"></button>';
		const button = document.querySelector('button') as HTMLElement;
		takeClicks.mockReturnValueOnce([button]);
		await start([popupWith(), popupWith({ id: 13, settings: { open_selector: '.open' } })]);
		await settle();
		expect(openPopup.mock.calls).toEqual([[13, 'selector', button]]);
		button.click();
		await settle();
		expect(openPopup).toHaveBeenCalledTimes(2);
	});

	it('open at once and only once where an editor previews them, against all rules, and count nothing', async () => {
		putPopups([atLoad({ timing: { devices: { devices: [] }, page_views: { views: 1 } } })]);
		document.querySelector('template')?.setAttribute('data-popup-preview', '');
		await start();
		await settle(60_000);
		expect(openPopup.mock.calls).toEqual([[12, 'preview']]);
		expect(stored()).toEqual({});
	});

	it('are the readable ones: an entry that is no popup is left out', async () => {
		document.body.innerHTML = '<template data-elementor-popup="junk"></template>';
		await start([atLoad()]);
		await settle(5000);
		expect(openPopup).toHaveBeenCalledOnce();
	});
});
