import type { ApolloClient } from '@apollo/client';
import { createCache } from '../../wordpress/cache';
import {
	PostCommentsDocument,
	type PostCommentsQueryVariables,
	PostCommentsWithTextsDocument,
} from './post-comments.generated';

/**
 * Stores comments with texts in the cache as comments without texts: the island then requests them without texts, which
 * the page sends as markup. The server's own cache keeps an answer only as a whole; the browser's cache takes it apart.
 */
export function keepWithoutTexts(
	client: ApolloClient,
	variables: PostCommentsQueryVariables,
): void {
	const cache = createCache();
	const known = client.readQuery({ query: PostCommentsWithTextsDocument, variables });
	if (known) {
		cache.writeQuery({ query: PostCommentsWithTextsDocument, variables, data: known });
	}
	const data = cache.readQuery({ query: PostCommentsDocument, variables });
	if (data) client.writeQuery({ query: PostCommentsDocument, variables, data });
}
