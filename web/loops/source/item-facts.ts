import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { use } from 'react';
import type { CurrentNode } from '../../elements/context/current-node';
import { LoopItemTermsDocument } from '../../wordpress/loop-items.generated';
import { LoopItemFieldsDocument } from './loop-items.extension.generated';
import { conditionTaxonomies, type LoopSources, restBaseOf } from './loop-sources';
import { type RestRow, restItems } from './rest-items';
import { type ByNode, nodesQuery, resultFacts } from './result-facts';

/** A term of an item. */
export interface ItemTerm {
	databaseId: number;
	/** Plain text. */
	name: string;
	slug: string;
	/** Relative address of the term's archive; null if the term has no archive. */
	uri: string | null;
	taxonomy: string;
}

/**
 * Data of a list's items in addition to the fields of every node. One request fetches it for all items; it is sent when
 * the first item reads such data.
 */
export interface ItemFacts {
	/** Suspends. */
	terms: (node: CurrentNode) => readonly ItemTerm[];
	/** Returns a public custom field; suspends. */
	customField: (node: CurrentNode, key: string) => string | undefined;
	/** Returns the content as WordPress renders it (not sanitised); empty if it needs a password. Suspends. */
	content: (node: CurrentNode) => string;
	/**
	 * Returns the label of the item's content type for people: "Boat"; empty if WordPress does not give it. Suspends.
	 */
	kind: (node: CurrentNode) => string;
}

const kept = new WeakMap<readonly CurrentNode[], ItemFacts>();

/** Makes the further data of the items of one page of a list. */
export function itemFacts(sources: LoopSources, nodes: readonly CurrentNode[]): ItemFacts {
	const known = kept.get(nodes);
	if (known) return known;
	let terms: Promise<ByNode<ItemTerm[]>> | null = null;
	let fields: Promise<ByNode<Readonly<Record<string, string>>>> | null = null;
	let contents: Promise<ByNode<string>> | null = null;
	let kinds: Promise<ByNode<string>> | null = null;
	const facts: ItemFacts = {
		terms(node) {
			terms ??= loadTerms(sources, nodes);
			return use(terms).get(node.databaseId) ?? [];
		},
		customField(node, key) {
			fields ??= loadFields(sources, nodes);
			const own = use(fields).get(node.databaseId) ?? {};
			return Object.hasOwn(own, key) ? own[key] : undefined;
		},
		content(node) {
			contents ??= resultFacts(sources, idsOf(nodes)).contents;
			return use(contents).get(node.databaseId) ?? '';
		},
		kind(node) {
			kinds ??= resultFacts(sources, idsOf(nodes)).kinds;
			return use(kinds).get(node.databaseId) ?? '';
		},
	};
	kept.set(nodes, facts);
	return facts;
}

/**
 * For a list of many nodes, GraphQL does not tell which node has which term; REST gives the term numbers of each node.
 */
async function loadTerms(
	sources: LoopSources,
	nodes: readonly CurrentNode[],
): Promise<ByNode<ItemTerm[]>> {
	const taxonomies = await conditionTaxonomies(sources);
	const bases = [...taxonomies.values()].map(({ restBase }) => restBase);
	const rows = await itemsOfRest(sources, nodes, ['id', ...bases]);
	const idsByNode = new Map(
		rows.map((row) => [
			Number(row.id),
			bases.flatMap((base) => {
				const ids = row[base];
				return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
			}),
		]),
	);
	const ids = [...new Set([...idsByNode.values()].flat())].slice(0, 100);
	if (ids.length === 0) return new Map();
	const { data } = await sources.client.query({
		query: LoopItemTermsDocument,
		variables: { ids: ids.map(String) },
	});
	const terms = (data?.terms?.nodes ?? []).map(
		(term): ItemTerm => ({
			databaseId: term.databaseId,
			name: term.name ?? '',
			slug: term.slug ?? '',
			uri: term.uri ?? null,
			taxonomy: term.taxonomyName ?? '',
		}),
	);
	return new Map(
		[...idsByNode].map(([node, own]) => [
			node,
			terms.filter(({ databaseId }) => own.includes(databaseId)),
		]),
	);
}

async function loadFields(
	sources: LoopSources,
	nodes: readonly CurrentNode[],
): Promise<ByNode<Readonly<Record<string, string>>>> {
	if (!sources.hasExtension) {
		const rows = await itemsOfRest(sources, nodes, ['id', 'meta']);
		return new Map(rows.map(({ id, meta }) => [Number(id), textsOf(meta)]));
	}
	const { data } = await sources.client.query({
		query: LoopItemFieldsDocument,
		...nodesQuery(idsOf(nodes)),
	});
	return new Map(
		(data?.contentNodes?.nodes ?? []).map((node) => [
			node.databaseId,
			Object.fromEntries(
				(('elementorPageMeta' in node && node.elementorPageMeta?.customFields) || []).map(
					({ key, value }) => [key, value ?? ''],
				),
			),
		]),
	);
}

const idsOf = (nodes: readonly CurrentNode[]) => nodes.map(({ databaseId }) => databaseId);

async function itemsOfRest(
	sources: LoopSources,
	nodes: readonly CurrentNode[],
	fields: readonly string[],
): Promise<RestRow[]> {
	const types = [...new Set(nodes.map(({ contentTypeName }) => contentTypeName))];
	const lists = await Promise.all(
		types.map(async (type) => {
			const ids = nodes.flatMap((node) => (node.contentTypeName === type ? [node.databaseId] : []));
			const restBase = await restBaseOf(sources, type);
			return restBase === null ? [] : restItems(sources, restBase, ids, fields);
		}),
	);
	return lists.flat();
}

/** Returns the text fields among the meta fields that a site registered for REST; lists and objects are left out. */
function textsOf(meta: unknown): Record<string, string> {
	if (!isPlainObject(meta)) return {};
	return Object.fromEntries(
		Object.entries(meta).flatMap(([key, value]) =>
			typeof value === 'string' || typeof value === 'number' ? [[key, `${value}`]] : [],
		),
	);
}
