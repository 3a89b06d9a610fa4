import type { ApolloClient } from '@apollo/client';
import type { RestFetch } from '../../wordpress/rest';
import type { PageQuery } from '../page.generated';

/** What `nodeByUri` may answer. */
export type UriNode = NonNullable<PageQuery['nodeByUri']>;

/** What the rest of an answer is asked of. */
export interface SubjectSources {
	client: ApolloClient;
	rest: RestFetch;
	/** Whether a condition of a template or a popup is about the terms of a page. */
	needsTerms: boolean;
}
