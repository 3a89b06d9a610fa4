import { ApolloClient, ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { map } from 'rxjs';
import { reportRefusals, retryQueries } from './browser-links';
import { createCache } from './cache';

let client: ApolloClient | undefined;

/**
 * The page's one Apollo client: it sends JSON by POST to `/graphql` on this site's own origin, where the host answers
 * itself or passes the query on to a real WordPress. All islands share its cache; each component sees only its own
 * fragment of an answer, and is rendered again only when that fragment changes. In development the browser's Apollo
 * devtools find it.
 */
export function browserClient(): ApolloClient {
	client ??= new ApolloClient({
		cache: createCache(),
		link: ApolloLink.from([
			reportRefusals(),
			retryQueries(),
			withoutExtensions,
			new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
		]),
		dataMasking: true,
		devtools: { enabled: import.meta.env.DEV },
	});
	return client;
}

/** WPGraphQL always adds a debug log; no code here reads it. */
const withoutExtensions = new ApolloLink((operation, forward) =>
	forward(operation).pipe(map(({ extensions, ...result }) => result)),
);
