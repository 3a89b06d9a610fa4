import { userError } from '../user-error';

/** The number of entries that a list gives by default, and the most that it gives. */
const DEFAULT_AMOUNT = 10;
const LARGEST_AMOUNT = 100;
const CURSOR_PREFIX = 'arrayconnection:';

/** The arguments that every list takes. */
export interface PagingArgs {
	first?: number | null;
	last?: number | null;
	after?: string | null;
	before?: string | null;
}

/** The meaning of the arguments. */
export interface Paging {
	amount: number;
	isBackward: boolean;
	/** The keys in the cursors; `null` without a cursor and for an invalid one, which WPGraphQL ignores. */
	after: string | null;
	before: string | null;
	/** True where `first` was given and is not 0. WPGraphQL looks for a next page only then. */
	asksFirst: boolean;
}

/** `76` → `YXJyYXljb25uZWN0aW9uOjc2`. */
export function toCursor(key: number | string): string {
	return Buffer.from(CURSOR_PREFIX + key, 'utf8').toString('base64');
}

function fromCursor(cursor: string | null | undefined): string | null {
	if (!cursor) return null;
	const text = Buffer.from(cursor, 'base64').toString('utf8');
	return text.startsWith(CURSOR_PREFIX) ? text.slice(CURSOR_PREFIX.length) : null;
}

/**
 * Reads a list's arguments as WPGraphQL does: 10 by default, a silent limit of 100, and 0 counts as an absent argument.
 * Negative amounts, and first together with last, are errors.
 */
export function readPaging(args: PagingArgs): Paging {
	const first = args.first ?? 0;
	const last = args.last ?? 0;
	if (first !== 0 && last !== 0) {
		throw userError(
			'first and last cannot be used together. For forward pagination, use first & after. For backward pagination, use last & before.',
		);
	}
	if (first < 0) throw userError('first must be a positive integer.');
	if (last < 0) throw userError('last must be a positive integer.');
	return {
		amount: Math.min(LARGEST_AMOUNT, first || last || DEFAULT_AMOUNT),
		isBackward: last > 0,
		after: fromCursor(args.after),
		before: fromCursor(args.before),
		asksFirst: first > 0,
	};
}
