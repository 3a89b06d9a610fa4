/**
 * The layout cost of five hundred pictures in a masonry, compared with the same in a plain CSS grid; and the cost of
 * scrolling over the gallery page, at a quarter of the processor's speed.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { galleryCss } from '@outrigger/elements/widgets/gallery/gallery-css';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { startBuiltSite } from '../support/built-site';
import { judge } from './support/judge';
import { median } from './support/median';

const PICTURES = 500;
const ROUNDS = 15;
const CPU_SLOWDOWN = 4;
/** The largest allowed multiple of a plain grid's time, which a visitor who turns a phone does not notice. */
const LAYOUT_BAR = 1.5;
/** The duration from which browsers call a task long, in milliseconds. */
const LONG_TASK_MS = 50;

const SCROLL_STEP_PX = 200;

/** Chromium's record of a task; `tdur` is the processor's time in microseconds. */
interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	tdur?: number;
}

const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
await judgeLayout(browser);
await judgeScroll(browser);
await browser.close();

async function judgeLayout(on: Browser): Promise<void> {
	const css = readFileSync(
		join(import.meta.dirname, '../../web/widgets/gallery/gallery.css'),
		'utf8',
	);
	const pictures = Array.from({ length: PICTURES }, (_, index) => ({
		shape: [1.5, 0.56, 1, 1.25, 0.67][(index * 7919) % 5] ?? 1,
		tags: [],
	}));
	const own = (layout: string) =>
		`<style>${css}${galleryCss('.g', { columns: 5 }, DEFAULT_BREAKPOINTS, pictures, { isMasonry: layout === 'masonry' })}</style>
<div class="g elementor-widget-gallery"><div class="elementor-gallery__container e-gallery-${layout}">${'<a class="e-gallery-item" href="#"><div class="e-gallery-image"><img alt=""></div></a>'.repeat(PICTURES)}</div></div>`;
	const times = {
		masonry: await layouts(on, own('masonry')),
		grid: await layouts(on, own('grid')),
	};
	judge({
		what: 'layout of 500 pictures in a masonry, beside a plain CSS grid',
		value: median(times.masonry) / median(times.grid),
		unit: '×',
		atMost: LAYOUT_BAR,
		sides: `masonry ${median(times.masonry).toFixed(1)} ms, grid ${median(times.grid).toFixed(1)} ms, 4× slower processor`,
	});
}

/** Milliseconds of the layouts after changes of the window's width. */
async function layouts(on: Browser, html: string): Promise<number[]> {
	const page = await on.newPage({ viewport: { width: 1700, height: 900 } });
	await page.setContent(html);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	const times = await page.evaluate((rounds) => {
		const found: number[] = [];
		for (let round = 0; round < rounds; round += 1) {
			document.body.style.width = `${1500 + (round % 2) * 100}px`;
			const start = performance.now();
			document.body.getBoundingClientRect();
			document.querySelector('.e-gallery-item:last-child')?.getBoundingClientRect();
			found.push(performance.now() - start);
		}
		return found;
	}, ROUNDS);
	await page.close();
	return times;
}

async function judgeScroll(on: Browser): Promise<void> {
	// The data folder contains the pictures that the build has made.
	const site = await startBuiltSite({ DATA_DIR: resolve('data') });
	const own = await longestTask(on, `${site.origin}/gallery/`, true);
	const bare = await longestTask(on, `${site.origin}/gallery/`, false);
	await site.stop();
	judge({
		what: 'longest task while scrolling over the gallery page, processor time, 4× slower',
		value: own.longest,
		unit: 'ms',
		atMost: LONG_TASK_MS,
		sides: `${own.long} of ${own.count} tasks above ${LONG_TASK_MS} ms, without script ${bare.long} of ${bare.count}, the longest ${bare.longest.toFixed(0)} ms`,
	});
}

/**
 * Returns the longest task of a page's main thread while its visitor scrolls to its end. It counts processor time,
 * because by the clock every task is long while other jobs use the processor.
 */
async function longestTask(on: Browser, address: string, javaScriptEnabled: boolean) {
	const page = await on.newPage({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });
	await page.goto(address, { waitUntil: 'networkidle' });
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	const { root } = await devtools.send('DOM.getDocument');
	const { model } = await devtools.send('DOM.getBoxModel', { nodeId: root.nodeId });
	await on.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
	for (let y = 0; y < model.height; y += SCROLL_STEP_PX) {
		await page.mouse.wheel(0, SCROLL_STEP_PX);
		await page.waitForTimeout(50);
	}
	const trace = JSON.parse((await on.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	await page.close();
	return judgedTasks(trace.traceEvents);
}

/** The tasks of the thread that computes the page's layout, because events of other threads are not the page's work. */
function judgedTasks(events: readonly TraceEvent[]) {
	const main = new Set(
		events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ pid, tid }) => `${pid} ${tid}`),
	);
	const times = events
		.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
		.map(({ tdur = 0 }) => tdur / 1000);
	return {
		count: times.length,
		long: times.filter((time) => time > LONG_TASK_MS).length,
		longest: Math.max(0, ...times),
	};
}
