/** A part of WPGraphQL's `dateQuery`. */
export interface DateArgs {
	year?: number | null;
	month?: number | null;
	before?: { year?: number | null; month?: number | null; day?: number | null } | null;
}

/**
 * The parameters of REST for content of a month or before a day. REST's `after` and `before` exclude the named moment,
 * so a month begins after the last second of the month before.
 * @returns empty for all dates
 */
export function dateParameters(dates: DateArgs | null | undefined): string {
	const { year, month, before } = dates ?? {};
	const parameters: string[] = [];
	if (year && month) {
		const start = Date.UTC(year, month - 1, 1);
		parameters.push(`after=${moment(start - 1000)}`, `before=${moment(Date.UTC(year, month, 1))}`);
	}
	if (before?.year) {
		const day = Date.UTC(before.year, (before.month ?? 1) - 1, before.day ?? 1);
		parameters.push(`before=${moment(day)}`);
	}
	return parameters.join('&');
}

/** REST reads a moment without a zone in the zone of the site, in which dates are stored. */
function moment(time: number): string {
	return new Date(time).toISOString().slice(0, 19);
}
