/**
 * The cost of a page's script for a visitor with a slow phone: Chromium at a quarter of its
 * speed, 1.6 Mbit/s and 150 ms round trip, against the same HTML without script.
 */
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { watchScripts } from '../e2e/support/watch-scripts';
import { startBuiltSite } from '../support/built-site';
import { judge, show } from './support/judge';
import { measurePage, type PageMeasure, PHONE } from './support/measure-page';
import { median } from './support/median';
import { startTwins } from './support/static-twin';

/**
 * The number of rounds. Paint times of one page differ by a tenth from round to round: medians of nine rounds gave
 * ratios of 0.98 to 1.08 for the same page.
 */
const ROUNDS = 15;
const LCP_BAR = 1.02;
const LAYOUT_SHIFT_BAR = 0.02;
const LONG_TASK_BAR_MS = 50;
/**
 * The limits of script before the first input, in kB with headers, and in files (issue 36, which names no limit for a
 * boat's page).
 */
const PAGES = [
	{ path: '/imprint/', scriptBar: 8, filesBar: 4 },
	{ path: '/', scriptBar: 18, filesBar: 10 },
	{ path: '/gallery/', scriptBar: 12, filesBar: 8 },
	{ path: '/fleet/wren/', scriptBar: 18, filesBar: 10 },
];
/**
 * The time after the load without any input, in milliseconds: files that a page fetches within it count as fetched
 * before the first input.
 */
const UNTOUCHED_MS = 5_000;

// The data folder contains the pictures that the build has made; without them the page would wait while each is made.
const site = await startBuiltSite({ DATA_DIR: resolve('data') });
const twins = await startTwins(site.origin);
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});

for (const { path, scriptBar, filesBar } of PAGES) {
	const whole: PageMeasure[] = [];
	const scriptless: PageMeasure[] = [];
	// The first round does not count, because it only fills the memory of the twins.
	for (let round = 0; round <= ROUNDS; round += 1) {
		const sides = [
			{ origin: twins.whole, measures: whole },
			{ origin: twins.scriptless, measures: scriptless },
		];
		// The two sides take turns as the first one.
		for (const { origin, measures } of round % 2 ? sides : sides.reverse()) {
			const measure = await measurePage(browser, origin + path);
			if (round > 0) measures.push(measure);
		}
	}
	judgePage(path, whole, scriptless);
	await judgeScripts(path, scriptBar, filesBar);
}
await browser.close();
twins.close();
await site.stop();
console.log(
	'  For a full audit: npx lighthouse http://127.0.0.1:4000/ --view, with "npm start" running.',
);

function judgePage(
	path: string,
	whole: readonly PageMeasure[],
	scriptless: readonly PageMeasure[],
): void {
	const of = (measures: readonly PageMeasure[], key: 'lcp' | 'layoutShift' | 'scriptMs') =>
		median(measures.map((measure) => measure[key]));
	const longest = (measures: readonly PageMeasure[]) =>
		median(measures.map(({ longTasks }) => Math.max(0, ...longTasks)));
	judge({
		what: `${path} largest contentful paint`,
		// Both sides of a round are measured directly after each other, so their values of one round are compared.
		value: median(whole.map(({ lcp }, round) => lcp / (scriptless[round]?.lcp ?? Number.NaN))),
		unit: '×',
		atMost: LCP_BAR,
		sides: `page ${show(of(whole, 'lcp'), 'ms')}, without script ${show(of(scriptless, 'lcp'), 'ms')}; ${show(of(whole, 'scriptMs'), 'ms')} of script on the main thread until a second after the load`,
	});
	judge({
		what: `${path} longest task beyond the same HTML without script, loading and scrolling`,
		value: Math.max(0, longest(whole) - longest(scriptless)),
		unit: 'ms',
		atMost: LONG_TASK_BAR_MS,
		sides: `page ${show(longest(whole), 'ms')}, without script ${show(longest(scriptless), 'ms')}, nearly all of it style and layout; 0 stands for none over 50 ms`,
	});
	judge({
		what: `${path} layout shift`,
		value: of(whole, 'layoutShift'),
		unit: '',
		atMost: LAYOUT_SHIFT_BAR,
		sides: `without script ${show(of(scriptless, 'layoutShift'))}`,
	});
}

/** Counts the host's own scripts, compressed as they are sent, on a phone that stays untouched. */
async function judgeScripts(path: string, scriptBar: number, filesBar: number): Promise<void> {
	const page = await browser.newPage({ ...PHONE, isMobile: true, hasTouch: true });
	const fetched = await watchScripts(page);
	await page.goto(site.origin + path, { waitUntil: 'load' });
	await page.waitForTimeout(UNTOUCHED_MS);
	const { files, bytes } = fetched();
	await page.close();
	const sides = files.map((file) => file.replace('/assets/', '')).join(', ');
	const what = `${path} script before the first input`;
	judge({ what, value: bytes / 1000, unit: 'kB', atMost: scriptBar, sides });
	judge({ what: `${what}, files`, value: files.length, unit: '', atMost: filesBar, sides });
}
