import type { ApolloClient } from '@apollo/client';
import type { ConditionTaxonomy } from '@outrigger/rules/lists/term-clauses';
import { type RestFetch, restNames } from '../../wordpress/rest';

/** Where a list comes from. */
export interface LoopSources {
	client: ApolloClient;
	rest: RestFetch;
	/** Whether WordPress has the builder's extension. */
	hasExtension: boolean;
	/** Whether the extension tells a whole list in one answer, `elementorLoop`. */
	hasLoops: boolean;
}

/** What REST calls a content type; null for one that it does not show, of which nothing can be listed. */
export async function restBaseOf(
	{ rest }: Pick<LoopSources, 'rest'>,
	contentType: string,
): Promise<string | null> {
	return (await restNames(rest)).types.get(contentType)?.restBase ?? null;
}

/** What conditions have to know of each taxonomy, by the taxonomy's own name. */
export async function conditionTaxonomies({
	rest,
}: Pick<LoopSources, 'rest'>): Promise<ReadonlyMap<string, ConditionTaxonomy>> {
	const { taxonomies } = await restNames(rest);
	return new Map(
		[...taxonomies].map(([name, { restBase, isHierarchical, contentTypes }]) => [
			name,
			{ restBase, isHierarchical, contentTypes: contentTypes.map((type) => type.restBase) },
		]),
	);
}
