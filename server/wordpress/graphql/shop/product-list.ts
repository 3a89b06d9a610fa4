import type { PostRecord, PostStatus } from '@outrigger/formats/model/records';
import { readCents } from '@outrigger/rules/shop/money';
import { listableStatuses, visiblePost } from '../../auth/visibility';
import { productOf } from '../../shop/offers';
import type { PostQuery, TermFilter } from '../../store/store';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { type DateQueryArgs, dateFilter } from '../where/date-query';
import {
	allPrices,
	averageRating,
	isProductOnSale,
	offersOf,
	productStockStatus,
	ratingsOf,
} from './product-model';

type Texts = readonly (string | null | undefined)[] | null;
type Numbers = readonly (number | null | undefined)[] | null;

/** The `where` argument of lists of products. */
export interface ProductWhere {
	slugIn?: Texts;
	status?: string | null;
	sku?: string | null;
	featured?: boolean | null;
	category?: string | null;
	categoryIn?: Texts;
	categoryNotIn?: Texts;
	categoryId?: number | null;
	categoryIdIn?: Numbers;
	categoryIdNotIn?: Numbers;
	tag?: string | null;
	tagIn?: Texts;
	tagNotIn?: Texts;
	tagId?: number | null;
	tagIdIn?: Numbers;
	tagIdNotIn?: Numbers;
	stockStatus?: Texts;
	onSale?: boolean | null;
	minPrice?: number | null;
	maxPrice?: number | null;
	search?: string | null;
	visibility?: string | null;
	orderby?: readonly ({ field: string; order?: string | null } | null)[] | null;
	rating?: Numbers;
	include?: Numbers;
	exclude?: Numbers;
	dateQuery?: DateQueryArgs | null;
	parent?: number | null;
	parentIn?: Numbers;
	type?: string | null;
	typeIn?: Texts;
	typeNotIn?: Texts;
	shuffle?: boolean | null;
}

/** Arguments of a list of products. */
export interface ProductListArgs extends PagingArgs {
	where?: ProductWhere | null;
}

const TYPE = 'product';
/** A shop has no more products than this; the store gives them all at once. */
const ALL = 100_000;

const present = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] | null =>
	list ? list.filter((one) => one !== null && one !== undefined) : null;

function termFilters(where: ProductWhere, { store }: GraphQLContext): TermFilter[] {
	const filters: TermFilter[] = [];
	const add = (
		taxonomy: string,
		termIds: number[] | null,
		operator: TermFilter['operator'] = 'IN',
	) => {
		if (termIds) filters.push({ taxonomy, termIds, operator, includeChildren: true });
	};
	const bySlug = (taxonomy: string, slugs: string[] | null) =>
		slugs?.map((slug) => store.termBySlug(taxonomy, slug)?.databaseId ?? -1) ?? null;
	const one = <T>(value: T | null | undefined) => (value ? [value] : null);
	for (const [taxonomy, kind] of [
		['product_cat', 'category'],
		['product_tag', 'tag'],
	] as const) {
		add(taxonomy, bySlug(taxonomy, one(where[kind])));
		add(taxonomy, bySlug(taxonomy, present(where[`${kind}In`])));
		add(taxonomy, bySlug(taxonomy, present(where[`${kind}NotIn`])), 'NOT IN');
		add(taxonomy, one(where[`${kind}Id`]));
		add(taxonomy, present(where[`${kind}IdIn`]));
		add(taxonomy, present(where[`${kind}IdNotIn`]), 'NOT IN');
	}
	return filters;
}

/** The part of a query that the store answers; null where nothing can match. */
function storeQuery(where: ProductWhere, context: GraphQLContext): PostQuery | null {
	const terms = termFilters(where, context);
	const include = present(where.include);
	const exclude = present(where.exclude);
	const slugs = present(where.slugIn);
	// No product belongs to another.
	if (where.parent || (present(where.parentIn)?.length ?? 0) > 0) return null;
	const asked = where.status ? [where.status.toLowerCase() as PostStatus] : null;
	const statuses = asked && listableStatuses(asked, context.viewer);
	if (statuses?.length === 0) return null;
	return {
		types: [TYPE],
		...dateFilter(where.dateQuery),
		...(statuses ? { statuses } : {}),
		...(terms.length > 0 ? { terms } : {}),
		...(include ? { in: include } : {}),
		...(exclude ? { notIn: exclude } : {}),
		...(slugs ? { nameIn: slugs } : {}),
		...(where.search ? { search: where.search } : {}),
	};
}

/** Tests of a product that need the shop. */
function shopTests(where: ProductWhere, context: GraphQLContext) {
	const tests: ((post: PostRecord) => boolean)[] = [];
	const { sku, featured, onSale, minPrice, maxPrice } = where;
	const stock = present(where.stockStatus);
	const stars = present(where.rating);
	const kindOf = (post: PostRecord) => productOf(post).kind.toUpperCase();
	const kinds = [where.type ? [where.type] : null, present(where.typeIn)];
	for (const wanted of kinds) if (wanted) tests.push((post) => wanted.includes(kindOf(post)));
	const notKinds = present(where.typeNotIn);
	if (notKinds) tests.push((post) => !notKinds.includes(kindOf(post)));
	if (sku) tests.push((post) => skusOf(post).some((one) => one.includes(sku)));
	if (featured != null) tests.push((post) => productOf(post).featured === featured);
	if (onSale != null) tests.push((post) => isProductOnSale(post, context) === onSale);
	if (stock) tests.push((post) => stock.includes(productStockStatus(post, context)));
	if (stars) tests.push((post) => stars.includes(Math.round(averageRating(post, context))));
	const prices = (post: PostRecord) => allPrices(post, 'price', context);
	// A bound that is no valid price, for example a negative number, excludes no product.
	const least = minPrice == null ? null : readCents(minPrice.toFixed(2));
	const most = maxPrice == null ? null : readCents(maxPrice.toFixed(2));
	if (least) tests.push((post) => prices(post).some((price) => price >= least));
	if (most !== null) tests.push((post) => prices(post).some((price) => price <= most));
	tests.push((post) => isShown(productOf(post).visibility, where.visibility ?? 'VISIBLE'));
	return tests;
}

