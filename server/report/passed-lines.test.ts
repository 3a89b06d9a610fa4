import { expect, it } from 'vitest';
import type { PassedPageReport } from '../site/through/page-log';
import { passedReportText } from './passed-lines';
import { passedReportPage } from './passed-page';

const page = (path: string, more: Partial<PassedPageReport> = {}): PassedPageReport => ({
	path,
	untouched: null,
	handlers: [],
	foreign: [],
	...{ replaced: [], dropped: [], kept: [], unknown: [] },
	events: {},
	styles: null,
	...more,
});

it('begins with the scripts that need a decision, each once with its pages', () => {
	const pages = [
		page('/', {
			handlers: ['tabs.default', 'tabs.default'],
			unknown: ['/a.js?ver=1'],
			replaced: ['/b.js'],
			styles: { before: 9000, after: 2000 },
		}),
		page('/x/', {
			foreign: ['premium-counter'],
			unknown: ['/a.js?ver=2', 'go()…'],
			events: { onclick: 2 },
		}),
		page('/checkout/', { untouched: 'UNTOUCHED names /checkout/*' }),
	];
	const plugins = [{ name: 'Polylang', fate: 'Pages of every language pass.' }];
	expect(
		passedReportText({ pages, plugins }),
	).toBe(`2 of 3 pages pass with our handlers in the place of their scripts.

Pages that pass with all of their scripts
  /checkout/: UNTOUCHED names /checkout/*

Scripts that nobody knows and that are left out; KEEP_SCRIPTS keeps them
  /a.js (2 pages)
  go()… (/x/)

Scripts whose work our handlers do
  /b.js (/)

Handlers inside of tags that are left out
  2 × onclick (/x/)

Widgets that our handlers serve
  tabs.default (1 of 3 pages)

Widgets of add-ons, which stand still without their scripts; KEEP_SCRIPTS or UNTOUCHED keep them alive
  premium-counter (1 of 3 pages)

Plugins that were noticed
  Polylang: Pages of every language pass.

Sheets
  9 kB a page before, 2 kB after unused rules are left out`);
});

it('counts the pages that do not fit into a heading', () => {
	const unknown = Array.from({ length: 25 }, (_, at) => `/${at}.js`);
	const report = { pages: [page('/', { unknown })], plugins: [] };
	expect(passedReportText(report)).toContain('\n  and 5 more');
});

it('is one file, with the findings of a browser where there was one', async () => {
	const report = { pages: [page('/', { unknown: ['<a>.js'] })], plugins: [] };
	const plain = await passedReportPage('https://bay.test', report, null);
	expect(plain).toContain('<h1>https://bay.test with Outrigger</h1>');
	expect(plain).toContain('<li>&lt;a&gt;.js (/)</li>');
	const compared = await passedReportPage('https://bay.test', report, '<h1>A</h1><table>B</table>');
	expect(compared).toMatch(/^<h1>A<\/h1><p role="status">1 of 1 pages.*<table>B<\/table>$/s);
});
