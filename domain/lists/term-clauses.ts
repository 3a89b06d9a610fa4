/**
 * Conditions on terms as lists have them, and as core REST can be asked for them: one request takes one condition a
 * taxonomy, a list may have several.
 */

/** A taxonomy as conditions name it. */
export interface ConditionTaxonomy {
	/** What REST calls it: `categories`, `boat-types`. */
	restBase: string;
	/** Whether its terms may stand below each other. */
	isHierarchical: boolean;
	/** What REST calls the content types that have it; null where WordPress does not say. */
	contentTypes: readonly string[] | null;
}

/** A term of a condition. It stands for itself and for all terms below it. */
export interface ConditionTerm {
	taxonomy: ConditionTaxonomy;
	termId: number;
}

/** Terms of which content has to have one; nothing has one of none. */
export type TermClause = readonly ConditionTerm[];

/** Term → the term above it, 0 at the top. A term that is not in it counts as one at the top. */
export type TermParents = ReadonlyMap<number, number>;

/** One condition on a taxonomy as REST takes it. */
export interface TaxonomyTerms {
	/** `categories`, `boat-type`. */
	restBase: string;
	termIds: readonly number[];
	/** Whether one of the terms is enough (`IN`, unless told otherwise) or all of them are needed. */
	operator?: 'IN' | 'AND';
	/** Whether what hangs on a term below counts too; only where one term is enough. */
	hasChildren?: boolean;
}

/** The conditions of one request. */
export interface RequestTerms {
	/** One entry a taxonomy. */
	include: readonly TaxonomyTerms[];
	/** Whether all of them must fit, or one is enough. */
	relation: 'AND' | 'OR';
}

/**
 * What a visitor chose without the terms that stand above another chosen one: who chooses a term and then one below it
 * wants less, not more.
 */
export function withoutAncestors(
	termIds: readonly number[],
	parents: TermParents,
): readonly number[] {
	const isAbove = (id: number) => (other: number) =>
		other !== id && isWithin(other, new Set([id]), parents);
	return termIds.filter((id) => !termIds.some(isAbove(id)));
}

/** The clauses without those that hold wherever another one does: a list of boats that is filtered by ribs is ribs. */
export function withoutImplied(
	clauses: readonly TermClause[],
	parents: TermParents,
): readonly TermClause[] {
	return clauses.filter((clause, place) => {
		const isImplied = (other: TermClause, otherPlace: number) =>
			otherPlace !== place &&
			implies(other, clause, parents) &&
			(otherPlace < place || !implies(clause, other, parents));
		return !clauses.some(isImplied);
	});
}

/** Hierarchical terms whose parents `withoutImplied` and `withoutAncestors` look at; none where there is nothing to compare. */
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
 * What REST has to be asked so that the ids that all answers share are those that fit all clauses. Each request holds
 * as much as it can; usually there is one.
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

/** One condition for each taxonomy of the terms, of which one is enough. */
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
 * Clauses on one taxonomy as conditions. Where terms have none below them, those that are needed by themselves go into
 * one; core REST would want all terms below as well, where all terms are needed.
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

/** Writes a condition on terms as REST reads it, `categories=1,2` or `categories[terms]=…`. */
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
	// A taxonomy without a hierarchy refuses to be asked for children.
	if (needsAll) parameters.set(`${name}[operator]`, 'AND');
	else parameters.set(`${name}[include_children]`, 'true');
}

function taxonomiesOf(terms: readonly ConditionTerm[]): string[] {
	return [...new Set(terms.map(({ taxonomy }) => taxonomy.restBase))];
}

/** Whether everything that fits one clause fits the other. */
function implies(narrow: TermClause, wide: TermClause, parents: TermParents): boolean {
	const ids = new Set(wide.map(({ termId }) => termId));
	return narrow.every(({ termId }) => isWithin(termId, ids, parents));
}

/** Whether a term is one of these or stands below one; parents that run in a circle are followed once. */
function isWithin(termId: number, ids: ReadonlySet<number>, parents: TermParents): boolean {
	const seen = new Set<number>();
	for (let id = termId; id !== 0 && !seen.has(id); id = parents.get(id) ?? 0) {
		if (ids.has(id)) return true;
		seen.add(id);
	}
	return false;
}
