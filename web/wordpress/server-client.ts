import { ApolloClient, ApolloLink } from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { from, map } from 'rxjs';
import { ServerCache } from './server-cache';

/** One GraphQL operation that is sent to a WordPress. */
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
 * Executes GraphQL with the mock in this process or with a real endpoint. Rejects if there is no answer; errors in the
 * answer are part of it.
 */
export type ExecuteGraphQL = (
	request: GraphQLRequest,
) => Promise<Pick<ExecutionResult, 'data' | 'errors'>>;

/**
 * The Apollo client of one page on the server. Each page has a new client, so that no data of a visitor reaches another
 * visitor. It drops `extensions` of an answer (WPGraphQL's debug log) before it caches the answer.
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
 * What Apollo computes about each document by walking over it seven times; it contains no visitor's data. Apollo's own
 * cache for this lives only as long as a client, which is one page here, so each page would compute them again (2 ms).
 */
const documentInfo = new WeakMap<DocumentNode, unknown>();
