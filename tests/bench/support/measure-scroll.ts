import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright';
import { build } from 'vite';
import type { Looks } from '../scroll-contenders/looks';
import type { BenchPage } from '../scroll-contenders/page';
import { median } from './median';

/** The measures of one contender on one page; times in ms. */
export interface ScrollMeasure {
	/**
	 * Processor time of the main thread for script, style and layout until the first frame with the contender was
	 * computed.
	 */
	setUp: number;
	/**
	 * Processor milliseconds of the main thread for each frame while the page scrolls: script, style, layout and paint.
	 * Other work on the machine does not count.
	 */
	perFrame: number;
	/** The number of frames whose gap to the frame before was more than one and a half times the usual gap. */
	dropped: number;
	/** The number of frames that scripts requested in a second without movement, if the caller measures it. */
	idleFrames?: number;
	/** Script in that second. */
	idleScript?: number;
	/**
	 * The visible state of the elements in the window at the end, when they are at rest; empty if the measurement did
	 * not wait for that.
	 */
	shown: Looks[];
}

const VIEWPORT = { width: 1280, height: 900 };
const FRAME_MS = 1000 / 60;
/** The wait in milliseconds after which contenders with smoothing are at rest and GSAP has stopped its ticker. */
const SETTLE_MS = 700;
const IDLE_MS = 1_000;
const STYLES = `
	body { margin: 0 }
	main > div { width: 10%; height: 60px }
	.box { height: 60px; background: #cde; font: 16px/60px sans-serif }
`;

/** The script of a contender, bundled from the real modules, as a page gets it. */
export async function bundleContender(name: string): Promise<string> {
	const output = await build({
		configFile: false,
		logLevel: 'silent',
		publicDir: false,
		define: { 'process.env.NODE_ENV': '"production"' },
		build: {
			write: false,
			lib: {
				entry: join(import.meta.dirname, '..', 'scroll-contenders', `${name}.ts`),
				formats: ['iife'],
				name: 'contender',
			},
		},
	});
	const [built] = Array.isArray(output) ? output : [output];
	const chunk = built && 'output' in built ? built.output[0] : undefined;
	if (!chunk) throw new Error(`${name} did not bundle.`);
	return chunk.code;
}

/**
 * Scrolls a fresh page with a number of elements that a contender moves, then leaves it alone for a second if the
 * caller measures that.
 */
export async function measureScroll(
	browser: Browser,
	script: string,
	count: number,
	{ px, ms, isRestWanted }: { px: number; ms: number; isRestWanted: boolean },
): Promise<ScrollMeasure> {
	const context = await browser.newContext({ viewport: VIEWPORT });
	try {
		const page = await context.newPage();
		const sheet = join(import.meta.dirname, '../../../web/elements/styles/motion.css');
		const styles = STYLES + (await readFile(sheet, 'utf8'));
		await page.setContent(
			`<!doctype html><html lang="en"><title>Scroll</title><style>${styles}</style><body>`,
		);
		await page.addScriptTag({ content: script });
		const bench = await page.evaluateHandle(
			() => (window as unknown as { bench: BenchPage }).bench,
		);
		await bench.evaluate((one, asked) => one.build(asked), count);
		await page.waitForTimeout(SETTLE_MS / 2);
		const devtools = await context.newCDPSession(page);
		await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
		const built = await secondsOf(devtools);
		await bench.evaluate((one) => one.start());
		const started = await secondsOf(devtools);
		await page.waitForTimeout(SETTLE_MS);
		const before = await secondsOf(devtools);
		const gaps = await bench.evaluate((one, way) => one.scroll(way.px, way.ms), { px, ms });
		const after = await secondsOf(devtools);
		if (isRestWanted) await page.waitForTimeout(SETTLE_MS);
		await bench.evaluate((one) => one.framesAsked());
		const atRest = await secondsOf(devtools);
		if (isRestWanted) await page.waitForTimeout(IDLE_MS);
		const rested = await secondsOf(devtools);
		const idleFrames = await bench.evaluate((one) => one.framesAsked());
		const usual = Math.max(FRAME_MS, median(gaps.filter((gap) => gap < 1.5 * FRAME_MS)));
		return {
			setUp: 1000 * (started.work - built.work),
			perFrame: (1000 * (after.task - before.task)) / gaps.length,
			dropped: gaps.reduce(
				(sum, gap) => sum + (gap > 1.5 * usual ? Math.round(gap / usual) - 1 : 0),
				0,
			),
			...(isRestWanted && {
				idleFrames,
				idleScript: 1000 * (rested.script - atRest.script),
			}),
			shown: isRestWanted ? await bench.evaluate((one) => one.shown()) : [],
		};
	} finally {
		await context.close();
	}
}

async function secondsOf(
	devtools: CDPSession,
): Promise<{ task: number; script: number; work: number }> {
	const { metrics } = await devtools.send('Performance.getMetrics');
	const of = (key: string) => metrics.find(({ name }) => name === key)?.value ?? 0;
	const script = of('ScriptDuration');
	const work = script + of('RecalcStyleDuration') + of('LayoutDuration');
	return { task: of('TaskDuration'), script, work };
}
