import type { PassedPageReport } from '../site/through/page-log';
import type { NoticedPlugin } from './noticed-plugins';

/** The most scripts and pages below one heading; the report counts the others. */
const MOST_NAMED = 20;

type Scripts = 'unknown' | 'kept' | 'replaced' | 'dropped';

const HEADINGS: readonly (readonly [Scripts, string])[] = [
	['unknown', 'Scripts that nobody knows and that are left out; KEEP_SCRIPTS keeps them'],
	['kept', 'Scripts that are kept'],
	['replaced', 'Scripts whose work our handlers do'],
	['dropped', 'Scripts that nobody misses'],
];

/** The facts about the pages of a WordPress and about the WordPress itself. */
export interface PassedReport {
	pages: readonly PassedPageReport[];
	plugins: readonly NoticedPlugin[];
}

/** One heading of the report with its rows. */
interface Part {
	heading: string;
	rows: readonly string[];
}

/** The report in one sentence. */
export function passedSummary({ pages }: PassedReport): string {
	const passed = pages.filter((one) => one.untouched === null).length;
	return `${passed} of ${pages.length} pages pass with our handlers in the place of their scripts.`;
}

/** Returns what happens to pages that WordPress renders, by headings. Pages that need a decision come first. */
export function passedReportParts({ pages, plugins }: PassedReport): Part[] {
	const untouched = pages.filter((one) => one.untouched !== null);
	return [
		listed(
			'Pages that pass with all of their scripts',
			untouched.map(({ path, untouched: reason }) => `${path}: ${reason}`),
		),
		...HEADINGS.map(([fate, heading]) => listed(heading, counted(pages, fate))),
		listed('Handlers inside of tags that are left out', events(pages)),
		listed('Widgets that our handlers serve', widgets(pages.map(({ handlers }) => handlers))),
		listed(
			'Widgets of add-ons, which stand still without their scripts; KEEP_SCRIPTS or UNTOUCHED keep them alive',
			widgets(pages.map(({ foreign }) => foreign)),
		),
		listed(
			'Plugins that were noticed',
			plugins.map(({ name, fate }) => `${name}: ${fate}`),
		),
		listed('Sheets', styles(pages)),
	].filter(({ rows }) => rows.length > 0);
}

/** The report as lines of a terminal. */
export function passedReportText(report: PassedReport): string {
	const parts = passedReportParts(report).map(({ heading, rows }) =>
		[heading, ...rows.map((row) => `  ${row}`)].join('\n'),
	);
	return [passedSummary(report), ...parts].join('\n\n');
}

function listed(heading: string, rows: readonly string[]): Part {
	const further = rows.length - MOST_NAMED;
	const more = further > 0 ? [`and ${further} more`] : [];
	return { heading, rows: [...rows.slice(0, MOST_NAMED), ...more] };
}

/** Types of widgets, with the number of pages that have one. */
function widgets(typesOfPages: readonly (readonly string[])[]): string[] {
	const pages = new Map<string, number>();
	for (const type of typesOfPages.flatMap((types) => [...new Set(types)])) {
		pages.set(type, (pages.get(type) ?? 0) + 1);
	}
	const all = typesOfPages.length;
	return [...pages].sort().map(([type, count]) => `${type} (${count} of ${all} pages)`);
}

/** Each script once, with the script of the most pages first. */
function counted(reports: readonly PassedPageReport[], fate: Scripts): string[] {
	const pages = new Map<string, string[]>();
	for (const report of reports) {
		for (const name of new Set(report[fate].map(withoutVersion))) {
			pages.set(name, [...(pages.get(name) ?? []), report.path]);
		}
	}
	return [...pages]
		.sort(([, one], [, other]) => other.length - one.length)
		.map(([name, [first = '', ...others]]) =>
			others.length === 0 ? `${name} (${first})` : `${name} (${others.length + 1} pages)`,
		);
}

const withoutVersion = (name: string) => name.replace(/[?&]ver=[\w.-]+$/, '');

function events(reports: readonly PassedPageReport[]): string[] {
	return reports.flatMap(({ path, events: found }) =>
		Object.entries(found).map(([name, count]) => `${count} × ${name} (${path})`),
	);
}

function styles(reports: readonly PassedPageReport[]): string[] {
	const cut = reports.flatMap((one) => (one.styles ? [one.styles] : []));
	if (cut.length === 0) return [];
	const sum = (side: 'before' | 'after') =>
		Math.round(cut.reduce((total, one) => total + one[side], 0) / cut.length / 1000);
	return [`${sum('before')} kB a page before, ${sum('after')} kB after unused rules are left out`];
}
