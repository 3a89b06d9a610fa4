import { visiblePost } from '../../auth/visibility';
import type { MenuItemRecord, MenuRecord } from '../../store/records';
import { renderTitle } from '../../texts/titles';
import { singleEdge } from '../connection/connection';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { parseDatabaseId, parseGlobalId, toGlobalId } from '../global-id';
import { menuItemUrl, relativeToSite } from '../nodes/addresses';

type Context = GraphQLContext;

/** Every argument that lists of menu items take in `where`. */
export interface MenuItemWhere {
	id?: number | null;
	location?: string | null;
	parentDatabaseId?: number | null;
	parentId?: string | null;
}
export interface MenuItemListArgs extends PagingArgs {
	where?: MenuItemWhere | null;
}

/** Menus that visitors may see: those that stand in a place of the theme. */
export function placedMenus({ store, viewer }: Context): MenuRecord[] {
	const { menus } = store.content;
	return viewer === null ? menus.filter(({ locations }) => locations.length > 0) : menus;
}

/** The menu in a place, by the schema's name of the place. */
export function menuAt(location: string, context: Context): MenuRecord | undefined {
	const name = context.names.menuLocations.toWordPress(location);
	return placedMenus(context).find(({ locations }) => name !== null && locations.includes(name));
}

/** A list of menu items in their order, submenus included, as a connection. */
export function menuItemConnection(
	items: readonly MenuItemRecord[],
	args: MenuItemListArgs,
	context: Context,
) {
	const { id, location, parentDatabaseId, parentId } = args.where ?? {};
	const menu = location ? menuAt(location, context) : null;
	const parent = parentId
		? (parseDatabaseId(parseGlobalId(parentId)?.key ?? parentId) ?? 0)
		: parentDatabaseId;
	const selected = items
		.filter((item) => !location || item.menuId === menu?.databaseId)
		.filter((item) => !id || item.databaseId === id)
		.filter((item) => parent === null || parent === undefined || item.parentId === parent)
		.sort((one, other) => one.menuId - other.menuId || one.order - other.order);
	return listConnection(selected, args, context.budget, ({ databaseId }) => databaseId);
}

const locationNames = (menu: MenuRecord | undefined, { names }: Context) =>
	(menu?.locations ?? []).flatMap((location) => names.menuLocations.toSchema(location) ?? []);

const url = (item: MenuItemRecord, { store, siteUrl }: Context) =>
	menuItemUrl(store, siteUrl, item);
const uri = (item: MenuItemRecord, _: object, context: Context) =>
	relativeToSite(context.siteUrl, url(item, context));

export const menuItemFields = {
	id: (item: MenuItemRecord) => toGlobalId('post', item.databaseId),
	databaseId: (item: MenuItemRecord) => item.databaseId,
	label: (item: MenuItemRecord) => renderTitle(item.label),
	title: (item: MenuItemRecord) => item.title || null,
	description: (item: MenuItemRecord) => item.description || null,
	linkRelationship: (item: MenuItemRecord) => item.linkRelationship || null,
	cssClasses: (item: MenuItemRecord) => item.cssClasses,
	target: (item: MenuItemRecord) => item.target || null,
	order: (item: MenuItemRecord) => item.order,
	url: (item: MenuItemRecord, _: object, context: Context) => url(item, context),
	uri,
	path: uri,
	parentDatabaseId: (item: MenuItemRecord) => item.parentId,
	parentId: (item: MenuItemRecord) => (item.parentId ? toGlobalId('post', item.parentId) : null),
	isRestricted: () => false,
	menu: (item: MenuItemRecord, _: object, { store }: Context) =>
		singleEdge(store.menu(item.menuId)),
	locations: (item: MenuItemRecord, _: object, context: Context) =>
		locationNames(context.store.menu(item.menuId), context),
	childItems: (item: MenuItemRecord, args: MenuItemListArgs, context: Context) => {
		const items = context.store.menu(item.menuId)?.items ?? [];
		const children = items.filter(({ parentId }) => parentId === item.databaseId);
		return menuItemConnection(children, args, context);
	},
	connectedNode: ({ connected }: MenuItemRecord, _: object, { store, viewer }: Context) => {
		if (connected === null) return null;
		return connected.kind === 'term'
			? singleEdge(store.term(connected.databaseId))
			: singleEdge(visiblePost(store, store.post(connected.databaseId), viewer));
	},
};

export const menuFields = {
	id: (menu: MenuRecord) => toGlobalId('term', menu.databaseId),
	databaseId: (menu: MenuRecord) => menu.databaseId,
	name: (menu: MenuRecord) => menu.name,
	slug: (menu: MenuRecord) => menu.slug,
	count: (menu: MenuRecord) => menu.items.length,
	isRestricted: () => false,
	locations: (menu: MenuRecord, _: object, context: Context) => locationNames(menu, context),
	menuItems: (menu: MenuRecord, args: MenuItemListArgs, context: Context) =>
		menuItemConnection(menu.items, args, context),
};
