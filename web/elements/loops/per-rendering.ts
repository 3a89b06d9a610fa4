import type { ApolloClient } from '@apollo/client';

/**
 * What has been asked for in one rendering, by key, in the order in which it was: a component that suspended finds
 * there what it waits for. A client belongs to one rendering.
 */
export function perRendering<Value>(): (client: ApolloClient) => Map<string, Value> {
	const byClient = new WeakMap<ApolloClient, Map<string, Value>>();
	return (client) => {
		const known = byClient.get(client) ?? new Map<string, Value>();
		byClient.set(client, known);
		return known;
	};
}
