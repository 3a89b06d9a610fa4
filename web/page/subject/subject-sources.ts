import type { ApolloClient } from '@apollo/client';
import type { Say } from '@outrigger/rules/texts/text';
import type { RestFetch } from '../../wordpress/rest';
import type { PageQuery } from '../page.generated';

/** The possible answers of `nodeByUri`. */
export type UriNode = NonNullable<PageQuery['nodeByUri']>;

/** The sources of the data that an answer does not contain. */
export interface SubjectSources {
	client: ApolloClient;
	rest: RestFetch;
	/** True if a condition of a template or a popup is about the terms of a page. */
	needsTerms: boolean;
	/** The host's texts in the language of the page. */
	say: Say;
}
