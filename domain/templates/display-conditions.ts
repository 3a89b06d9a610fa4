import { isPlainObject } from '../values/plain-object';
import { type Clock, clockAnswer } from './display-clock';
import {
	type Answer,
	compareDates,
	compareNumbers,
	compareTexts,
	negate,
} from './display-comparators';

/** One condition of an element's display conditions, as the builder stores it. */
export interface DisplayCondition {
	/** `dynamic_tags`, `login_status`… */
	condition: string;
	comparator: string;
	/** The values to compare with, under the names that this kind of condition uses. */
	values: Readonly<Record<string, unknown>>;
}

/** A visitor who is logged in. */
export interface KnownVisitor {
	/** Names of roles, `editor`. */
	roles: readonly string[];
	/** The moment at which the visitor registered, `2026-05-01T08:30:00`; null if it is not known. */
	registered: string | null;
}

/**
 * The facts that decide conditions, as far as they are known. A fact that is missing here becomes known when the host
 * renders the page.
 */
export interface ConditionFacts {
	clock?: Clock | undefined;
	/** Returns the text of a dynamic tag; empty if the tag has none. */
	dynamicTag?: ((name: string, settings: Readonly<Record<string, unknown>>) => string) | undefined;
	/** The visitor who reads the page: null for a visitor who is not logged in; undefined if the visitor is unknown. */
	visitor: KnownVisitor | null | undefined;
	/** The list that the page shows; null if it shows none. */
	archive?:
		| {
				taxonomy: string | null;
				termDatabaseId: number | null;
				authorDatabaseId: number | null;
		  }
		| null
		| undefined;
	/** The content of the element's page or list item; null without content. */
	node?:
		| {
				title: string;
				hasFeaturedImage: boolean;
				authorDatabaseId: number | null;
				commentCount: number;
				/** Dates in WordPress's format, `2026-05-01T08:30:00`. */
				date: string;
				modified: string;
		  }
		| null
		| undefined;
}

/**
 * - `shown`: the conditions are met.
 * - `hidden`: the conditions are not met, or the known facts cannot decide them.
 * - `undecided`: the page around the element decides, and this page is not known yet.
 */
export type Display = 'shown' | 'hidden' | 'undecided';

/** The result of the conditions of an element. */
export interface ConditionResult {
	display: Display;
	/** The conditions that the known facts cannot decide; such a condition hides the element. */
	unanswered: readonly string[];
	/** The moment at which the clock may change the result, in milliseconds since 1970; null for never. */
	changesAt: number | null;
}

/**
 * Reads `e_display_conditions`: an array with one text, the JSON of a list of groups. A group holds if all its
 * conditions hold, and one such group is enough. Older designs have a single group, without the list around it. The
 * reader skips unreadable entries.
 */
export function parseDisplayConditions(stored: unknown): DisplayCondition[][] {
	const text = Array.isArray(stored) ? stored[0] : stored;
	const groups = typeof text === 'string' ? listOf(parseJson(text)) : [];
	const isFlat = groups.some((one) => !Array.isArray(one));
	return (isFlat ? [groups] : groups)
		.map((group) => listOf(group).flatMap(conditionOf))
		.filter((group) => group.length > 0);
}

/**
 * Decides whether an element is shown. Pages, the texts for WordPress and search results all use this function, each
 * with the facts that it knows. A condition that the facts do not answer hides the element, because its content may be
 * for few visitors.
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
	if (groups.length === 0 || answers.some((group) => group.every(({ met }) => met === true)))
		return { display: 'shown', unanswered: [], changesAt };
	const open = answers.filter((group) => group.every(({ met }) => met !== false));
	const isUndecided = open.some((group) => group.every(({ met }) => met !== undefined));
	const unanswered = open.flat().flatMap(({ name, met }) => (met === undefined ? [name] : []));
	return {
		display: isUndecided ? 'undecided' : 'hidden',
		unanswered: [...new Set(unanswered)],
		changesAt,
	};
}

/**
 * True or false for a decided condition; undefined if its answer is unknown; `later` if the page must be known first.
 */
