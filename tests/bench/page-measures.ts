/**
 * The cost of a page's script for a visitor with a slow phone: Chromium at a quarter of its
 * speed, 1.6 Mbit/s and 150 ms round trip, against the same HTML without script.
 */
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/find-browser';
import { startBuiltSite } from '../support/built-site';
import { judge, show } from './support/judge';
import { measurePage, type PageMeasure } from './support/measure-page';
import { median } from './support/median';
import { startTwins } from './support/static-twin';

const ROUNDS = 5;
const LCP_BAR = 1.05;
const LAYOUT_SHIFT_BAR = 0.02;
const LONG_TASK_BAR_MS = 50;
/** Script before the first input, in kB: a tenth of the builder's 143 kB for the gallery. */
const PAGES = [
	{ path: '/imprint/', scriptBar: 8 },
	{ path: '/', scriptBar: 25 },
	{ path: '/gallery/', scriptBar: 14.3 },
];

// The pictures that the build has made are there; without them each would be made while the page waits for it.
const site = await startBuiltSite({ DATA_DIR: resolve('data') });
const twins = await startTwins(site.origin);
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});

for (const { path, scriptBar } of PAGES) {
	const whole: PageMeasure[] = [];
	const scriptless: PageMeasure[] = [];
	// The first of each fills the twins' memory and counts for nothing.
	for (let round = 0; round <= ROUNDS; round += 1) {
		const one = await measurePage(browser, twins.whole + path);
		const other = await measurePage(browser, twins.scriptless + path);
		if (round === 0) continue;
		whole.push(one);
		scriptless.push(other);
	}
	judgePage(path, scriptBar, whole, scriptless);
}
await browser.close();
twins.close();
await site.stop();
console.log(
	'  For a full audit: npx lighthouse http://127.0.0.1:4000/ --view, with "npm start" running.',
);

function judgePage(
	path: string,
	scriptBar: number,
	whole: readonly PageMeasure[],
	scriptless: readonly PageMeasure[],
): void {
	const of = (
		measures: readonly PageMeasure[],
		key: 'lcp' | 'layoutShift' | 'scriptBytes' | 'scriptMs',
	) => median(measures.map((measure) => measure[key]));
	const longest = (measures: readonly PageMeasure[]) =>
		median(measures.map(({ longTasks }) => Math.max(0, ...longTasks)));
	judge({
		what: `${path} largest contentful paint`,
		value: of(whole, 'lcp') / of(scriptless, 'lcp'),
		unit: '×',
		atMost: LCP_BAR,
		sides: `page ${show(of(whole, 'lcp'), 'ms')}, without script ${show(of(scriptless, 'lcp'), 'ms')}`,
	});
	judge({
		what: `${path} script before the first input`,
		value: of(whole, 'scriptBytes') / 1000,
		unit: 'kB',
		atMost: scriptBar,
		sides: `${show(of(whole, 'scriptMs'), 'ms')} of the main thread, without script ${show(of(scriptless, 'scriptMs'), 'ms')}`,
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
