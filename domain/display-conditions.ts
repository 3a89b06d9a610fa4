import { isPlainObject } from './plain-object';

/** One question of an element's display conditions, as the builder stores it. */
export interface DisplayCondition {
	/** `dynamic_tags`, `login_status`… */
	condition: string;
	comparator: string;
	/** What it is compared with, under the names of its kind. */
	values: Readonly<Record<string, unknown>>;
}

/** What is known where a page is made for everybody. */
export interface ConditionFacts {
	/** The text of a dynamic tag, empty where it has none. */
	dynamicTag: (name: string, settings: Readonly<Record<string, unknown>>) => string;
	/** Whether the page is made for visitors who are not logged in; undefined where that is not known. */
	isLoggedOut: boolean | undefined;
	/** The content that the element is about; null where it is about none. */
	node: {
		title: string;
		hasFeaturedImage: boolean;
		authorDatabaseId: number | null;
		commentCount: number;
		/** As WordPress writes them, `2026-05-01T08:30:00`. */
		date: string;
		modified: string;
	} | null;
}

/** What came of the conditions of an element. */
export interface ConditionResult {
	isShown: boolean;
	/** The conditions that nobody could answer, so that the element is shown. */
	unanswered: readonly string[];
}

type Answer = boolean | undefined;

/**
 * Reads `e_display_conditions`: an array with one text, the JSON of a list of groups. One of the groups must hold, and
 * of a group every condition; older designs have one group alone, without the list around it. What cannot be read
 * is no condition.
 */
export function parseDisplayConditions(stored: unknown): DisplayCondition[][] {
	const text = Array.isArray(stored) ? stored[0] : stored;
	if (typeof text !== 'string' || text.trim() === '') return [];
	const groups = listOf(parseJson(text));
	const isFlat = groups.some((one) => !Array.isArray(one));
	return (isFlat ? [groups] : groups)
		.map((group) => listOf(group).flatMap(conditionOf))
		.filter((group) => group.length > 0);
}

/**
 * Whether an element is shown on a page that every visitor gets. A condition that only a visitor's own browser or
 * account could answer leaves the element in place; one that the builder does not know counts as met.
 */
export function decideDisplay(
	groups: readonly (readonly DisplayCondition[])[],
	facts: ConditionFacts,
): ConditionResult {
	if (groups.length === 0) return { isShown: true, unanswered: [] };
	const answers = groups.map((group) =>
		group.map((condition) => ({ name: condition.condition, met: answerOf(condition, facts) })),
	);
	if (answers.some((group) => group.every(({ met }) => met === true))) {
		return { isShown: true, unanswered: [] };
	}
	const open = answers.filter((group) => group.every(({ met }) => met !== false));
	const unanswered = open.flat().flatMap(({ name, met }) => (met === undefined ? [name] : []));
	return { isShown: open.length > 0, unanswered: [...new Set(unanswered)] };
}

/** Conditions about the visitor, the moment or the list around: answered by nobody here. */
const UNANSWERED: ReadonlySet<string> = new Set([
	'user_role',
	'user_registration_date',
	'current_date',
	'day_of_the_week',
	'time_of_the_day',
	'from_url',
	'in_categories',
	'in_tags',
	'archive_of_categories',
	'archive_of_tags',
	'archive_of_authors',
	'page_parent',
]);

function answerOf(
	{ condition, comparator, values }: DisplayCondition,
	facts: ConditionFacts,
): Answer {
	const { node } = facts;
	switch (condition) {
		case 'dynamic_tags': {
			const value = facts.dynamicTag(String(values.dynamic_tag ?? ''), values);
			return compareTexts(comparator, value, String(values.dynamic_tag_value ?? ''));
		}
		case 'login_status':
			if (facts.isLoggedOut === undefined) return undefined;
			return negate(comparator, (values.status === 'logged_out') === facts.isLoggedOut);
		case 'featured_image':
			return negate(comparator, (values.status === 'not_set') === !node?.hasFeaturedImage);
		case 'page_title':
		case 'post_title':
			return compareTexts(comparator, node?.title ?? '', String(values.title ?? ''));
		case 'page_author':
		case 'post_author': {
			const isOne = idsOf(values.authors).includes(node?.authorDatabaseId ?? 0);
			return negate(comparator, isOne);
		}
		case 'number_of_comments':
			return compareNumbers(comparator, node?.commentCount ?? 0, Number(values.number));
		case 'date_of_publish':
			return compareDates(comparator, node?.date, values.date);
		case 'date_of_modification':
			return compareDates(comparator, node?.modified, values.date);
		default:
			return UNANSWERED.has(condition) ? undefined : true;
	}
}

function compareTexts(comparator: string, value: string, other: string): Answer {
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

function compareNumbers(comparator: string, value: number, other: number): Answer {
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
function compareDates(comparator: string, date: string | undefined, other: unknown): Answer {
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

function negate(comparator: string, isMet: boolean): boolean {
	return /(?:^|_)(?:not|none)(?:_|$)/.test(comparator) ? !isMet : isMet;
}

function idsOf(list: unknown): number[] {
	return listOf(list).map((one) => Number(isPlainObject(one) ? one.id : one));
}

function conditionOf(value: unknown): DisplayCondition[] {
	if (!isPlainObject(value) || typeof value.condition !== 'string') return [];
	const comparator = typeof value.comparator === 'string' ? value.comparator : 'is';
	return [{ condition: value.condition, comparator, values: value }];
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return [];
	}
}

function listOf(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [];
}
