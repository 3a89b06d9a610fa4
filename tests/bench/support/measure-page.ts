import type { Browser, CDPSession, Page } from 'playwright';

/** The measures of a page on a slow phone; times in ms. */
export interface PageMeasure {
	/** Largest contentful paint. */
	lcp: number;
	layoutShift: number;
	/** Tasks over 50 ms during the load and during the scroll through the page. */
	longTasks: number[];
	/** Main-thread time of script before any input. */
	scriptMs: number;
}

/** An average phone: 4 times slower than this machine, with 1.6 Mbit/s and 150 ms round trip. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const CPU_SLOWDOWN = 4;
const NETWORK = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};
/** The wait in milliseconds after which idle callbacks and their requests are done. */
const SETTLE_MS = 1_000;
const SCROLL_STEPS = 8;
const SCROLL_STEP_MS = 100;

interface Observed {
	lcp: number;
	layoutShift: number;
	longTasks: number[];
}

interface LayoutShift {
	value: number;
	hadRecentInput: boolean;
}

/** Opens an address with an empty cache, waits until nothing moves, then scrolls through it. */
export async function measurePage(browser: Browser, address: string): Promise<PageMeasure> {
	const context = await browser.newContext({ ...PHONE, isMobile: true, hasTouch: true });
	try {
		const page = await context.newPage();
		const devtools = await context.newCDPSession(page);
		await throttle(devtools);
		await page.addInitScript(observe);
		await page.goto(address, { waitUntil: 'load' });
		await page.waitForTimeout(SETTLE_MS);
		const loaded = await observed(page);
		const before = { scriptMs: await scriptMs(devtools) };
		for (let step = 0; step < SCROLL_STEPS; step += 1) {
			await page.mouse.wheel(0, PHONE.viewport.height / 2);
			await page.waitForTimeout(SCROLL_STEP_MS);
		}
		const { layoutShift, longTasks } = await observed(page);
		return { lcp: loaded.lcp, layoutShift, longTasks, ...before };
	} finally {
		await context.close();
	}
}

async function throttle(devtools: CDPSession): Promise<void> {
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', NETWORK);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	await devtools.send('Performance.enable');
}

async function scriptMs(devtools: CDPSession): Promise<number> {
	const { metrics } = await devtools.send('Performance.getMetrics');
	return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

/**
 * Runs in the page before anything else. It contains no named function, because tsx would add a call of a helper that
 * the page lacks.
 */
function observe(): void {
	const state: Observed = { lcp: 0, layoutShift: 0, longTasks: [] };
	Object.assign(window, { observed: state });
	for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
				if (type === 'largest-contentful-paint') state.lcp = entry.startTime;
				else if (type === 'longtask') state.longTasks.push(entry.duration);
				else if (!entry.hadRecentInput) state.layoutShift += entry.value;
			}
		}).observe({ type, buffered: true });
	}
}

function observed(page: Page): Promise<Observed> {
	return page.evaluate(() => {
		const { observed: state } = window as unknown as { observed: Observed };
		return { ...state, longTasks: [...state.longTasks] };
	});
}
