import { GraphQLError } from 'graphql';

/** An error that the asker may read: its message leaves the server, unlike that of any other error. */
export function userError(message: string): GraphQLError {
	return new GraphQLError(message);
}
