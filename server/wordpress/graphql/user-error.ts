import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** An error that the asker may read: its message leaves the server, unlike that of any other error. */
export function userError(message: string): GraphQLError {
	return createGraphQLError(message);
}
