/**
 * The choice of a page's template: the builder's display conditions (`include/singular/page/2265`).
 *
 * The numbers are the builder's (behaviour facts 7.4): a lower priority wins. If any exclude condition matches, the
 * template is removed; if several include conditions match, the last one counts.
 */

/** One condition, `type/name[/subName[/subId]]`. */
export interface Condition {
	type: 'include' | 'exclude';
	/** `general`, `singular` or `archive`. */
	name: string;
	subName: string | null;
	subId: number | null;
}

/** A term that a page or archive has, with the ids of its ancestors. */
export interface SubjectTerm {
	taxonomy: string;
	databaseId: number;
	ancestorIds: readonly number[];
}

/** The page that the conditions test. */
export type ConditionSubject =
	| {
			kind: 'singular';
			isFrontPage: boolean;
			postType: string;
			databaseId: number;
			/** The ids of the ancestors, the nearest first. */
			ancestorIds: readonly number[];
			authorId: number | null;
			terms: readonly SubjectTerm[];
	  }
	| { kind: 'not-found' }
	| { kind: 'search' }
	| { kind: 'date' }
	| { kind: 'author'; authorId: number }
	| { kind: 'post-type'; postType: string; isFrontPage: boolean }
	| { kind: 'term'; term: SubjectTerm };

/** The result of a template's conditions: if it may show, with which priority, and why. */
export interface ConditionDecision {
	passes: boolean;
	/** A lower number wins; `Infinity` if no include condition matches. */
	priority: number;
	/** A sentence for each condition that decided. */
	reasons: string[];
}

/** `in_category`, `in_category_children`. */
const IN_TAXONOMY = /^in_(.+?)(_children)?$/;

const GENERAL_PRIORITY = 100;
const ARCHIVE_PRIORITY = 80;
const ARCHIVE_KIND_PRIORITY = 70;
const SINGULAR_PRIORITY = 60;
const SINGULAR_KIND_PRIORITY = 40;
const FRONT_PAGE_PRIORITY = 30;
const NOT_FOUND_PRIORITY = 20;
/** A sub-condition lowers the priority by this number, compared with its parent condition. */
const SUB_CONDITION_BONUS = 10;
/** An id of a sub-condition lowers the priority once more by this number. */
const SUB_ID_BONUS = 10;
/** A sub-condition lowers the priority by this number if the builder offers nothing more specific. */
const LEAF_BONUS = 5;

/**
 * Reads a stored condition.
 * @returns `null` for a text that is not a condition; a sub id that is no number counts as absent.
 */
export function parseCondition(stored: string): Condition | null {
	const [type, name, subName, subId] = stored.split('/');
	if ((type !== 'include' && type !== 'exclude') || !name) return null;
	const id = Number(subId);
	return {
		type,
		name,
		subName: subName || null,
		subId: subId && Number.isInteger(id) && id > 0 ? id : null,
	};
}

/** Decides whether a template with these conditions shows for this subject. */
export function decideConditions(
	conditions: readonly Condition[],
	subject: ConditionSubject,
): ConditionDecision {
	const decision: ConditionDecision = { passes: false, priority: Infinity, reasons: [] };
	for (const condition of conditions) {
		if (!matches(condition, subject)) continue;
		decision.reasons.push(`${formatCondition(condition)} matches`);
		if (condition.type === 'exclude') {
			return { passes: false, priority: Infinity, reasons: decision.reasons };
		}
		decision.passes = true;
		decision.priority = conditionPriority(condition, subject);
	}
	if (!decision.passes) decision.reasons.push('no condition includes this page');
	return decision;
}

/**
 * The templates whose conditions match, best first; equal priorities keep the order of the list. A location that shows
 * one template takes the first, popups take all.
 */
export function passingTemplates<Template extends { conditions: readonly Condition[] }>(
	templates: readonly Template[],
	subject: ConditionSubject,
): Template[] {
	return templates
		.map((template) => ({ template, decision: decideConditions(template.conditions, subject) }))
		.filter(({ decision }) => decision.passes)
		.sort((a, b) => a.decision.priority - b.decision.priority)
		.map(({ template }) => template);
}

