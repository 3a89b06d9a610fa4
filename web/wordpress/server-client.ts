import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { from, map } from 'rxjs';
import { ServerCache } from './server-cache';

/** One GraphQL operation on its way to a WordPress. */
export interface GraphQLRequest {
	document: DocumentNode;
	variables: Record<string, unknown>;
	operationName: string | undefined;
}

/**
 * Apollo keeps the queries of `useSuspenseQuery`, and the whole page with them, until a component is mounted or this
 * number of milliseconds has passed (30,000 by default). The server never mounts anything, and React reads an answer as
 * soon as it arrives.
 */
const UNUSED_MS = 1_000;

/**
 * Executes GraphQL: the mock in this process or a real endpoint. Rejects when no answer came at all; errors that the
 * answer names are part of it.
 */
export type ExecuteGraphQL = (
	request: GraphQLRequest,
) => Promise<Pick<ExecutionResult, 'data' | 'errors'>>;

/**
 * The Apollo client of one page on the server. A page has a client of its own, so that nothing of one visitor
 * reaches another. `extensions` of an answer (WPGraphQL's debug log) are dropped before anything is cached.
 */
export function createServerClient({ execute }: { execute: ExecuteGraphQL }): ApolloClient {
	const link = new ApolloLink(({ query, variables, operationName }) =>
		from(execute({ document: query, variables, operationName })).pipe(
			map(({ data, errors }) => ({ data, errors })),
		),
	);
	const client = new ApolloClient({
		ssrMode: true,
		cache: new ServerCache(),
		link,
		defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: UNUSED_MS } } },
	});
	// biome-ignore lint/complexity/useLiteralKeys: TypeScript lets a private member be named only so
	client['queryManager'].transformCache = documentInfo;
	return client;
}

/**
 * The facts that Apollo reads off a document in seven walks over it: nothing of a visitor. Its
 * own cache for that lives as long as one client, which here is one page, so that each page would
 * begin anew (2 ms of each).
 */
const documentInfo = new WeakMap<DocumentNode, unknown>();
