/**
 * The builder's query controls → one core REST request for ids. WPGraphQL has neither totals nor an AND of
 * taxonomies; REST has both.
 */

/** Terms of one taxonomy, under its REST name. */
export interface TaxonomyTerms {
	/** `categories`, `boat-type`. */
	restBase: string;
	termIds: readonly number[];
}

/** A query as an editor configured it, names resolved to what REST calls them. */
export interface PostsQuery {
	/** `posts`, `pages`, `boats`. */
	restBase: string;
	include: readonly TaxonomyTerms[];
	exclude: readonly TaxonomyTerms[];
	authors: readonly number[];
	excludedAuthors: readonly number[];
	/** Manual selection: only these, in this order. */
	ids: readonly number[];
	excludedIds: readonly number[];
	orderBy: PostsOrder;
	order: 'asc' | 'desc';
	/** Posts to skip at the start of the whole list. */
	offset: number;
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

/** REST's words. It knows no order by comments and none by chance: those lists stay in the order of dates. */
const REST_ORDERS: Readonly<Record<PostsOrder, string>> = {
	post_date: 'date',
	post_title: 'title',
	menu_order: 'menu_order',
	modified: 'modified',
	comment_count: 'date',
	rand: 'date',
};

/** REST orders by `menu_order` only what has pages' attributes. */
const WITH_MENU_ORDER = /^(pages|media)$/;

/**
 * The path behind `/wp-json/` that answers `[{ id }]` and, in its headers, how many there are.
 * @param page from 1
 * @param perPage 1 to 100
 */
export function postsQueryPath(query: PostsQuery, page: number, perPage: number): string {
	const length = Math.min(Math.max(Math.trunc(perPage) || 1, 1), 100);
	const parameters = new URLSearchParams();
	const list = (name: string, ids: readonly number[]) => {
		if (ids.length > 0) parameters.set(name, ids.join(','));
	};
	for (const { restBase, termIds } of query.include) list(restBase, termIds);
	for (const { restBase, termIds } of query.exclude) list(`${restBase}_exclude`, termIds);
	list('author', query.authors);
	list('author_exclude', query.excludedAuthors);
	list('include', query.ids);
	list('exclude', query.excludedIds);
	parameters.set('orderby', query.ids.length > 0 ? 'include' : orderBy(query));
	parameters.set('order', query.ids.length > 0 ? 'asc' : query.order);
	parameters.set('per_page', `${length}`);
	if (query.offset > 0) parameters.set('offset', `${query.offset + (page - 1) * length}`);
	else parameters.set('page', `${page}`);
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

function orderBy({ orderBy: stored, restBase }: PostsQuery): string {
	if (stored === 'menu_order' && !WITH_MENU_ORDER.test(restBase)) return REST_ORDERS.post_date;
	return REST_ORDERS[stored];
}