const skusOf = (post: PostRecord) => [
	productOf(post).sku,
	...productOf(post).variations.map(({ sku }) => sku),
];

/** Lists show the products that are visible in lists; a search shows those that are visible in searches. */
function isShown(visibility: string, asked: string): boolean {
	if (asked === 'HIDDEN') return visibility === 'hidden';
	if (asked === 'SEARCH') return visibility === 'visible' || visibility === 'search';
	return visibility === 'visible' || visibility === 'catalog';
}

const least = (numbers: readonly number[]) => (numbers.length > 0 ? Math.min(...numbers) : 0);

/** Returns the value by which products are ordered: a number or a text for each product. */
function keyOf(field: string, where: ProductWhere, context: GraphQLContext) {
	const { sold } = context.shop;
	const price = (kind: 'price' | 'regularPrice' | 'salePrice') => (post: PostRecord) =>
		least(allPrices(post, kind, context));
	const soldOf = (post: PostRecord) =>
		[post.databaseId, ...productOf(post).variations.map(({ databaseId }) => databaseId)].reduce(
			(sum, id) => sum + (sold().get(id) ?? 0),
			0,
		);
	const keys: Record<string, (post: PostRecord) => number | string> = {
		DATE: ({ date }) => date,
		MODIFIED: ({ modified }) => modified,
		NAME: ({ title }) => title.toLowerCase(),
		SLUG: ({ slug }) => slug,
		MENU_ORDER: ({ menuOrder }) => menuOrder,
		PARENT: ({ parentId }) => parentId,
		IN: ({ databaseId }) => present(where.include)?.indexOf(databaseId) ?? 0,
		NAME_IN: ({ slug }) => present(where.slugIn)?.indexOf(slug) ?? 0,
		PRICE: price('price'),
		REGULAR_PRICE: price('regularPrice'),
		SALE_PRICE: price('salePrice'),
		POPULARITY: soldOf,
		TOTAL_SALES: soldOf,
		REVIEW_COUNT: (post) => ratingsOf(post, context).length,
		RATING: (post) => averageRating(post, context),
		ON_SALE_FROM: (post) => offersOf(post)[0]?.saleFrom ?? '',
		ON_SALE_TO: (post) => offersOf(post)[0]?.saleTo ?? '',
	};
	return keys[field];
}

const ASCENDING = new Set(['IN', 'NAME_IN']);

function sorted(posts: PostRecord[], where: ProductWhere, context: GraphQLContext): PostRecord[] {
	const asked = (present(where.orderby) ?? []).flatMap(({ field, order }) => {
		const key = keyOf(field, where, context);
		const direction = ASCENDING.has(field) || order === 'ASC' ? 1 : -1;
		return key ? [{ key, direction }] : [];
	});
	if (asked.length === 0) return posts;
	const ranked = posts.map((post) => ({ post, keys: asked.map(({ key }) => key(post)) }));
	ranked.sort((one, other) => {
		for (const [at, { direction }] of asked.entries()) {
			const [a, b] = [one.keys[at] ?? 0, other.keys[at] ?? 0];
			if (a !== b) return direction * (a < b ? -1 : 1);
		}
		return other.post.databaseId - one.post.databaseId;
	});
	return ranked.map(({ post }) => post);
}

function connection(posts: readonly PostRecord[], args: PagingArgs, context: GraphQLContext) {
	const list = listConnection(posts, args, context.budget, ({ databaseId }) => databaseId);
	return { ...list, edges: list.edges, found: posts.length };
}

/** A list of products as a connection, newest first by default. */
export function productConnection(
	args: ProductListArgs,
	context: GraphQLContext,
	scope: { terms?: TermFilter[]; in?: number[] } = {},
) {
	const where = args.where ?? {};
	const asked = storeQuery(where, context);
	const only = scope.in ? scope.in.filter((id) => asked?.in?.includes(id) ?? true) : asked?.in;
	if (!asked || only?.length === 0) return connection([], args, context);
	const query: PostQuery = {
		...asked,
		...(only ? { in: only } : {}),
		...(scope.terms ? { terms: [...scope.terms, ...(asked.terms ?? [])] } : {}),
	};
	const answer = () => {
		const tests = shopTests(where, context);
		const found = context.store
			.posts(query, { first: ALL })
			.items.filter((post) => visiblePost(context.store, post, context.viewer))
			.filter((post) => tests.every((test) => test(post)));
		const inOrder = scope.in && !where.orderby ? byIds(found, scope.in) : found;
		return connection(sorted(inOrder, where, context), args, context);
	};
	return query.search ? context.store.prepare(query).then(answer) : answer();
}

const byIds = (posts: PostRecord[], ids: readonly number[]) =>
	posts.toSorted((one, other) => ids.indexOf(one.databaseId) - ids.indexOf(other.databaseId));
