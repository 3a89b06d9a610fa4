import type { ApolloClient } from '@apollo/client';
import { createCache } from '../../wordpress/cache';
import {
	PostCommentsDocument,
	type PostCommentsQueryVariables,
	PostCommentsWithTextsDocument,
} from './post-comments.generated';

/**
 * Stores comments with texts in the cache as comments without texts, because the page sends the texts as markup, and
 * the island then requests no texts. The server's own cache keeps a response only as a whole; the browser's cache
 * divides it into objects.
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
