import type { ApolloClient } from '@apollo/client';
import { createCache } from '../../wordpress/cache';
import {
	PostCommentsDocument,
	type PostCommentsQueryVariables,
	PostCommentsWithTextsDocument,
} from './post-comments.generated';

/**
 * Keeps comments that came with their texts as if they had come without: the island then asks for
 * them, and their texts travel as markup. The server's own cache knows an answer only as it came;
 * the browsers' takes it apart.
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
