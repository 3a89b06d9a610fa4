/**
 * The builder's query controls → one core REST request for ids. WPGraphQL has neither totals nor an AND of
 * taxonomies; REST has both.
 */

/** Terms of one taxonomy, under its REST name. */
export interface TaxonomyTerms {
	/** `categories`, `boat-type`. */
	restBase: string;
	termIds: readonly number[];
	/** Whether one of the terms is enough (`IN`, unless told otherwise) or all of them are needed. */
	operator?: 'IN' | 'AND';
	/** Whether what hangs on a child of a term counts too; only where one term is enough. */
	hasChildren?: boolean;
}

/** A query as an editor configured it, names resolved to what REST calls them. */
export interface PostsQuery {
	/** `posts`, `pages`, `boats`. */
	restBase: string;
	/** One entry a taxonomy: see `mergeTerms`. */
	include: readonly TaxonomyTerms[];
	exclude: readonly TaxonomyTerms[];
	/** How several taxonomies combine; all of them must fit unless this says `OR`. */
	relation?: 'AND' | 'OR';
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

/**
 * The path behind `/wp-json/` that answers `[{ id }]` and, in its headers, how many there are.
 * @param fields what else each item shall carry: the REST names of taxonomies
 */
export function postsQueryPath(
	query: PostsQuery,
	{ start, length }: ListWindow,
	fields: readonly string[] = [],
): string {
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
	parameters.set('_fields', ['id', ...fields].join(','));
	return `wp/v2/${query.restBase}?${parameters}`;
}

/** Writes a condition on terms as REST reads it, `categories=1,2` or `categories[terms]=…`. */
export function setTerms(
	parameters: URLSearchParams,
	name: string,
	{ termIds, operator, hasChildren }: TaxonomyTerms,
): void {
	if (termIds.length === 0) return;
	// WordPress would ask for all children as well, where all terms are needed.
	const needsAll = operator === 'AND' && termIds.length > 1;
	if (!needsAll && !hasChildren) {
		parameters.set(name, termIds.join(','));
		return;
	}
	parameters.set(`${name}[terms]`, termIds.join(','));
	if (needsAll) parameters.set(`${name}[operator]`, 'AND');
	else parameters.set(`${name}[include_children]`, 'true');
}

/**
 * Two conditions on one taxonomy as one, for REST takes one: what an editor allows, and what a visitor chose.
 * Exact where the visitor's terms are among the editor's (a filter offers no others), and where all terms of
 * both are needed; else those of the visitor's terms that the editor allows count.
 * @returns null where nothing can fit both
 */
export function mergeTerms(allowed: TaxonomyTerms, chosen: TaxonomyTerms): TaxonomyTerms | null {
	const among = chosen.termIds.filter((id) => allowed.termIds.includes(id));
	if (among.length === chosen.termIds.length) return chosen;
	const needsAll = (terms: TaxonomyTerms) => terms.operator === 'AND' || terms.termIds.length === 1;
	if (needsAll(allowed) && needsAll(chosen)) {
		return {
			...chosen,
			operator: 'AND',
			termIds: [...new Set([...allowed.termIds, ...chosen.termIds])],
		};
	}
	return needsAll(chosen) || among.length === 0 ? null : { ...chosen, termIds: among };
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
function orderBy(query: PostsQuery): string {
	return (hasRestOrder(query) && REST_ORDERS[query.orderBy]) || 'date';
}
