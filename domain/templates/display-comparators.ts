/** The answer to a condition; undefined if it is unknown. */
export type Answer = boolean | undefined;

/**
 * Compares two texts with the comparator that the editor chose; undefined for a comparator that does not compare texts.
 */
export function compareTexts(comparator: string, value: string, other: string): Answer {
	switch (comparator) {
		case 'is':
			return value === other;
		case 'is_not':
			return value !== other;
		case 'contains':
			return value.includes(other);
		case 'not_contain':
			return !value.includes(other);
		case 'is_empty':
			return value.trim() === '';
		case 'is_not_empty':
			return value.trim() !== '';
		default:
			return undefined;
	}
}

/**
 * Compares two numbers with `is`, `is_not`, `is_before`, `is_after`, `is_less_than` or `is_greater_than`; the order
 * comparators also exist with the ending `_inclusive`.
 */
export function compareNumbers(comparator: string, value: number, other: number): Answer {
	if (Number.isNaN(other)) return undefined;
	const [order, isInclusive] = [value - other, comparator.endsWith('_inclusive')];
	const direction = comparator.replace(/_inclusive$/, '');
	if (direction === 'is') return order === 0;
	if (direction === 'is_not') return order !== 0;
	if (isInclusive && order === 0) return true;
	if (/^is_(?:before|less_than)$/.test(direction)) return order < 0;
	if (/^is_(?:after|greater_than)$/.test(direction)) return order > 0;
	return undefined;
}

/** Compares days, because editors choose days. If the date is missing, it is neither before nor after any day. */
export function compareDates(comparator: string, date: string | undefined, other: unknown): Answer {
	const [value, wanted] = [dayOf(date), dayOf(other)];
	if (wanted === undefined) return undefined;
	if (value === undefined) return comparator === 'is_not';
	return compareNumbers(comparator, value, wanted);
}

/** `2026-05-01T…` → 20260501. */
function dayOf(date: unknown): number | undefined {
	const [, year, month, day] =
		/^(\d{4})-(\d{2})-(\d{2})/.exec(typeof date === 'string' ? date : '') ?? [];
	return day === undefined ? undefined : Number(`${year}${month}${day}`);
}

/** Reverses the result for the comparators with `not` or `none`, for example `is_not` and `is_none_of`. */
export function negate(comparator: string, isMet: boolean): boolean {
	return /(?:^|_)(?:not|none)(?:_|$)/.test(comparator) ? !isMet : isMet;
}
