/** The builder's values for the period of a list. */
export const POSTS_DATES = [
	'anytime',
	'today',
	'week',
	'month',
	'quarter',
	'year',
	'exact',
] as const;
export type PostsDates = (typeof POSTS_DATES)[number];

/** The length of each period in days, by the builder's labels: past day, past week… */
const DAYS: Readonly<Record<string, number>> = {
	today: 1,
	week: 7,
	month: 30,
	quarter: 91,
	year: 365,
};

const DAY_MS = 86_400_000;

/**
 * The bounds of a list's publication dates, in the format of core REST; empty for a list without bounds.
 * @param now epoch milliseconds
 * @param exact the editor's text for `exact`, `2026-05-01` or `2026-05-01 08:30`; an invalid date sets no bound
 */
export function dateBounds(
	dates: PostsDates,
	now: number,
	exact: { after: string; before: string },
): { after?: string; before?: string } {
	if (dates === 'exact') {
		const after = isoDate(exact.after, '00:00');
		const before = isoDate(exact.before, '23:59');
		return { ...(after && { after }), ...(before && { before }) };
	}
	const days = DAYS[dates];
	if (days === undefined) return {};
	return { after: `${new Date(now - days * DAY_MS).toISOString().slice(0, 19)}Z` };
}

function isoDate(text: string, time: string): string | undefined {
	const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?/.exec(text.trim());
	if (!match || Number.isNaN(Date.parse(`${match[1]}T00:00:00Z`))) return undefined;
	return `${match[1]}T${match[2] ?? time}:00`;
}
