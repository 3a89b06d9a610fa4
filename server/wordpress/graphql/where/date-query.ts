import type { PostQuery } from '../../store/store';

/** A day or moment, part by part; missing parts are filled in. */
interface DateParts {
	year?: number | null;
	month?: number | null;
	day?: number | null;
	hour?: number | null;
	minute?: number | null;
	second?: number | null;
}

/** The `dateQuery` of every list of content. */
export interface DateQueryArgs {
	after?: DateParts | null;
	before?: DateParts | null;
	column?: string | null;
	inclusive?: boolean | null;
	year?: number | null;
	month?: number | null;
	day?: number | null;
}

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

/**
 * A moment out of its parts. Parts that are left out become their first or their last value: the caller
 * for "after 2025" means after its end.
 */
function moment(parts: DateParts, fillWithLast: boolean): string | undefined {
	if (!parts.year) return undefined;
	const month = parts.month ?? (fillWithLast ? 12 : 1);
	const lastDay = new Date(Date.UTC(parts.year, month, 0)).getUTCDate();
	const day = parts.day ?? (fillWithLast ? lastDay : 1);
	const time = [
		parts.hour ?? (fillWithLast ? 23 : 0),
		parts.minute ?? (fillWithLast ? 59 : 0),
		parts.second ?? (fillWithLast ? 59 : 0),
	];
	const date = [pad(parts.year, 4), pad(month), pad(day)].join('-');
	return `${date}T${time.map((part) => pad(part)).join(':')}`;
}

/** The part of a post query for a `dateQuery`. It ignores hours, minutes and seconds. */
export function dateFilter(args: DateQueryArgs | null | undefined): Partial<PostQuery> {
	if (!args) return {};
	const isInclusive = args.inclusive ?? false;
	const filter: Partial<PostQuery> = {
		dateColumn: args.column === 'MODIFIED' ? 'modified' : 'date',
		inclusive: isInclusive,
	};
	const after = args.after ? moment(args.after, !isInclusive) : undefined;
	const before = args.before ? moment(args.before, isInclusive) : undefined;
	if (after !== undefined) filter.after = after;
	if (before !== undefined) filter.before = before;
	if (args.year) filter.year = args.year;
	if (args.month) filter.month = args.month;
	if (args.day) filter.day = args.day;
	return filter;
}
