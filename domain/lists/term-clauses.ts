/**
 * Translates a list's conditions on terms into requests of core REST. A request takes one condition per taxonomy; a
 * list may have several.
 */

/** The taxonomy of a condition. */
export interface ConditionTaxonomy {
	/** The name in REST: `categories`, `boat-types`. */
	restBase: string;
	/** True where its terms may have parents. */
	isHierarchical: boolean;
	/** REST's names of the content types that use it; null where WordPress does not list them. */
	contentTypes: readonly string[] | null;
}

/** A term of a condition. It includes all its descendants. */
export interface ConditionTerm {
	taxonomy: ConditionTaxonomy;
	termId: number;
}

/** Content must have at least one of these terms; an empty clause matches no content. */
export type TermClause = readonly ConditionTerm[];

/** Term → its parent, 0 at the top. A missing term counts as a term at the top. */
export type TermParents = ReadonlyMap<number, number>;

/** A condition on a taxonomy in REST's format. */
export interface TaxonomyTerms {
	/** `categories`, `boat-type`. */
	restBase: string;
	termIds: readonly number[];
	/** `IN` (the default): one of the terms is enough; `AND`: all terms are required. */
	operator?: 'IN' | 'AND';
	/** True where content with a descendant of a term counts too; only with `IN`. */
	hasChildren?: boolean;
}

/** The conditions of one request. */
export interface RequestTerms {
	/** An entry per taxonomy. */
	include: readonly TaxonomyTerms[];
	/** `AND`: all conditions must match; `OR`: one is enough. */
	relation: 'AND' | 'OR';
}

/**
 * Removes the chosen terms that are ancestors of another chosen term: a visitor who chooses a term and then its child
 * wants to narrow the list.
 */
export function withoutAncestors(
	termIds: readonly number[],
	parents: TermParents,
): readonly number[] {
	const isAbove = (id: number) => (other: number) =>
		other !== id && isWithin(other, new Set([id]), parents);
	return termIds.filter((id) => !termIds.some(isAbove(id)));
}

/**
 * Removes the clauses that another clause implies: if ribs are a kind of boat, a filter by ribs makes the condition
 * "boats" superfluous.
 */
export function withoutImplied(
	clauses: readonly TermClause[],
	parents: TermParents,
): readonly TermClause[] {
	return clauses.filter((clause, place) => {
		const isImplied = (other: TermClause, otherPlace: number) =>
			implies(other, clause, parents) && (otherPlace < place || !implies(clause, other, parents));
		return !clauses.some(isImplied);
	});
}

/**
 * Returns the hierarchical terms whose parents `withoutImplied` and `withoutAncestors` need to know; empty if no two
 * terms are in the same taxonomy.
 */
export function comparedTerms(terms: readonly ConditionTerm[]): number[] {
	const byTaxonomy = new Map<string, Set<number>>();
	for (const { taxonomy, termId } of terms) {
		if (!taxonomy.isHierarchical) continue;
		const ids = byTaxonomy.get(taxonomy.restBase) ?? new Set();
		byTaxonomy.set(taxonomy.restBase, ids.add(termId));
	}
	return [...byTaxonomy.values()].flatMap((ids) => (ids.size > 1 ? [...ids] : []));
}

/**
 * Divides clauses into requests. The ids that are in all answers match all clauses. Each request holds as many clauses
 * as possible; usually one request is enough.
 */
export function requestsOf(clauses: readonly TermClause[]): RequestTerms[] {
	const ofSeveral = clauses.filter((clause) => taxonomiesOf(clause).length > 1);
	const ofOne = clauses.filter((clause) => taxonomiesOf(clause).length === 1);
	const columns = taxonomiesOf(ofOne.flat()).map((restBase) =>
		conditionsOn(ofOne.filter(([first]) => first?.taxonomy.restBase === restBase)),
	);
	const rows = Math.max(0, ...columns.map(({ length }) => length));
	const together = Array.from({ length: rows }, (_, row) => ({
		include: columns.flatMap((column) => column[row] ?? column[0] ?? []),
		relation: 'AND' as const,
	}));
	const apart = ofSeveral.map((clause) => ({
		include: termsByTaxonomy(clause),
		relation: 'OR' as const,
	}));
	return [...together, ...apart];
}

/** Divides a clause into one condition per taxonomy; an item must match at least one of them. */
export function termsByTaxonomy(clause: TermClause): TaxonomyTerms[] {
	return taxonomiesOf(clause).map((restBase) => {
		const own = clause.filter(({ taxonomy }) => taxonomy.restBase === restBase);
		return {
			restBase,
			termIds: [...new Set(own.map(({ termId }) => termId))],
			...(own[0]?.taxonomy.isHierarchical && { hasChildren: true }),
		};
	});
}

/**
 * Converts clauses on one taxonomy into conditions. In a flat taxonomy, the single-term clauses join into one `AND`
 * condition. In a hierarchy they cannot: core REST would then require all descendants as well.
 */
function conditionsOn(clauses: readonly TermClause[]): TaxonomyTerms[] {
	const isFlat = ([first]: TermClause) => first?.taxonomy.isHierarchical === false;
	const single = clauses.filter((clause) => clause.length === 1 && isFlat(clause));
	const others = clauses.filter((clause) => !single.includes(clause));
	const needed = termsByTaxonomy(single.flat()).map((terms) =>
		terms.termIds.length > 1 ? { ...terms, operator: 'AND' as const } : terms,
	);
	return [...needed, ...others.flatMap(termsByTaxonomy)];
}

/** Writes a condition on terms in REST's format, `categories=1,2` or `categories[terms]=…`. */
export function setTerms(
	parameters: URLSearchParams,
	name: string,
	{ termIds, operator, hasChildren }: TaxonomyTerms,
): void {
	if (termIds.length === 0) return;
	const needsAll = operator === 'AND' && termIds.length > 1;
	if (!needsAll && !hasChildren) {
		parameters.set(name, termIds.join(','));
		return;
	}
	parameters.set(`${name}[terms]`, termIds.join(','));
	// REST rejects `include_children` for a taxonomy without a hierarchy.
	if (needsAll) parameters.set(`${name}[operator]`, 'AND');
	else parameters.set(`${name}[include_children]`, 'true');
}

function taxonomiesOf(terms: readonly ConditionTerm[]): string[] {
	return [...new Set(terms.map(({ taxonomy }) => taxonomy.restBase))];
}

/** True if all items that match `narrow` also match `wide`. */
function implies(narrow: TermClause, wide: TermClause, parents: TermParents): boolean {
	const ids = new Set(wide.map(({ termId }) => termId));
	return narrow.every(({ termId }) => isWithin(termId, ids, parents));
}

/**
 * True for a term that is in the set or has an ancestor in it. If the parents form a cycle, the cycle is followed once.
 */
function isWithin(termId: number, ids: ReadonlySet<number>, parents: TermParents): boolean {
	const seen = new Set<number>();
	for (let id = termId; id !== 0 && !seen.has(id); id = parents.get(id) ?? 0) {
		if (ids.has(id)) return true;
		seen.add(id);
	}
	return false;
}