type PageAnswer = Answer | 'later';

const CLOCK_CONDITIONS = ['current_date', 'day_of_the_week', 'time_of_the_day'];

function answerOf(condition: DisplayCondition, facts: ConditionFacts): PageAnswer {
	if (CLOCK_CONDITIONS.includes(condition.condition)) return 'later';
	const { dynamicTag } = facts;
	if (condition.condition === 'dynamic_tags') {
		const { comparator, values } = condition;
		if (dynamicTag === undefined) return 'later';
		const value = dynamicTag(String(values.dynamic_tag ?? ''), values);
		return compareTexts(comparator, value, String(values.dynamic_tag_value ?? ''));
	}
	return ofVisitor(condition, facts) ?? ofArchive(condition, facts) ?? ofNode(condition, facts);
}

/**
 * Answers a condition about the visitor; undefined for a condition about something else, and if the visitor is unknown.
 */
function ofVisitor(
	{ condition, comparator, values }: DisplayCondition,
	{ visitor }: ConditionFacts,
): Answer {
	if (visitor === undefined) return undefined;
	switch (condition) {
		case 'login_status':
			return negate(comparator, (values.status === 'logged_out') === (visitor === null));
		case 'user_role':
			return negate(
				comparator,
				listOf(values.roles).some((role) => visitor?.roles.includes(`${role}`)),
			);
		case 'user_registration_date':
			// A visitor without a login counts as never registered.
			if (visitor !== null && visitor.registered === null) return undefined;
			return compareDates(comparator, visitor?.registered ?? undefined, values.date);
		default:
			return undefined;
	}
}

/** Answers a condition about the list that a page shows; undefined for a condition about something else. */
function ofArchive(
	{ condition, comparator, values }: DisplayCondition,
	{ archive }: ConditionFacts,
): PageAnswer {
	if (!/^archive_of_(?:categories|tags|authors)$/.test(condition)) return undefined;
	if (archive === undefined) return 'later';
	switch (condition) {
		case 'archive_of_categories':
			return negate(comparator, isArchiveOf(archive, 'category', idsOf(values.categories)));
		case 'archive_of_tags':
			return negate(comparator, isArchiveOf(archive, 'post_tag', idsOf(values.tags)));
		default:
			return negate(comparator, idsOf(values.authors).includes(archive?.authorDatabaseId ?? 0));
	}
}

/**
 * Answers a condition about the content; undefined for a condition about something else: the referrer, terms, unknown
 * names.
 */
function ofNode(
	{ condition, comparator, values }: DisplayCondition,
	{ node }: ConditionFacts,
): PageAnswer {
	if (node === undefined) return NODE_CONDITIONS.has(condition) ? 'later' : undefined;
	switch (condition) {
		case 'featured_image':
			return negate(comparator, (values.status === 'not_set') === !node?.hasFeaturedImage);
		case 'page_title':
		case 'post_title':
			return compareTexts(comparator, node?.title ?? '', String(values.title ?? ''));
		case 'page_author':
		case 'post_author':
			return negate(comparator, idsOf(values.authors).includes(node?.authorDatabaseId ?? 0));
		case 'number_of_comments':
			return compareNumbers(comparator, node?.commentCount ?? 0, Number(values.number));
		case 'date_of_publish':
			return compareDates(comparator, node?.date, values.date);
		case 'date_of_modification':
			return compareDates(comparator, node?.modified, values.date);
		default:
			return undefined;
	}
}

const NODE_CONDITIONS: ReadonlySet<string> = new Set([
	'featured_image',
	'page_title',
	'post_title',
	'page_author',
	'post_author',
	'number_of_comments',
	'date_of_publish',
	'date_of_modification',
]);

function isArchiveOf(
	archive: Exclude<ConditionFacts['archive'], undefined>,
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
