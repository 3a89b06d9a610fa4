import type { PassedPageReport } from '../site/through/page-log';

/** Scripts and pages that one heading names; the others are counted. */
const MOST_NAMED = 20;

type Scripts = 'unknown' | 'kept' | 'replaced' | 'dropped';

const HEADINGS: readonly (readonly [Scripts, string])[] = [
	['unknown', 'Scripts that nobody knows and that are left out; KEEP_SCRIPTS keeps them'],
	['kept', 'Scripts that are kept'],
	['replaced', 'Scripts whose work our handlers do'],
	['dropped', 'Scripts that nobody misses'],
];

/**
 * Returns the fate of pages that WordPress renders, as lines of a terminal. Pages that need a
 * decision come first.
 */
export function passedReportText(reports: readonly PassedPageReport[]): string {
	const untouched = reports.filter((one) => one.untouched !== null);
	const passed = reports.length - untouched.length;
	const parts = [
		[`${passed} of ${reports.length} pages pass with our handlers in the place of their scripts.`],
		listed(
			'Pages that pass with all of their scripts',
			untouched.map(({ path, untouched: reason }) => `${path}: ${reason}`),
		),
		...HEADINGS.map(([fate, heading]) => listed(heading, counted(reports, fate))),
		listed('Handlers inside of tags that are left out', events(reports)),
		listed('Sheets', styles(reports)),
	];
	return parts
		.filter(({ length }) => length > 0)
		.map((lines) => lines.join('\n'))
		.join('\n\n');
}

function listed(heading: string, rows: readonly string[]): string[] {
	if (rows.length === 0) return [];
	const further = rows.length - MOST_NAMED;
	const more = further > 0 ? [`  and ${further} more`] : [];
	return [heading, ...rows.slice(0, MOST_NAMED).map((row) => `  ${row}`), ...more];
}

/** Each script once, the one of most pages first. */
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
