import { createBits, listBits, setBit } from './bits';
import type { Order } from './orders';
import { partitionPoint } from './partition-point';
import { type QueryIndexes, selectPosts } from './plan-query';
import type { PostQuery } from './store';

/** A whole answer, ready to be cut into pages. */
export interface PostResult {
	/** Post numbers in the requested order. */
	docs: Uint32Array;
	/** The place of a post in the answer; −1 for a post that is not in it. */
	placeOf(doc: number): number;
}

/** Answers a query. */
export function answerQuery(query: PostQuery, indexes: QueryIndexes): PostResult {
	const found = selectPosts(query, indexes);
	const listed = listedOrder(query, found, indexes);
	if (listed) return { docs: listed, placeOf: (doc) => listed.indexOf(doc) };
	const order = indexes.orders.find(query.orderBy ?? []);
	const docs = order ? arrange(found, order) : found;
	return { docs, placeOf: (doc) => placeInOrder(docs, order, doc) };
}

/**
 * The orders `include`, `include_slugs` and `relevance`, which depend on the query itself. The query's direction does
 * not matter to them, as in WordPress.
 */
function listedOrder(
	query: PostQuery,
	found: Uint32Array,
	{ table, search }: QueryIndexes,
): Uint32Array | null {
	const field = query.orderBy?.[0]?.field;
	if (field === 'include') {
		const places = new Map(query.in?.map((id, place) => [id, place]));
		return sortBy(found, (doc) => places.get(table.record(doc).databaseId) ?? 0);
	}
	if (field === 'include_slugs') {
		const places = new Map(query.nameIn?.map((slug, place) => [slug, place]));
		return sortBy(found, (doc) => places.get(table.record(doc).slug) ?? 0);
	}
	return field === 'relevance' && query.search
		? sortByRank(found, search.ranks(query.search))
		: null;
}

function sortBy(found: Uint32Array, placeOf: (doc: number) => number): Uint32Array {
	const places = new Map<number, number>();
	for (const doc of found) places.set(doc, placeOf(doc));
	return found
		.slice()
		.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0) || one - other);
}

/** There are few ranks and maybe many posts, so one pass for each rank collects its posts in order. */
function sortByRank(found: Uint32Array, ranks: Uint8Array): Uint32Array {
	const sorted = new Uint32Array(found.length);
	let place = 0;
	for (const rank of [...new Set(found.map((doc) => ranks[doc] ?? 0))].sort()) {
		for (const doc of found) if (ranks[doc] === rank) sorted[place++] = doc;
	}
	return sorted;
}

/** Puts found posts in order without comparing them: their ranks become bits, and bits are read in order. */
function arrange(found: Uint32Array, order: Order): Uint32Array {
	const ranks = createBits(order.docs.length);
	for (const doc of found) setBit(ranks, order.ranks[doc] ?? 0);
	return listBits(ranks).map((rank) => order.docs[rank] ?? 0);
}

function placeInOrder(docs: Uint32Array, order: Order | null, doc: number): number {
	const rankOf = (other: number) => (order ? (order.ranks[other] ?? 0) : other);
	const rank = rankOf(doc);
	const place = partitionPoint(docs.length, (at) => rankOf(docs[at] ?? 0) < rank);
	return docs[place] === doc ? place : -1;
}
