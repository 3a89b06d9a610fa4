import type {
	Missing,
	ReportedFate,
	ReportedWidget,
	SiteReport,
} from '../site/backend/reported-site';

/** A list of a report under a heading. */
export interface ReportPart {
	heading: string;
	rows: readonly { text: string; pages: readonly string[] }[];
}

const HEADINGS: Readonly<Record<ReportedFate, string>> = {
	nothing: 'Widgets that show nothing',
	words: 'Widgets of which only the words are shown',
	kind: 'Widgets that are shown as the kind that they look like',
	named: 'Widgets that are shown by a table of their add-on',
};

/** The first line of a report: the number of complete pages. */
export function reportSummary({ pages, complete }: SiteReport): string {
	if (pages === 0) return 'No published page or template is made with the builder.';
	const rest = pages - complete;
	const all = `${complete} of ${pages} pages and templates are complete`;
	return rest === 0 ? `${all}.` : `${all}; ${rest} show some widget as words or not at all.`;
}

/** The non-empty lists of a report, for the terminal and for the page. */
export function reportParts({ widgets, pictures, families }: SiteReport): ReportPart[] {
	const fates: ReportedFate[] = ['nothing', 'words', 'kind', 'named'];
	const parts = [
		...fates.map((fate) => ({
			heading: HEADINGS[fate],
			rows: widgets.filter((widget) => widget.fate === fate).map(rowOfWidget),
		})),
		{ heading: 'Pictures that could not be fetched', rows: pictures.map(rowOfMissing) },
		{ heading: 'Fonts that this host does not have', rows: families.map(rowOfMissing) },
	];
	return parts.filter(({ rows }) => rows.length > 0);
}

function rowOfWidget({ widgetType, addOn, shownBy, count, pages }: ReportedWidget) {
	const name = addOn === null ? widgetType : `${widgetType} (${addOn})`;
	const as = shownBy === null ? '' : ` as ${shownBy}`;
	return { text: `${count} × ${name}${as}`, pages };
}

function rowOfMissing({ name, reason, pages }: Missing) {
	return { text: reason === '' ? name : `${name}: ${reason}`, pages };
}

/** The most pages in one line of the terminal; the report counts the others. */
const MOST_PAGES = 5;

/** The whole report as lines of a terminal. */
export function reportText(report: SiteReport): string {
	const parts = reportParts(report).map(({ heading, rows }) =>
		[heading, ...rows.map(({ text, pages }) => `  ${text}\n    ${pagesText(pages)}`)].join('\n'),
	);
	return [reportSummary(report), ...parts].join('\n\n');
}

function pagesText(pages: readonly string[]): string {
	const further = pages.length - MOST_PAGES;
	const named = pages.slice(0, MOST_PAGES).join(', ');
	return further > 0 ? `${named} and ${further} more` : named;
}
