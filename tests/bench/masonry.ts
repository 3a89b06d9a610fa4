/**
 * What five hundred pictures in a masonry cost a layout, beside the same in a plain CSS grid; and what scrolling over
 * the gallery page costs, at a quarter of the processor's speed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { DEFAULT_BREAKPOINTS } from '../../domain/breakpoints';
import { findBrowser } from '../../scripts/find-browser';
import { galleryCss } from '../../web/widgets/gallery/gallery-css';
import { startBuiltSite } from '../support/built-site';
import { judge } from './support/judge';
import { median } from './support/median';

const PICTURES = 500;
const ROUNDS = 15;
const CPU_SLOWDOWN = 4;
/** Of a plain grid's time: what a visitor who turns a phone does not notice. */
const LAYOUT_BAR = 1.5;
/** What browsers call a long task. */
const LONG_TASK_MS = 50;

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
	const shapes = Array.from(
		{ length: PICTURES },
		(_, index) => [1.5, 0.56, 1, 1.25, 0.67][(index * 7919) % 5] ?? 1,
	);
	const own = (layout: string) =>
		`<style>${css}${galleryCss('.g', { columns: 5 }, DEFAULT_BREAKPOINTS, layout === 'masonry' ? shapes : null)}</style>
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
	const site = await startBuiltSite();
	const page = await on.newPage({ viewport: { width: 1280, height: 800 } });
	await page.goto(`${site.origin}/gallery/`, { waitUntil: 'networkidle' });
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	await page.evaluate(() => {
		const tasks: number[] = [];
		Object.assign(window, { longTasks: tasks });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) tasks.push(duration);
		}).observe({ type: 'longtask' });
	});
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let y = 0; y < height; y += 200) {
		await page.mouse.wheel(0, 200);
		await page.waitForTimeout(50);
	}
	const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as number[]);
	await page.close();
	await site.stop();
	const longest = Math.max(0, ...tasks);
	judge({
		what: 'longest task while scrolling over the gallery page, 4× slower processor',
		value: longest,
		unit: 'ms',
		atMost: LONG_TASK_MS,
		sides: `${tasks.length} tasks above ${LONG_TASK_MS} ms`,
	});
}
