import type { ApolloClient } from '@apollo/client';
import { plainText } from '@outrigger/rules/text/plain-text';
import {
	LoopItemContentsDocument,
	LoopItemKindsDocument,
} from '../../wordpress/loop-items.generated';
import type { LoopSources } from './loop-sources';

/** Maps the database id of each node to a value. */
export type ByNode<Fact> = ReadonlyMap<number, Fact>;

/**
 * The data that search results show about each item. The first code that reads it sends the request, only once for the
 * same items of a page.
 */
export interface ResultFacts {
	/** The content as WordPress renders it, not sanitised; empty if the visitor must give a password. */
	readonly contents: Promise<ByNode<string>>;
	/** The kind of each item for visitors: "Boat"; empty if WordPress gives no name. */
	readonly kinds: Promise<ByNode<string>>;
}

const kept = new WeakMap<ApolloClient, Map<string, ResultFacts>>();

/** @param ids the ids of nodes, at most 100 */
export function resultFacts(sources: LoopSources, ids: readonly number[]): ResultFacts {
	const ofClient = kept.get(sources.client) ?? new Map<string, ResultFacts>();
	kept.set(sources.client, ofClient);
	const key = ids.join();
	const known = ofClient.get(key);
	if (known) return known;
	let contents: Promise<ByNode<string>> | null = null;
	let kinds: Promise<ByNode<string>> | null = null;
	const facts: ResultFacts = {
		get contents() {
			contents ??= loadContents(sources, ids);
			return contents;
		},
		get kinds() {
			kinds ??= loadKinds(sources, ids);
			return kinds;
		},
	};
	ofClient.set(key, facts);
	return facts;
}

/**
 * Sends the requests for texts and kinds at the same time as the request for the items; this function does not wait.
 */
export function requestResultFacts(sources: LoopSources, ids: readonly number[]): void {
	if (ids.length === 0) return;
	const { contents, kinds } = resultFacts(sources, ids);
	for (const answer of [contents, kinds]) answer.catch(() => undefined);
}

async function loadContents(
	{ client }: LoopSources,
	ids: readonly number[],
): Promise<ByNode<string>> {
	const { data } = await client.query({ query: LoopItemContentsDocument, ...nodesQuery(ids) });
	return new Map(
		(data?.contentNodes?.nodes ?? []).map((node) => [
			node.databaseId,
			('content' in node && node.content) || '',
		]),
	);
}

/**
 * Loads the kind of each item: for a page below another page the parent's title, "Destinations"; else the name of its
 * type. On some sites GraphQL gives that name only to editors; REST gives every visitor the plural.
 */
async function loadKinds(
	{ client, rest }: LoopSources,
	ids: readonly number[],
): Promise<ByNode<string>> {
	const { data } = await client.query({ query: LoopItemKindsDocument, ...nodesQuery(ids) });
	const found = (data?.contentNodes?.nodes ?? []).map((node) => {
		const [parent] = ('ancestors' in node && node.ancestors?.nodes) || [];
		const type = node.contentType?.node;
		const own = [
			parent && 'title' in parent && parent.title,
			type?.labels?.singularName,
			type?.label,
		];
		return { ...node, kind: plainText(own.find(Boolean) || '') };
	});
	const isComplete = found.every(({ kind }) => kind !== '');
	const names = isComplete ? {} : await typeNames(rest);
	return new Map(
		found.map(({ databaseId, contentTypeName, kind }) => [
			databaseId,
			kind || plainText(names[contentTypeName] ?? ''),
		]),
	);
}

/** Returns the labels that REST gives for the content types of a site, by the types' names. */
async function typeNames(rest: LoopSources['rest']): Promise<Readonly<Record<string, string>>> {
	const { body } = await rest('wp/v2/types');
	if (typeof body !== 'object' || body === null) return {};
	return Object.fromEntries(
		Object.entries(body).flatMap(([name, type]: [string, unknown]) =>
			typeof type === 'object' && type !== null && 'name' in type && typeof type.name === 'string'
				? [[name, type.name]]
				: [],
		),
	);
}

/** Returns the variables and the error policy of a GraphQL query about the nodes of a list. */
export function nodesQuery(ids: readonly number[]) {
	return {
		variables: { ids: ids.map(String) },
		errorPolicy: 'all',
	} as const;
}
