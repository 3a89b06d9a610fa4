import type { TaxonomyRecord } from '@outrigger/formats/model/records';
import type { Store } from './store';

/** The terms that a term includes. */
export interface TermTree {
	/** The term and, in a hierarchical taxonomy, everything below it; empty unless it is a term of that taxonomy. */
	withDescendants(taxonomy: string, termId: number): number[];
}

/** Parents hold no cycle: the loader has checked that. */
export function createTermTree(
	lookups: Pick<Store, 'term' | 'childTermsOf'>,
	taxonomies: readonly TaxonomyRecord[],
): TermTree {
	const hierarchical = new Set(
		taxonomies.filter((taxonomy) => taxonomy.hierarchical).map((taxonomy) => taxonomy.name),
	);
	const descend = (termId: number): number[] => [
		termId,
		...lookups.childTermsOf(termId).flatMap((child) => descend(child.databaseId)),
	];
	return {
		withDescendants: (taxonomy, termId) => {
			if (lookups.term(termId)?.taxonomy !== taxonomy) return [];
			return hierarchical.has(taxonomy) ? descend(termId) : [termId];
		},
	};
}
