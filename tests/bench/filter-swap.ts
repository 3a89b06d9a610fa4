/**
 * The wait of a visitor with a slow machine after a press on a filter of the fleet: from the press until the list has
 * been swapped and painted, against a load of the same address until its list has been painted. Chromium at a quarter
 * of its speed; pictures, scripts and answers of both sides are cached, and no network slows them, which favours the
 * page load.
 */
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { startBuiltSite } from '../support/built-site';
import { judge, show } from './support/judge';
import { median } from './support/median';

const PATH = '/fleet/';
const CPU_SLOWDOWN = 4;
const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;
const BAR = 0.5;

/**
 * Data that the script in the page records. The script runs before anything else there, and contains no named function.
 */
interface Watched {
	/** ms from the press, or from the start of the load, until the list was painted; `undefined` until then. */
	paintedAfter?: number;
}

const site = await startBuiltSite({ DATA_DIR: resolve('data'), RATE_LIMIT: '0' });
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const swaps: number[] = [];
const loads: number[] = [];
const page = await slowPage(browser);
const terms = await termsOf(page);
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
	const term = terms[(round + WARM_UP_ROUNDS) % terms.length] ?? '';
	const swap = await measureSwap(page, term);
	const load = await measureLoad(page, swap.address);
	if (swap.items !== load.items) {
		throw new Error(`${term}: swapped in are ${swap.items} boats, loaded are ${load.items}.`);
	}
	if (round < 0) continue;
	swaps.push(swap.ms);
	loads.push(load.ms);
}
await browser.close();
await site.stop();
judge({
	what: 'a press on a filter against a load of the same address',
	value: median(swaps.map((ms, at) => ms / (loads[at] ?? ms))),
	unit: '×',
	atMost: BAR,
	sides: `press ${show(median(swaps), 'ms')}, load ${show(median(loads), 'ms')}; medians of ${ROUNDS}, the ratio that of the rounds`,
});

async function slowPage(from: Browser): Promise<Page> {
	const context = await from.newContext({ viewport: { width: 1280, height: 900 } });
	const slow = await context.newPage();
	const devtools = await context.newCDPSession(slow);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return slow;
}

async function termsOf(on: Page): Promise<string[]> {
	await on.goto(site.origin + PATH);
	const slugs = await on
		.locator('.e-filter-item:not([data-filter="__all"])')
		.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-filter') ?? ''));
	if (slugs.length === 0) throw new Error(`${PATH} has no filter.`);
	return slugs;
}

async function measureSwap(on: Page, term: string) {
	await on.goto(site.origin + PATH, { waitUntil: 'load' });
	const button = on.locator(`.e-filter-item[data-filter="${term}"]`);
	// The first press also fetches the handler, so it does not count.
	await button.click();
	await on.waitForURL(/e-filter-/);
	await on.goBack();
	await on.waitForFunction(() => !document.querySelector('.e-loading-overlay'));
	await button.evaluate((element) => {
		const state = window as unknown as Watched;
		state.paintedAfter = undefined;
		const before = document.querySelector('.elementor-loop-container');
		const start = performance.now();
		const observer = new MutationObserver(() => {
			if (document.querySelector('.elementor-loop-container') === before) return;
			observer.disconnect();
			requestAnimationFrame(() =>
				requestAnimationFrame(() => {
					state.paintedAfter = performance.now() - start;
				}),
			);
		});
		observer.observe(document.body, { childList: true, subtree: true });
		(element as HTMLElement).click();
	});
	return { address: on.url(), ...(await painted(on)) };
}

async function measureLoad(on: Page, address: string) {
	const opened = await on.context().newPage();
	try {
		const devtools = await on.context().newCDPSession(opened);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
		await opened.addInitScript(() => {
			const state = window as unknown as Watched;
			const observer = new MutationObserver(() => {
				if (!document.querySelector('.elementor-loop-container ~ *, footer')) return;
				observer.disconnect();
				requestAnimationFrame(() =>
					requestAnimationFrame(() => {
						state.paintedAfter = performance.now();
					}),
				);
			});
			observer.observe(document, { childList: true, subtree: true });
		});
		await opened.goto(address, { waitUntil: 'load' });
		return await painted(opened);
	} finally {
		await opened.close();
	}
}

/** Returns the time until the list was painted, and the number of boats in it. */
async function painted(on: Page): Promise<{ ms: number; items: number }> {
	const handle = await on.waitForFunction(() => (window as unknown as Watched).paintedAfter);
	return {
		ms: Number(await handle.jsonValue()),
		items: await on.locator('.elementor-loop-container > .e-loop-item').count(),
	};
}
