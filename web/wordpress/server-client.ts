import { ApolloClient, ApolloLink, type InMemoryCache } from '@apollo/client';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { from, map } from 'rxjs';
import { createCache } from './cache';

/** One GraphQL operation on its way to a WordPress. */
export interface GraphQLRequest {
	document: DocumentNode;
	variables: Record<string, unknown>;
	operationName: string | undefined;
}

/**
 * Whatever executes GraphQL: the mock in this process or a real endpoint. Rejects when no answer came at all;
 * errors that the answer names are part of it.
 */
export type ExecuteGraphQL = (
	request: GraphQLRequest,
) => Promise<Pick<ExecutionResult, 'data' | 'errors'>>;

/**
 * The Apollo client of one page on the server. A page has a client of its own, so that nothing of one visitor
 * reaches another. `extensions` of an answer (WPGraphQL's debug log) are dropped before anything is cached.
 */
export function createServerClient({ execute }: { execute: ExecuteGraphQL }): ApolloClient {
	const cache = createCache();
	shareTransforms(cache);
	const link = new ApolloLink(({ query, variables, operationName }) =>
		from(execute({ document: query, variables, operationName })).pipe(
			map(({ data, errors }) => ({ data, errors })),
		),
	);
	const client = new ApolloClient({ ssrMode: true, cache, link });
	// biome-ignore lint/complexity/useLiteralKeys: TypeScript lets a private member be named only so
	client['queryManager'].transformCache = documentInfo;
	return client;
}

/**
 * What Apollo reads off a document in seven walks over it: nothing of a visitor. Its own cache for that lives as long as
 * one client, which here is one page, so that each page would begin anew (2 ms of each).
 */
const documentInfo = new WeakMap<DocumentNode, unknown>();

/** Documents as they are asked, by the document as it was written. */
const transforms = new WeakMap<DocumentNode, DocumentNode>();

/**
 * Lets all caches send the same object for a document: who executes it in this process knows it again and need not
 * validate it for each page.
 */
function shareTransforms(cache: InMemoryCache): void {
	const transform = cache.transformDocument.bind(cache);
	cache.transformDocument = (document) => {
		const known = transforms.get(document) ?? withoutUnmask(transform(document));
		transforms.set(document, known);
		return known;
	};
}
