/** The answer to a condition; undefined if it is unknown. */
export type Answer = boolean | undefined;

/** Compares two texts with the comparator that the editor chose; undefined for a comparator of another kind. */
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

/** `is`, `is_not`, `is_before`, `is_after`, `is_less_than`, `is_greater_than`, each also `_inclusive`. */
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

/** Days are compared, as editors choose them; without a date nothing is before or after. */
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

/** `is_not`, `is_none_of` turn an answer around. */
export function negate(comparator: string, isMet: boolean): boolean {
	return /(?:^|_)(?:not|none)(?:_|$)/.test(comparator) ? !isMet : isMet;
}
