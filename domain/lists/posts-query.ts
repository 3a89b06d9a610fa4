/**
 * The builder's query controls → core REST requests for ids. WPGraphQL has neither totals nor an AND of taxonomies;
 * REST has both.
 */

import {
	type RequestTerms,
	requestsOf,
	setTerms,
	type TaxonomyTerms,
	type TermClause,
	termsByTaxonomy,
} from './term-clauses';

/** A list as an editor configured it and a visitor filtered it, names resolved to what REST calls them. */
export interface PostsQuery {
	/** `posts`, `pages`, `boats`. */
	restBase: string;
	/** All of them must fit. */
	clauses: readonly TermClause[];
	/** Terms none of which may fit. */
	exclude: TermClause;
	authors: readonly number[];
	excludedAuthors: readonly number[];
	/** Manual selection: only these, in this order. */
	ids: readonly number[];
	excludedIds: readonly number[];
	/** Bounds of the date of publication, `2026-05-01T00:00:00`, in the site's zone. */
	after?: string;
	before?: string;
	/** Only those that are pinned; only posts can be. */
	isSticky?: boolean;
	search?: string;
	orderBy: PostsOrder;
	order: 'asc' | 'desc';
}

/** What one request asks for. */
export type PostsRequest = Omit<PostsQuery, 'clauses' | 'exclude'> &
	RequestTerms & { exclude: readonly TaxonomyTerms[] };

/** Every published item of a content type, newest first. */
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
 * The requests whose answers share the ids of a list; usually one.
 * @returns none where nothing can fit: a condition has no term that content of this type can have
 */
export function postsRequests(query: PostsQuery): PostsRequest[] {
	const { clauses: all, exclude: excluded, ...others } = query;
	const isOfType = ({ taxonomy: { contentTypes } }: TermClause[number]) =>
		contentTypes?.includes(query.restBase) ?? true;
	const clauses = all.map((clause) => clause.filter(isOfType));
	if (clauses.some((clause) => clause.length === 0)) return [];
	const exclude = termsByTaxonomy(excluded.filter(isOfType));
	const requests: RequestTerms[] = requestsOf(clauses);
	// Where one condition of several is enough, an exclusion would be one of them.
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

/** The builder's stored words for an order. */
export const POSTS_ORDERS = [
	'post_date',
	'post_title',
	'menu_order',
	'modified',
	'comment_count',
	'rand',
] as const;
export type PostsOrder = (typeof POSTS_ORDERS)[number];

/** The orders that REST knows; `menu_order` only for what has pages' attributes. */
const REST_ORDERS: Readonly<Partial<Record<PostsOrder, string>>> = {
	post_date: 'date',
	post_title: 'title',
	menu_order: 'menu_order',
	modified: 'modified',
};
const WITH_MENU_ORDER = /^(pages|media)$/;

/** Whether REST can put this list in its order; else the ids have to be put in order by somebody else. */
export function hasRestOrder({
	orderBy,
	restBase,
}: Pick<PostsQuery, 'orderBy' | 'restBase'>): boolean {
	if (orderBy === 'menu_order') return WITH_MENU_ORDER.test(restBase);
	return orderBy in REST_ORDERS;
}

/** REST gives no more of a list at once. */
export const LONGEST_PAGE = 100;

/** How many posts a page of a list has: minus one, the builder's word for all, is as many as REST gives. */
export function pageLength(perPage: number): number {
	if (perPage < 0) return LONGEST_PAGE;
	return Math.min(Math.max(Math.trunc(perPage) || 1, 1), LONGEST_PAGE);
}

/** A stretch of a list. */
export interface ListWindow {
	/** How many posts lie before it. */
	start: number;
	/** 1 to 100. */
	length: number;
}

/** The path behind `/wp-json/` that answers `[{ id }]` and, in its headers, how many there are. */
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

/** How many pages a list has that starts behind an offset; at least one. */
export function pageCountOf(total: number, offset: number, perPage: number): number {
	return Math.max(1, Math.ceil(Math.max(total - offset, 0) / Math.max(perPage, 1)));
}

/** The ids of a REST answer, in its order; nothing for what is no list of objects with ids. */
export function idsOf(body: unknown): number[] {
	if (!Array.isArray(body)) return [];
	return body.flatMap((item: unknown) => {
		const id = typeof item === 'object' && item !== null && 'id' in item ? Number(item.id) : 0;
		return Number.isSafeInteger(id) && id > 0 ? [id] : [];
	});
}

/** What REST has no order for stays in the order of dates. */
function orderBy(query: PostsRequest): string {
	return (hasRestOrder(query) && REST_ORDERS[query.orderBy]) || 'date';
}
