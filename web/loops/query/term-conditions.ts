import type { ConditionTerm, TermClause, TermParents } from '@outrigger/rules/lists/term-clauses';
import { NodeTermsDocument } from '../../wordpress/node-terms.generated';
import { TermTaxonomiesDocument } from '../../wordpress/term-taxonomies.generated';
import { conditionTaxonomies, type LoopSources } from '../source/loop-sources';
import { inHundreds } from '../source/rest-items';

/**
 * Conditions for an editor's terms: content must have one of the terms in each taxonomy. The builder stores bare
 * numbers; numbers without a term are left out.
 */
export async function clausesById(
	sources: LoopSources,
	termIds: readonly number[],
): Promise<TermClause[]> {
	const terms = await termsById(sources, termIds);
	const names = [...new Set(terms.map(({ taxonomy }) => taxonomy.restBase))];
	return names.map((name) => terms.filter(({ taxonomy }) => taxonomy.restBase === name));
}

/** Finds the terms for some numbers. */
export async function termsById(
	sources: LoopSources,
	termIds: readonly number[],
): Promise<ConditionTerm[]> {
	if (termIds.length === 0) return [];
	return conditionTerms(sources, await namedTerms(sources, termIds));
}

/** The terms of one piece of content in some taxonomies. */
export async function termsOfNode(
	sources: LoopSources,
	nodeId: number,
	taxonomies: readonly string[],
): Promise<ConditionTerm[]> {
	const { data } = await sources.client.query({
		query: NodeTermsDocument,
		variables: { nodeIds: [`${nodeId}`] },
	});
	const terms = data?.terms?.nodes ?? [];
	return conditionTerms(
		sources,
		terms.filter(({ taxonomyName }) => taxonomies.includes(taxonomyName ?? '')),
	);
}

/** The parents of terms, and the parents of these; it sends one request for each generation. */
export async function termParents(
	sources: LoopSources,
	termIds: readonly number[],
): Promise<TermParents> {
	const parents = new Map<number, number>();
	let generation = [...new Set(termIds)];
	while (generation.length > 0) {
		for (const id of generation) parents.set(id, 0);
		for (const term of await namedTerms(sources, generation)) {
			const parent = 'parentDatabaseId' in term ? term.parentDatabaseId : null;
			parents.set(term.databaseId, parent ?? 0);
		}
		generation = [...new Set(parents.values())].filter((id) => id !== 0 && !parents.has(id));
	}
	return parents;
}

interface NamedTerm {
	databaseId: number;
	taxonomyName?: string | null;
	parentDatabaseId?: number | null;
}

async function namedTerms(
	{ client }: LoopSources,
	termIds: readonly number[],
): Promise<NamedTerm[]> {
	const answers = await Promise.all(
		inHundreds(termIds.map(String)).map((ids) =>
			client.query({ query: TermTaxonomiesDocument, variables: { ids } }),
		),
	);
	return answers.flatMap(({ data }) => data?.terms?.nodes ?? []);
}

async function conditionTerms(
	sources: LoopSources,
	terms: readonly NamedTerm[],
): Promise<ConditionTerm[]> {
	if (terms.length === 0) return [];
	const known = await conditionTaxonomies(sources);
	return terms.flatMap(({ databaseId, taxonomyName }) => {
		const taxonomy = known.get(taxonomyName ?? '');
		return taxonomy ? [{ taxonomy, termId: databaseId }] : [];
	});
}
