import { ApolloClient, ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { map } from 'rxjs';
import { createCache } from './cache';

let client: ApolloClient | undefined;

/**
 * The page's one Apollo client: JSON by POST to `/graphql` of our own origin, which on a real site is the
 * host's relay. All islands share its cache.
 */
export function browserClient(): ApolloClient {
	client ??= new ApolloClient({
		cache: createCache(),
		link: withoutExtensions.concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin' })),
	});
	return client;
}

/** WPGraphQL always adds a debug log; nobody here reads it. */
const withoutExtensions = new ApolloLink((operation, forward) =>
	forward(operation).pipe(map(({ extensions, ...result }) => result)),
);
