/**
 * Translates the builder's query controls into core REST requests for ids. WPGraphQL has neither totals nor an AND of
 * taxonomies; REST has both.
 */

import {
	type RequestTerms,
	requestsOf,
	setTerms,
	type TaxonomyTerms,
	type TermClause,
	termsByTaxonomy,
} from './term-clauses';

/** A list with the editor's settings and the visitor's filters, under REST's names. */
export interface PostsQuery {
	/** `posts`, `pages`, `boats`. */
	restBase: string;
	/** Each item of the list must match every clause. */
	clauses: readonly TermClause[];
	/** No item of the list may have one of these terms. */
	exclude: TermClause;
	authors: readonly number[];
	excludedAuthors: readonly number[];
	/** The ids of a manual selection: only these items, in this order. */
	ids: readonly number[];
	excludedIds: readonly number[];
	/** Bounds of the publication date, `2026-05-01T00:00:00`, in the site's zone. */
	after?: string;
	before?: string;
	/** True for a list of sticky items only; only posts can be sticky. */
	isSticky?: boolean;
	search?: string;
	orderBy: PostsOrder;
	order: 'asc' | 'desc';
}

/** The parameters of a single request. */
export type PostsRequest = Omit<PostsQuery, 'clauses' | 'exclude'> &
	RequestTerms & { exclude: readonly TaxonomyTerms[] };

/** The query for every published item of a content type, newest first. */
export function allPosts(restBase: string): PostsQuery {
	return {
		restBase,
		clauses: [],
		exclude: [],
		authors: [],
		excludedAuthors: [],
		ids: [],
		excludedIds: [],
		orderBy: 'post_date',
		order: 'desc',
	};
}

/**
 * The requests for a list, usually one; the list holds the ids that all answers share.
 * @returns an empty list where no content can match: a clause has no term that this content type supports
 */
export function postsRequests(query: PostsQuery): PostsRequest[] {
	const { clauses: all, exclude: excluded, ...others } = query;
	const isOfType = ({ taxonomy: { contentTypes } }: TermClause[number]) =>
		contentTypes?.includes(query.restBase) ?? true;
	const clauses = all.map((clause) => clause.filter(isOfType));
	if (clauses.some((clause) => clause.length === 0)) return [];
	const exclude = termsByTaxonomy(excluded.filter(isOfType));
	const requests: RequestTerms[] = requestsOf(clauses);
	// In an OR request the exclusion would be one more alternative, so only an AND request can exclude.
	const mayExclude = requests.some(({ relation }) => relation === 'AND');
	if (requests.length === 0 || (exclude.length > 0 && !mayExclude)) {
		requests.push({ include: [], relation: 'AND' });
	}
	return requests.map((terms) => ({
		...others,
		...terms,
		exclude: terms.relation === 'AND' ? exclude : [],
	}));
}

/** The builder's stored values for the order. */
export const POSTS_ORDERS = [
	'post_date',
	'post_title',
	'menu_order',
	'modified',
	'comment_count',
	'rand',
] as const;
export type PostsOrder = (typeof POSTS_ORDERS)[number];

/** The orders that REST supports; `menu_order` only for types with page attributes. */
const REST_ORDERS: Readonly<Partial<Record<PostsOrder, string>>> = {
	post_date: 'date',
	post_title: 'title',
	menu_order: 'menu_order',
	modified: 'modified',
};
const WITH_MENU_ORDER = /^(pages|media)$/;

/** True where REST supports the order of this list; otherwise the caller must sort the ids. */
export function hasRestOrder({
	orderBy,
	restBase,
}: Pick<PostsQuery, 'orderBy' | 'restBase'>): boolean {
	if (orderBy === 'menu_order') return WITH_MENU_ORDER.test(restBase);
	return orderBy in REST_ORDERS;
}

/** The largest page that REST returns. */
export const LONGEST_PAGE = 100;

/** The number of posts per page; -1, the builder's value for all posts, gives REST's maximum. */
export function pageLength(perPage: number): number {
	if (perPage < 0) return LONGEST_PAGE;
	return Math.min(Math.max(Math.trunc(perPage) || 1, 1), LONGEST_PAGE);
}

/** A section of a list. */
export interface ListWindow {
	/** The number of posts before this section. */
	start: number;
	/** The number of posts in this section, 1 to 100. */
	length: number;
}

/** The path below `/wp-json/` that returns `[{ id }]`; the headers of the answer contain the total. */
export function postsQueryPath(query: PostsRequest, { start, length }: ListWindow): string {
	const parameters = new URLSearchParams();
	const list = (name: string, ids: readonly number[]) => {
		if (ids.length > 0) parameters.set(name, ids.join(','));
	};
	for (const terms of query.include) setTerms(parameters, terms.restBase, terms);
	for (const terms of query.exclude) setTerms(parameters, `${terms.restBase}_exclude`, terms);
	if (query.relation === 'OR' && query.include.length > 1) parameters.set('tax_relation', 'OR');
	list('author', query.authors);
	list('author_exclude', query.excludedAuthors);
	list('include', query.ids);
	list('exclude', query.excludedIds);
	if (query.after) parameters.set('after', query.after);
	if (query.before) parameters.set('before', query.before);
	if (query.isSticky) parameters.set('sticky', 'true');
	if (query.search) parameters.set('search', query.search);
	parameters.set('orderby', query.ids.length > 0 ? 'include' : orderBy(query));
	parameters.set('order', query.ids.length > 0 ? 'asc' : query.order);
	parameters.set('per_page', `${length}`);
	if (start % length === 0) parameters.set('page', `${start / length + 1}`);
	else parameters.set('offset', `${start}`);
	parameters.set('_fields', 'id');
	return `wp/v2/${query.restBase}?${parameters}`;
}

/** The number of pages after an offset; at least one. */
export function pageCountOf(total: number, offset: number, perPage: number): number {
	return Math.max(1, Math.ceil(Math.max(total - offset, 0) / Math.max(perPage, 1)));
}

/** The ids of a REST answer, in order; empty unless the body is a list of objects with ids. */
export function idsOf(body: unknown): number[] {
	if (!Array.isArray(body)) return [];
	return body.flatMap((item: unknown) => {
		const id = typeof item === 'object' && item !== null && 'id' in item ? Number(item.id) : 0;
		return Number.isSafeInteger(id) && id > 0 ? [id] : [];
	});
}

/** An order that REST does not support falls back to the date. */
function orderBy(query: PostsRequest): string {
	return (hasRestOrder(query) && REST_ORDERS[query.orderBy]) || 'date';
}
