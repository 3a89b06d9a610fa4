import type { MenuItemRecord, MenuRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { renderTermDescription, renderTermNameRest, renderTitleRest } from '../texts/titles';
import { typographyIn } from '../texts/typography';
import { postRoute } from './content-types';
import { createParamReader } from './param-reader';
import { forbiddenContext, readDetail } from './post-routes';
import { phpMap } from './projection';
import { type Detail, type RestContext, restLink, siteLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import { type RestItem, type RestResult, selfLink } from './rest-item';

/** The routes of menus. */
export const MENU_BASES: readonly string[] = ['menus', 'menu-items', 'menu-locations'];

function requireRight({ viewer }: RestContext, things: string, ...rights: string[]): void {
	if (['edit_theme_options', ...rights].some((right) => may(viewer, right))) return;
	throw forbidden(viewer, 'rest_cannot_view', `Sorry, you are not allowed to view ${things}.`);
}

/**
 * Users who may write posts may read menus, so that they can place a menu block; only administrators get raw texts. As
 * in WordPress, the check of parameters comes first.
 */
export function requireReading(
	context: RestContext,
	detail: Detail,
	things: string,
	refusal: string,
): void {
	requireRight(context, things, 'edit_posts');
	if (detail === 'edit' && !may(context.viewer, 'edit_theme_options'))
		throw forbiddenContext(context, `Sorry, you are not allowed to edit ${refusal}.`);
}

/** A menu as REST shows it. */
export function menuItem(context: RestContext, menu: MenuRecord): RestItem {
	const self = `/wp/v2/menus/${menu.databaseId}`;
	const link = (route: string) => restLink(context, route);
	const places = menu.locations.map((place) => ({
		embeddable: true,
		href: link(`/wp/v2/menu-locations/${place}`),
	}));
	return {
		fields: {
			id: () => menu.databaseId,
			description: () => renderTermDescription(menu.description ?? ''),
			name: () => renderTermNameRest(menu.name),
			slug: () => menu.slug,
			meta: () => [],
			locations: () => menu.locations,
			auto_add: () => menu.autoAdd ?? false,
		},
		links: () => ({
			self: [selfLink(context, self)],
			collection: [{ href: link('/wp/v2/menus') }],
			about: [{ href: link('/wp/v2/taxonomies/nav_menu') }],
			'wp:post_type': [{ href: link(`/wp/v2/menu-items?menus=${menu.databaseId}`) }],
			...(places.length > 0 && { 'wp:menu-location': places }),
		}),
		embeds: {},
	};
}

/** The menu with this id. @throws RestError if there is none */
export function foundMenu({ store }: RestContext, id: number): MenuRecord {
	const menu = store.menu(id);
	if (menu) return menu;
	throw new RestError('rest_term_invalid', 'Term does not exist.', 404);
}

/** `GET /wp/v2/menus/7`. */
export function getMenu(context: RestContext, id: number): RestResult {
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	read.check();
	const menu = foundMenu(context, id);
	requireReading(context, detail, 'menus', 'this term');
	return { kind: 'item', item: menuItem(context, menu) };
}

/** The item with this id. @throws RestError if there is none */
export function foundItem({ store }: RestContext, id: number): MenuItemRecord {
	const item = store.menuItem(id);
	if (item) return item;
	throw new RestError('rest_post_invalid_id', 'Invalid post ID.', 404);
}

/** `GET /wp/v2/menu-items/7`. */
export function getItem(context: RestContext, id: number): RestResult {
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	read.check();
	const item = foundItem(context, id);
	requireReading(context, detail, 'menu items', 'this post');
	return { kind: 'item', item: itemOfMenu(context, item, detail) };
}

/** An item of a menu as REST shows it. */
export function itemOfMenu(context: RestContext, item: MenuItemRecord, detail: Detail): RestItem {
	const { linked, ...target } = targetOf(context, item);
	const link = (route: string) => restLink(context, route);
	const self = `/wp/v2/menu-items/${item.databaseId}`;
	return {
		fields: {
			id: () => item.databaseId,
			title: () => ({
				...(detail === 'edit' && { raw: item.label }),
				rendered: renderTitleRest(item.label, typographyIn(context)),
			}),
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
			self: [selfLink(context, self)],
			collection: [{ href: link('/wp/v2/menu-items') }],
			about: [{ href: link('/wp/v2/types/nav_menu_item') }],
			'wp:term': [
				{
					taxonomy: 'nav_menu',
					embeddable: true,
					href: link(`/wp/v2/menus?post=${item.databaseId}`),
				},
			],
			...(linked && { 'wp:menu-item-object': [linked] }),
		}),
		embeds: {},
	};
}

/** The target of an item in WordPress's words, and the link to it. */
function targetOf(context: RestContext, { connected, databaseId }: MenuItemRecord) {
	const { store } = context;
	const post = connected?.kind === 'post' ? store.post(connected.databaseId) : undefined;
	const term = connected?.kind === 'term' ? store.term(connected.databaseId) : undefined;
	if (post) {
		const label = store.contentType(post.type)?.singularLabel ?? post.type;
		const href = restLink(context, postRoute(store, post));
		return {
			type: 'post_type',
			type_label: label,
			object: post.type,
			linked: { post_type: post.type, embeddable: true, href },
			object_id: post.databaseId,
		};
	}
	if (term) {
		const { singularLabel = term.taxonomy, restBase } = store.taxonomy(term.taxonomy) ?? {};
		const href = restLink(context, `/wp/v2/${restBase || term.taxonomy}/${term.databaseId}`);
		return {
			type: 'taxonomy',
			type_label: singularLabel,
			object: term.taxonomy,
			linked: { taxonomy: term.taxonomy, embeddable: true, href },
			object_id: term.databaseId,
		};
	}
	const custom = { type: 'custom', type_label: 'Custom Link', object: 'custom' };
	return { ...custom, object_id: databaseId, linked: null };
}

/** `GET /wp/v2/menu-locations` and `/wp/v2/menu-locations/primary`; without places it is an empty list. */
export function showLocations(context: RestContext, name: string | undefined): RestResult {
	readDetail(createParamReader(context.params));
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
