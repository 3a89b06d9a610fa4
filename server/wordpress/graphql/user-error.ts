import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** An error that the client may read: only the messages of such errors leave the server. */
export function userError(message: string): GraphQLError {
	return createGraphQLError(message);
}
