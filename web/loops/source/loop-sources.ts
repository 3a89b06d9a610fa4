import type { ApolloClient } from '@apollo/client';
import type { ConditionTaxonomy } from '@outrigger/rules/lists/term-clauses';
import { type RestFetch, restNames } from '../../wordpress/rest';

/** The sources of a list. */
export interface LoopSources {
	client: ApolloClient;
	rest: RestFetch;
	/** True if WordPress has the builder's extension. */
	hasExtension: boolean;
	/** True if the extension gives a whole list in a single answer, `elementorLoop`. */
	hasLoops: boolean;
}

/**
 * Returns the name that REST uses for a content type; null for a type that REST does not show, because no list can show
 * content of such a type.
 */
export async function restBaseOf(
	{ rest }: Pick<LoopSources, 'rest'>,
	contentType: string,
): Promise<string | null> {
	return (await restNames(rest)).types.get(contentType)?.restBase ?? null;
}

/** Returns each taxonomy that conditions need, under the taxonomy's own name. */
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
