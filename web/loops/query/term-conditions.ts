import { idsOf, mergeTerms, type TaxonomyTerms } from '../../../domain/posts-query';
import { NodeTermsDocument } from '../../wordpress/node-terms.generated';
import { TermTaxonomiesDocument } from '../../wordpress/rest-names.generated';
import { type LoopSources, restTaxonomies } from '../source/loop-sources';

/** What a visitor chose in one taxonomy, as the URL says it. */
export interface ChosenTerms {
	/** WordPress's name of the taxonomy. */
	taxonomy: string;
	/** Slugs. */
	terms: readonly string[];
	/** `OR` where one of them is enough. */
	logicalJoin?: string | undefined;
}

/** The builder stores bare term numbers; REST wants to know their taxonomies' names. */
export async function termsById(
	sources: LoopSources,
	termIds: readonly number[],
): Promise<TaxonomyTerms[]> {
	if (termIds.length === 0) return [];
	const { data } = await sources.client.query({
		query: TermTaxonomiesDocument,
		variables: { ids: termIds.map(String) },
	});
	return byTaxonomy(sources, data?.terms?.nodes ?? []);
}

/** The terms of one piece of content in some taxonomies, one entry for each in which it has any. */
export async function termsOfNode(
	sources: LoopSources,
	nodeId: number,
	taxonomies: readonly string[],
): Promise<TaxonomyTerms[]> {
	const { data } = await sources.client.query({
		query: NodeTermsDocument,
		variables: { nodeIds: [`${nodeId}`] },
	});
	const terms = data?.terms?.nodes ?? [];
	return byTaxonomy(
		sources,
		terms.filter(({ taxonomyName }) => taxonomies.includes(taxonomyName ?? '')),
	);
}

async function byTaxonomy(
	sources: LoopSources,
	terms: readonly { databaseId: number; taxonomyName?: string | null }[],
): Promise<TaxonomyTerms[]> {
	const known = await restTaxonomies(sources);
	const names = [...new Set(terms.map(({ taxonomyName }) => taxonomyName ?? ''))];
	return names.map((name) => ({
		restBase: known.get(name)?.restBase ?? name,
		termIds: terms
			.filter(({ taxonomyName }) => taxonomyName === name)
			.map(({ databaseId }) => databaseId),
		...(known.get(name)?.isHierarchical && { hasChildren: true }),
	}));
}

/**
 * What a visitor chose, by number. A taxonomy that the site does not have is no condition; of terms that it does
 * not have nothing can be found.
 * @returns null where nothing can be found
 */
export async function chosenTerms(
	sources: LoopSources,
	chosen: readonly ChosenTerms[],
): Promise<TaxonomyTerms[] | null> {
	if (chosen.length === 0) return [];
	const known = await restTaxonomies(sources);
	const conditions = await Promise.all(
		chosen.map(async ({ taxonomy, terms, logicalJoin }) => {
			const rest = known.get(taxonomy);
			if (!rest) return [];
			const wanted = [...new Set(terms)];
			// No slug has a comma: in a list of slugs, REST would read two of it.
			const slugs = wanted.filter((slug) => !slug.includes(','));
			const termIds = slugs.length > 0 ? await idsOfSlugs(sources, rest.restBase, slugs) : [];
			const isOr = logicalJoin === 'OR';
			if (isOr ? termIds.length === 0 : termIds.length < wanted.length) return null;
			const operator = isOr || termIds.length === 1 ? ('IN' as const) : ('AND' as const);
			return [
				{
					restBase: rest.restBase,
					termIds,
					operator,
					hasChildren: rest.isHierarchical && operator === 'IN',
				},
			];
		}),
	);
	return conditions.every((condition) => condition !== null) ? conditions.flat() : null;
}

/**
 * An editor's conditions and a visitor's together, one for each taxonomy.
 * @returns null where nothing can fit both
 */
export function combineTerms(
	allowed: readonly TaxonomyTerms[],
	chosen: readonly TaxonomyTerms[],
): TaxonomyTerms[] | null {
	const result = [...allowed];
	for (const condition of chosen) {
		const place = result.findIndex(({ restBase }) => restBase === condition.restBase);
		const other = result[place];
		const merged = other ? mergeTerms(other, condition) : condition;
		if (!merged) return null;
		if (other) result[place] = merged;
		else result.push(merged);
	}
	return result;
}

async function idsOfSlugs(
	{ rest }: LoopSources,
	restBase: string,
	slugs: readonly string[],
): Promise<number[]> {
	const parameters = new URLSearchParams({
		slug: slugs.slice(0, 100).join(','),
		per_page: '100',
		_fields: 'id',
	});
	return idsOf((await rest(`wp/v2/${restBase}?${parameters}`)).body);
}
