/**
 * The weight of every page of the demonstration in brotli: its HTML with everything inline, and only its sheet. It
 * prints the ten heaviest pages, or all of them with `tsx tests/bench/page-sizes.ts --all`.
 */
import { brotliCompressSync } from 'node:zlib';
import { siteAddresses } from '../e2e/support/site-addresses';
import { startBuiltSite } from '../support/built-site';
import { pageParts } from '../support/page-parts';
import { judge } from './support/judge';

/** The limit of `tests/budgets.test.ts`. */
const CSS_BAR_KB = 20.13;
const SHOWN = 10;

const site = await startBuiltSite();
const kilobytes = (text: string) => brotliCompressSync(text).length / 1000;
const pages: { address: string; html: number; css: number }[] = [];
for (const address of await siteAddresses()) {
	const html = await (await fetch(site.origin + address)).text();
	pages.push({ address, html: kilobytes(html), css: kilobytes(pageParts(html).sheet) });
}
await site.stop();

const heaviestFirst = pages.toSorted((one, other) => other.css - one.css);
const shown = process.argv.includes('--all') ? heaviestFirst : heaviestFirst.slice(0, SHOWN);
for (const { address, html, css } of shown) {
	console.log(
		`  css ${css.toFixed(1).padStart(5)} kB   html ${html.toFixed(1).padStart(5)} kB   ${address}`,
	);
}
const [heaviest] = heaviestFirst;
if (!heaviest) throw new Error('The demonstration has no pages.');
judge({
	what: 'the heaviest sheet',
	value: heaviest.css,
	unit: 'kB',
	atMost: CSS_BAR_KB,
	sides: `${heaviest.address}, of ${pages.length} pages; the lightest ${heaviestFirst.at(-1)?.css.toFixed(1)} kB`,
});
