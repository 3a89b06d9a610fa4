import type { ApolloClient } from '@apollo/client';
import type { ConditionTaxonomy } from '../../../domain/term-clauses';
import type { RestFetch } from '../../wordpress/rest';
import {
	ContentTypeRestDocument,
	TaxonomyRestNamesDocument,
} from '../../wordpress/rest-names.generated';

/** Where a list comes from. */
export interface LoopSources {
	client: ApolloClient;
	rest: RestFetch;
	/** Whether WordPress has the builder's extension. */
	hasExtension: boolean;
	/** Whether the extension tells a whole list in one answer, `elementorLoop`. */
	hasLoops: boolean;
}

/** What REST calls a content type; posts where nobody knows it. */
export async function restBaseOf({ client }: LoopSources, contentType: string): Promise<string> {
	const { data } = await client.query({
		query: ContentTypeRestDocument,
		variables: { name: contentType },
	});
	return data?.contentType?.restBase || 'posts';
}

/** What conditions have to know of each taxonomy, by the taxonomy's own name. */
export async function conditionTaxonomies({
	client,
}: LoopSources): Promise<ReadonlyMap<string, ConditionTaxonomy>> {
	const { data } = await client.query({ query: TaxonomyRestNamesDocument });
	return new Map(
		(data?.taxonomies?.nodes ?? []).flatMap(({ name, restBase, hierarchical, ...taxonomy }) => {
			if (!name) return [];
			const types = taxonomy.connectedContentTypes?.nodes;
			const known = types?.flatMap((type) => type.restBase || []);
			const condition: ConditionTaxonomy = {
				restBase: restBase || name,
				isHierarchical: hierarchical ?? false,
				// A type without a name in REST is one that anonymous visitors are not told.
				contentTypes: known && known.length === types?.length ? known : null,
			};
			return [[name, condition] as const];
		}),
	);
}