/** Returns true if the condition depends on the terms of a piece of content. */
export function isAboutTerms({ name, subName }: Condition): boolean {
	return name === 'singular' && subName !== null && IN_TAXONOMY.test(subName);
}

/** The stored form of a condition. */
export function formatCondition({ type, name, subName, subId }: Condition): string {
	return [type, name, subName, subId].filter((part) => part !== null).join('/');
}

function matches(condition: Condition, subject: ConditionSubject): boolean {
	const { name, subName, subId } = condition;
	if (name === 'general') return true;
	if (name === 'singular') {
		if (subject.kind !== 'singular' && subject.kind !== 'not-found') return false;
		return subName === null || matchesSingular(subName, subId, subject);
	}
	if (name === 'archive') {
		if (subject.kind === 'singular' || subject.kind === 'not-found') return false;
		return subName === null || matchesArchive(subName, subId, subject);
	}
	return false;
}

function matchesSingular(
	subName: string,
	subId: number | null,
	subject: Extract<ConditionSubject, { kind: 'singular' | 'not-found' }>,
): boolean {
	if (subName === 'not_found404') return subject.kind === 'not-found';
	if (subject.kind === 'not-found') return false;
	if (subName === 'front_page') return subject.isFrontPage;
	if (subName === 'child_of') return subId === null || subject.ancestorIds[0] === subId;
	if (subName === 'any_child_of') return subId === null || subject.ancestorIds.includes(subId);
	if (subName === 'by_author' || subName === `${subject.postType}_by_author`) {
		return subId === null || subject.authorId === subId;
	}
	const inTaxonomy = IN_TAXONOMY.exec(subName);
	if (inTaxonomy) {
		const [, taxonomy, children] = inTaxonomy;
		return subject.terms.some(
			(term) =>
				term.taxonomy === taxonomy &&
				(subId === null ||
					(children ? term.ancestorIds.includes(subId) : term.databaseId === subId)),
		);
	}
	return subName === subject.postType && (subId === null || subId === subject.databaseId);
}

function matchesArchive(
	subName: string,
	subId: number | null,
	subject: Exclude<ConditionSubject, { kind: 'singular' | 'not-found' }>,
): boolean {
	switch (subject.kind) {
		case 'search':
		case 'date':
			return subName === subject.kind;
		case 'author':
			return subName === 'author' && (subId === null || subId === subject.authorId);
		case 'post-type':
			return subName === `${subject.postType}_archive`;
		case 'term': {
			const { taxonomy, databaseId, ancestorIds } = subject.term;
			if (subName === taxonomy) return subId === null || subId === databaseId;
			if (subName === `child_of_${taxonomy}`) {
				return subId === null ? ancestorIds.length > 0 : ancestorIds[0] === subId;
			}
			if (subName === `any_child_of_${taxonomy}`) {
				return subId === null ? ancestorIds.length > 0 : ancestorIds.includes(subId);
			}
			return false;
		}
	}
}

function conditionPriority(condition: Condition, subject: ConditionSubject): number {
	const { name, subName, subId } = condition;
	const own =
		name === 'general'
			? GENERAL_PRIORITY
			: name === 'archive'
				? ARCHIVE_PRIORITY
				: SINGULAR_PRIORITY;
	if (subName === null) return own;
	let priority = Math.min(own, subPriority(name, subName)) - SUB_CONDITION_BONUS;
	if (subId !== null) priority -= SUB_ID_BONUS;
	else if (isLeaf(subName, subject)) priority -= LEAF_BONUS;
	return priority;
}

function subPriority(name: string, subName: string): number {
	if (subName === 'front_page') return FRONT_PAGE_PRIORITY;
	if (subName === 'not_found404') return NOT_FOUND_PRIORITY;
	return name === 'archive' ? ARCHIVE_KIND_PRIORITY : SINGULAR_KIND_PRIORITY;
}

/** In the builder, editors can narrow conditions on post types, on their archives and on taxonomies; nothing else. */
function isLeaf(subName: string, subject: ConditionSubject): boolean {
	if (subject.kind === 'singular') return subName !== subject.postType;
	if (subject.kind === 'post-type') return false;
	if (subject.kind === 'term') return subName !== subject.term.taxonomy;
	return true;
}
