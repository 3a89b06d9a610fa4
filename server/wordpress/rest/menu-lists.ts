import type { MenuItemRecord } from '@outrigger/formats/model/records';
import { slugOfItem } from '../writing/save-menu';
import { itemOfMenu, menuItem, requireReading } from './menu-routes';
import { cut, readPage } from './pagination';
import { createParamReader, type ParamReader } from './param-reader';
import { HIDDEN_STATUSES, POST_ORDERS, requireForOrder, SEARCHED } from './post-params';
import { noSuchPage, readDetail } from './post-routes';
import type { RestContext } from './rest-context';
import { RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { readSiteDate } from './site-date';
import { placeIn, type SortKey, sortBy } from './sort-by';
import { readSlugs } from './stored-slug';
import { readTermOrder } from './term-routes';

/** The number of items on a page of the list by default. */
const ITEMS = 100;

/** `GET /wp/v2/menus`, by name. */
export function listMenus(context: RestContext): RestResult {
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	const page = readPage(read);
	const slugs = readSlugs(read.strings('slug'));
	const include = read.integers('include');
	const exclude = read.integers('exclude') ?? [];
	const search = read.text('search')?.trim().toLowerCase();
	const hidesEmpty = read.flag('hide_empty') ?? false;
	const item = read.integer('post');
	const order = readTermOrder(read, include, slugs);
	read.check();
	requireReading(context, detail, 'menus', 'terms in this taxonomy');
	if (item && !context.store.menuItem(item) && !context.store.post(item))
		throw new RestError('rest_post_invalid_id', 'Invalid post ID.', 400);
	const found = context.store.content.menus
		.filter(({ items }) => !item || items.some(({ databaseId }) => databaseId === item))
		.filter(({ slug }) => slugs?.includes(slug) ?? true)
		.filter(({ databaseId }) => include?.includes(databaseId) ?? true)
		.filter(({ databaseId }) => !exclude.includes(databaseId))
		.filter(({ items }) => !hidesEmpty || items.length > 0)
		.filter(({ name, slug }) => !search || `${name} ${slug}`.toLowerCase().includes(search));
	const terms = found.map((menu) => ({ description: '', ...menu, count: menu.items.length }));
	const items = cut(order(terms), page).map((menu) => menuItem(context, menu));
	return { kind: 'items', items, total: found.length, perPage: page.perPage, page: page.page };
}

const itemOrders = [...POST_ORDERS, 'menu_order'] as const;
const STATUSES = ['publish', ...HIDDEN_STATUSES, 'any'] as const;
type ItemOrder = (typeof itemOrders)[number];

/** The order of a list of items. Items have no authors here. */
function readItemOrder(
	read: ParamReader,
	include: readonly number[] | undefined,
): (items: readonly MenuItemRecord[]) => MenuItemRecord[] {
	const field = read.choice('orderby', itemOrders) ?? 'menu_order';
	const direction = read.choice('order', ['asc', 'desc']) ?? 'asc';
	const byId = ({ databaseId }: MenuItemRecord) => databaseId;
	const byLabel = ({ label }: MenuItemRecord) => label;
	const keys: Record<ItemOrder, (item: MenuItemRecord) => SortKey> = {
		author: () => 0,
		date: ({ date }) => date ?? '',
		id: byId,
		include: ({ databaseId }) => placeIn(include)(databaseId),
		modified: ({ modified }) => modified ?? '',
		parent: ({ parentId }) => parentId,
		relevance: byId,
		slug: byLabel,
		include_slugs: byLabel,
		title: byLabel,
		menu_order: ({ order }) => order,
	};
	return (items) => sortBy(sortBy(items, byId, 'asc'), keys[field], direction);
}

/** The menus that a parameter names, either by itself or as `terms` of a condition on the taxonomy. */
function readMenus(read: ParamReader, name: string): readonly number[] | undefined {
	const inside = read.inside(name, ['terms', 'operator']);
	return inside ? inside.integers('terms') : read.integers(name);
}

/** Reads two parameters that bound a date. An item without a date counts as earlier than every bound. */
function readSpan(read: ParamReader, timezone: string, after: string, before: string) {
	const first = readSiteDate(read, after, timezone);
	const last = readSiteDate(read, before, timezone);
	return (date: string) =>
		(first === undefined || date > first) && (last === undefined || date < last);
}

/** `GET /wp/v2/menu-items`, by their places in the menus. */
export function listItems(context: RestContext): RestResult {
	const { params, store } = context;
	const read = createParamReader(params);
	const detail = readDetail(read);
	const asked = readPage(read);
	const perPage = params.has('per_page') ? asked.perPage : ITEMS;
	const offset = params.has('offset') ? asked.offset : (asked.page - 1) * perPage;
	const page = { ...asked, perPage, offset };
	const menus = readMenus(read, 'menus');
	const without = readMenus(read, 'menus_exclude') ?? [];
	const include = read.integers('include');
	const exclude = read.integers('exclude') ?? [];
	const place = read.integer('menu_order');
	const { timezone } = store.settings;
	const isWithin = ({ date = '', modified = '' }: MenuItemRecord) =>
		made(date) && changed(modified);
	const made = readSpan(read, timezone, 'after', 'before');
	const changed = readSpan(read, timezone, 'modified_after', 'modified_before');
	const search = read.text('search')?.trim().toLowerCase();
	const isExact = read.choice('search_semantics', ['exact']) !== undefined;
	const columns = read.strings('search_columns', SEARCHED);
	const slugs = readSlugs(read.strings('slug'));
	// An item is in only one menu, so the relation of conditions changes nothing.
	read.choice('tax_relation', ['AND', 'OR']);
	const statuses = read.strings('status', STATUSES);
	const order = readItemOrder(read, include);
	read.check();
	requireReading(context, detail, 'menu items', 'posts in this post type');
	requireForOrder(params.get('orderby'), { include, search });
	// Of the texts that WordPress searches, items have only a title.
	const hasText = columns?.includes('post_title') ?? true;
	const isFound = (label: string) =>
		!search || (hasText && (isExact ? label === search : label.includes(search)));
	const found = store.content.menus
		.filter(({ databaseId }) => menus?.includes(databaseId) ?? true)
		.filter(({ databaseId }) => !without.includes(databaseId))
		.flatMap(({ items }) => items)
		.filter(({ databaseId }) => include?.includes(databaseId) ?? true)
		.filter(({ databaseId }) => !exclude.includes(databaseId))
		.filter((item) => place === undefined || item.order === place)
		.filter(() => statuses?.some((status) => ['publish', 'any'].includes(status)) ?? true)
		.filter((item) => slugs?.includes(slugOfItem(item)) ?? true)
		.filter(isWithin)
		.filter(({ label }) => isFound(label.toLowerCase()));
	if (found.length > 0 && page.page > Math.ceil(found.length / perPage))
		throw noSuchPage('rest_post_invalid_page_number');
	const items = cut(order(found), page).map((item) => itemOfMenu(context, item, detail));
	return { kind: 'items', items, total: found.length, perPage, page: page.page };
}
