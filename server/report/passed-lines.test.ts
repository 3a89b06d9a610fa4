import { expect, it } from 'vitest';
import type { PassedPageReport } from '../site/through/page-log';
import { passedReportText } from './passed-lines';

const page = (path: string, more: Partial<PassedPageReport> = {}): PassedPageReport => ({
	path,
	untouched: null,
	handlers: [],
	...{ replaced: [], dropped: [], kept: [], unknown: [] },
	events: {},
	styles: null,
	...more,
});

it('says first what needs a decision, each script once with its pages', () => {
	const text = passedReportText([
		page('/', {
			unknown: ['/a.js?ver=1'],
			replaced: ['/b.js'],
			styles: { before: 9000, after: 2000 },
		}),
		page('/x/', { unknown: ['/a.js?ver=2', 'go()…'], events: { onclick: 2 } }),
		page('/checkout/', { untouched: 'UNTOUCHED names /checkout/*' }),
	]);
	expect(text).toBe(`2 of 3 pages pass with our handlers in the place of their scripts.

Pages that pass with all of their scripts
  /checkout/: UNTOUCHED names /checkout/*

Scripts that nobody knows and that are left out; KEEP_SCRIPTS keeps them
  /a.js (2 pages)
  go()… (/x/)

Scripts whose work our handlers do
  /b.js (/)

Handlers inside of tags that are left out
  2 × onclick (/x/)

Sheets
  9 kB a page before, 2 kB after unused rules are left out`);
});

it('counts what a heading has no room for', () => {
	const unknown = Array.from({ length: 25 }, (_, at) => `/${at}.js`);
	expect(passedReportText([page('/', { unknown })])).toContain('\n  and 5 more');
});
