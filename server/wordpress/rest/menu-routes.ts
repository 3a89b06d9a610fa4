import type { MenuItemRecord, MenuRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { renderTitleRest } from '../texts/titles';
import { typographyIn } from '../texts/typography';
import { cut, readPage } from './pagination';
import { createParamReader } from './param-reader';
import { readDetail } from './post-routes';
import { phpMap } from './projection';
import { type RestContext, restLink, siteLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';

/** The routes of menus. */
export const MENU_BASES: readonly string[] = ['menus', 'menu-items', 'menu-locations'];

/** Items that a page of the list has without a word of the asker. */
const ITEMS = 100;

function requireRight({ viewer }: RestContext, things: string): void {
	if (may(viewer, 'edit_theme_options')) return;
	throw forbidden(viewer, 'rest_cannot_view', `Sorry, you are not allowed to view ${things}.`);
}

function menuItem(context: RestContext, menu: MenuRecord): RestItem {
	const self = `/wp/v2/menus/${menu.databaseId}`;
	return {
		fields: {
			id: () => menu.databaseId,
			description: () => '',
			name: () => menu.name,
			slug: () => menu.slug,
			meta: () => [],
			locations: () => menu.locations,
			auto_add: () => false,
		},
		links: () => ({
			self: [{ href: restLink(context, self) }],
			collection: [{ href: restLink(context, '/wp/v2/menus') }],
			about: [{ href: restLink(context, '/wp/v2/taxonomies/nav_menu') }],
			'wp:post_type': [{ href: restLink(context, `/wp/v2/menu-items?menus=${menu.databaseId}`) }],
		}),
		embeds: {},
	};
}

/** `GET /wp/v2/menus`, by name. */
export function listMenus(context: RestContext): RestResult {
	requireRight(context, 'menus');
	const read = createParamReader(context.params);
	readDetail(read);
	const page = readPage(read);
	const slugs = read.strings('slug');
	read.check();
	const found = context.store.content.menus
		.filter(({ slug }) => slugs?.includes(slug) ?? true)
		.toSorted((one, other) => one.name.localeCompare(other.name));
	const items = cut(found, page).map((menu) => menuItem(context, menu));
	return { kind: 'items', items, total: found.length, perPage: page.perPage, page: page.page };
}

/** `GET /wp/v2/menus/7`. */
export function getMenu(context: RestContext, id: number): RestResult {
	requireRight(context, 'menus');
	const menu = context.store.content.menus.find(({ databaseId }) => databaseId === id);
	if (!menu) throw new RestError('rest_term_invalid', 'Term does not exist.', 404);
	return { kind: 'item', item: menuItem(context, menu) };
}

/** `GET /wp/v2/menu-items`, in the order of the menus; `menus` chooses some. */
export function listItems(context: RestContext): RestResult {
	requireRight(context, 'menu items');
	const read = createParamReader(context.params);
	readDetail(read);
	const page = context.params.has('per_page')
		? readPage(read)
		: { ...readPage(read), perPage: ITEMS };
	const menus = read.integers('menus');
	const include = read.integers('include');
	read.check();
	const found = context.store.content.menus
		.filter(({ databaseId }) => menus?.includes(databaseId) ?? true)
		.flatMap(({ items }) => items)
		.filter(({ databaseId }) => include?.includes(databaseId) ?? true);
	const items = cut(found, page).map((item) => itemOfMenu(context, item));
	return { kind: 'items', items, total: found.length, perPage: page.perPage, page: page.page };
}

/** `GET /wp/v2/menu-items/7`. */
export function getItem(context: RestContext, id: number): RestResult {
	requireRight(context, 'menu items');
	const all = context.store.content.menus.flatMap(({ items }) => items);
	const item = all.find(({ databaseId }) => databaseId === id);
	if (!item) throw new RestError('rest_post_invalid_id', 'Invalid post ID.', 404);
	return { kind: 'item', item: itemOfMenu(context, item) };
}

function itemOfMenu(context: RestContext, item: MenuItemRecord): RestItem {
	const target = targetOf(context, item);
	return {
		fields: {
			id: () => item.databaseId,
			title: () => ({ rendered: renderTitleRest(item.label, typographyIn(context)) }),
			status: () => 'publish',
			url: () => siteLink(context, item.url),
			attr_title: () => item.title,
			description: () => item.description,
			...Object.fromEntries(Object.entries(target).map(([name, value]) => [name, () => value])),
			parent: () => item.parentId,
			menu_order: () => item.order,
			target: () => item.target,
			// PHP splits an empty text into one empty word.
			classes: () => (item.cssClasses.length > 0 ? item.cssClasses : ['']),
			xfn: () => item.linkRelationship.split(' '),
			invalid: () => false,
			meta: () => [],
			menus: () => item.menuId,
		},
		links: () => ({
			self: [{ href: restLink(context, `/wp/v2/menu-items/${item.databaseId}`) }],
			collection: [{ href: restLink(context, '/wp/v2/menu-items') }],
			about: [{ href: restLink(context, '/wp/v2/types/nav_menu_item') }],
		}),
		embeds: {},
	};
}

/** The target of an item, in WordPress's words. */
function targetOf({ store }: RestContext, { connected, databaseId }: MenuItemRecord) {
	const post = connected?.kind === 'post' ? store.post(connected.databaseId) : undefined;
	const term = connected?.kind === 'term' ? store.term(connected.databaseId) : undefined;
	if (post) {
		const label = store.contentType(post.type)?.singularLabel ?? post.type;
		return { type: 'post_type', type_label: label, object: post.type, object_id: post.databaseId };
	}
	if (term) {
		const label = store.taxonomy(term.taxonomy)?.singularLabel ?? term.taxonomy;
		return {
			type: 'taxonomy',
			type_label: label,
			object: term.taxonomy,
			object_id: term.databaseId,
		};
	}
	return { type: 'custom', type_label: 'Custom Link', object: 'custom', object_id: databaseId };
}

/** `GET /wp/v2/menu-locations` and `/wp/v2/menu-locations/primary`; without places it is an empty list. */
export function showLocations(context: RestContext, name: string | undefined): RestResult {
	requireRight(context, 'menu locations');
	const { menuLocations } = context.store.settings;
	const placeOf = (place: string) => ({
		name: place,
		description: menuLocations[place] ?? '',
		menu:
			context.store.content.menus.find(({ locations }) => locations.includes(place))?.databaseId ??
			0,
	});
	if (name === undefined) {
		const places = Object.keys(menuLocations).map((place) => [place, placeOf(place)]);
		return { kind: 'data', data: phpMap(Object.fromEntries(places)) };
	}
	if (!Object.hasOwn(menuLocations, name))
		throw new RestError('rest_menu_location_invalid', 'Invalid menu location.', 404);
	return { kind: 'data', data: placeOf(name) };
}
