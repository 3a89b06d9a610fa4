import { isPlainObject } from '../values/plain-object';
import { type Clock, clockAnswer } from './display-clock';
import {
	type Answer,
	compareDates,
	compareNumbers,
	compareTexts,
	negate,
} from './display-comparators';

/** One question of an element's display conditions, as the builder stores it. */
export interface DisplayCondition {
	/** `dynamic_tags`, `login_status`… */
	condition: string;
	comparator: string;
	/** What it is compared with, under the names of its kind. */
	values: Readonly<Record<string, unknown>>;
}

/** Somebody who is logged in. */
export interface KnownVisitor {
	/** Names of roles, `editor`. */
	roles: readonly string[];
}

/** What is known where a page is made. */
export interface ConditionFacts {
	/** Absent where no moment is to be answered for. */
	clock?: Clock | undefined;
	/** The text of a dynamic tag, empty where it has none. */
	dynamicTag: (name: string, settings: Readonly<Record<string, unknown>>) => string;
	/** For whom the page is made: null for everybody who is not logged in; undefined where that is not known. */
	visitor: KnownVisitor | null | undefined;
	/** The list that the page shows; null where it shows none. */
	archive: {
		taxonomy: string | null;
		termDatabaseId: number | null;
		authorDatabaseId: number | null;
	} | null;
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
	/** When the clock may change the answer, in milliseconds since 1970; null for never. */
	changesAt: number | null;
}

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
 * Whether an element is shown. A condition that only a visitor's own browser or account could answer leaves the
 * element in place; one that the builder does not know counts as met.
 */
export function decideDisplay(
	groups: readonly (readonly DisplayCondition[])[],
	facts: ConditionFacts,
): ConditionResult {
	const changes: number[] = [];
	const answers = groups.map((group) =>
		group.map((condition) => {
			const onClock = facts.clock && clockAnswer(condition, facts.clock);
			if (onClock?.until !== undefined) changes.push(onClock.until);
			const met = onClock ? onClock.met : answerOf(condition, facts);
			return { name: condition.condition, met };
		}),
	);
	const changesAt = changes.length > 0 ? Math.min(...changes) : null;
	const isMet = answers.some((group) => group.every(({ met }) => met === true));
	if (groups.length === 0 || isMet) return { isShown: true, unanswered: [], changesAt };
	const open = answers.filter((group) => group.every(({ met }) => met !== false));
	const unanswered = open.flat().flatMap(({ name, met }) => (met === undefined ? [name] : []));
	return { isShown: open.length > 0, unanswered: [...new Set(unanswered)], changesAt };
}

/** Conditions that are answered by nobody here: the visitor's way, terms of the content, its place in the tree. */
const UNANSWERED: ReadonlySet<string> = new Set([
	'current_date',
	'day_of_the_week',
	'time_of_the_day',
	'from_url',
	'in_categories',
	'in_tags',
	'page_parent',
]);

function answerOf(
	{ condition, comparator, values }: DisplayCondition,
	facts: ConditionFacts,
): Answer {
	const { node, visitor, archive } = facts;
	switch (condition) {
		case 'dynamic_tags': {
			const value = facts.dynamicTag(String(values.dynamic_tag ?? ''), values);
			return compareTexts(comparator, value, String(values.dynamic_tag_value ?? ''));
		}
		case 'login_status':
			if (visitor === undefined) return undefined;
			return negate(comparator, (values.status === 'logged_out') === (visitor === null));
		case 'user_role':
			if (visitor === undefined) return undefined;
			return negate(
				comparator,
				listOf(values.roles).some((role) => visitor?.roles.includes(`${role}`)),
			);
		case 'user_registration_date':
			// Who is not logged in has never registered; of others it is not asked.
			return visitor === null ? compareDates(comparator, undefined, values.date) : undefined;
		case 'archive_of_categories':
			return negate(comparator, isArchiveOf(archive, 'category', idsOf(values.categories)));
		case 'archive_of_tags':
			return negate(comparator, isArchiveOf(archive, 'post_tag', idsOf(values.tags)));
		case 'archive_of_authors':
			return negate(comparator, idsOf(values.authors).includes(archive?.authorDatabaseId ?? 0));
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

function isArchiveOf(
	archive: ConditionFacts['archive'],
	taxonomy: string,
	ids: readonly number[],
): boolean {
	return archive?.taxonomy === taxonomy && ids.includes(archive.termDatabaseId ?? 0);
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
