import type { ApolloClient } from '@apollo/client';
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
}

/** What REST calls a content type; posts where nobody knows it. */
export async function restBaseOf({ client }: LoopSources, contentType: string): Promise<string> {
	const { data } = await client.query({
		query: ContentTypeRestDocument,
		variables: { name: contentType },
	});
	return data?.contentType?.restBase || 'posts';
}

/** What REST knows of a taxonomy. */
interface RestTaxonomy {
	restBase: string;
	isHierarchical: boolean;
}

/** What REST calls each taxonomy, by the taxonomy's own name. */
export async function restTaxonomies({
	client,
}: LoopSources): Promise<ReadonlyMap<string, RestTaxonomy>> {
	const { data } = await client.query({ query: TaxonomyRestNamesDocument });
	return new Map(
		(data?.taxonomies?.nodes ?? []).flatMap(({ name, restBase, hierarchical }) =>
			name
				? [[name, { restBase: restBase || name, isHierarchical: hierarchical ?? false }] as const]
				: [],
		),
	);
}
