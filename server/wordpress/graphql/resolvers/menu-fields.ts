import { placeInLanguage } from '@outrigger/formats/model/language-records';
import type {
	MenuItemRecord,
	MenuRecord,
	PostRecord,
	TermRecord,
} from '@outrigger/formats/model/records';
import { visiblePost } from '../../auth/visibility';
import { renderTitle } from '../../texts/titles';
import { typographyIn } from '../../texts/typography';
import { singleEdge } from '../connection/connection';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { parseDatabaseId, parseGlobalId, toGlobalId } from '../global-id';
import { menuItemUrl, relativeToSite } from '../nodes/addresses';
import { typeNameOf } from '../nodes/type-name';
import { requestedLanguages } from './language-fields';

type Context = GraphQLContext;

/** A menu item, or content that a query requests as a menu item. */
export type MenuItemModel = MenuItemRecord | { shellOf: PostRecord };

/** Every argument that lists of menu items take in `where`. */
export interface MenuItemWhere {
	id?: number | null;
	location?: string | null;
	/** The language of the menu in the place; the default language if absent. */
	language?: string | null;
	parentDatabaseId?: number | null;
	parentId?: string | null;
}
export interface MenuItemListArgs extends PagingArgs {
	where?: MenuItemWhere | null;
}

/** Menus that visitors may see, which are those in a place of the theme, ordered by name. */
export function placedMenus({ store, viewer }: Context): MenuRecord[] {
	return store.content.menus
		.filter(({ locations }) => viewer !== null || locations.length > 0)
		.sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The menu in a place, by the schema's name of the place.
 * @param language value of the schema: the function returns the menu of that language, or none if the place has none
 */
export function menuAt(
	location: string,
	context: Context,
	language?: string | null,
): MenuRecord | undefined {
	const name = context.names.menuLocations.toWordPress(location);
	const [slug] = language ? (requestedLanguages({ language }, context.store) ?? []) : [];
	const isDefault = !slug || slug === context.store.settings.languages?.[0]?.slug;
	const place = name === null || isDefault ? name : placeInLanguage(name, slug);
	return placedMenus(context).find(({ locations }) => place !== null && locations.includes(place));
}

/**
 * A list of menu items in their order, submenus included, as a connection. If there are several menus, the first items
 * of all menus come first, then the second items; of two items with equal places the later one comes first.
 */
export function menuItemConnection(
	items: readonly MenuItemRecord[],
	args: MenuItemListArgs,
	context: Context,
) {
	const { id, location, parentDatabaseId, parentId } = args.where ?? {};
	const menu = location ? menuAt(location, context, args.where?.language) : null;
	const parent = parentId
		? (parseDatabaseId(parseGlobalId(parentId)?.key ?? parentId) ?? 0)
		: parentDatabaseId;
	const selected = items
		.filter((item) => !location || item.menuId === menu?.databaseId)
		.filter((item) => !id || item.databaseId === id)
		.filter((item) => parent === null || parent === undefined || item.parentId === parent)
		.sort((one, other) => one.order - other.order || other.databaseId - one.databaseId);
	return listConnection(selected, args, context.budget, ({ databaseId }) => databaseId);
}

/** The types of `MenuItemObjectUnion`. */
const UNION = ['Post', 'Page', 'Category', 'Tag', 'PostFormat'];

/** The node that an item points to, if it exists for the viewer; `null` for custom links. */
function connectedTo(
	{ connected }: MenuItemRecord,
	{ store, viewer }: Context,
): PostRecord | TermRecord | null {
	if (connected === null) return null;
	return connected.kind === 'term'
		? (store.term(connected.databaseId) ?? null)
		: visiblePost(store, store.post(connected.databaseId), viewer);
}

/**
 * The menu item with an id. For the id of other content, WPGraphQL returns a menu item with empty fields, so a client
 * must not conclude from an answer that the item exists.
 */
export function menuItemOrShell(id: number, context: Context): MenuItemModel | null {
	const { store, viewer } = context;
	const item = store.menuItem(id);
	if (item !== undefined) return item;
	const other = visiblePost(store, store.post(id), viewer);
	return other && { shellOf: other };
}

const locationNames = (menu: MenuRecord | undefined, { names }: Context) =>
	(menu?.locations ?? []).flatMap((location) => names.menuLocations.toSchema(location) ?? []);

const url = (item: MenuItemRecord, { store, siteUrl }: Context) =>
	menuItemUrl(store, siteUrl, item);
const uri = (item: MenuItemRecord, _: object, context: Context) =>
	relativeToSite(context.siteUrl, url(item, context));

const itemFields = {
	menuItemId: (item: MenuItemRecord) => item.databaseId,
	label: (item: MenuItemRecord, _: object, context: Context) =>
		renderTitle(item.label, typographyIn(context)),
	title: (item: MenuItemRecord) => item.title || null,
	description: (item: MenuItemRecord) => item.description || null,
	linkRelationship: (item: MenuItemRecord) => item.linkRelationship || null,
	cssClasses: (item: MenuItemRecord) => item.cssClasses,
	target: (item: MenuItemRecord) => item.target || null,
	order: (item: MenuItemRecord) => item.order,
	url: (item: MenuItemRecord, _: object, context: Context) => url(item, context),
	path: uri,
	parentDatabaseId: (item: MenuItemRecord) => item.parentId,
	parentId: (item: MenuItemRecord) => (item.parentId ? toGlobalId('post', item.parentId) : null),
	menu: (item: MenuItemRecord, _: object, { store }: Context) =>
		singleEdge(store.menu(item.menuId)),
	locations: (item: MenuItemRecord, _: object, context: Context) =>
		locationNames(context.store.menu(item.menuId), context),
	childItems: (item: MenuItemRecord, args: MenuItemListArgs, context: Context) => {
		const items = context.store.menu(item.menuId)?.items ?? [];
		const children = items.filter(({ parentId }) => parentId === item.databaseId);
		return menuItemConnection(children, args, context);
	},
	connectedNode: (item: MenuItemRecord, _: object, context: Context) =>
		singleEdge(connectedTo(item, context)),
	// The union has only WordPress's own types, as in WPGraphQL.
	connectedObject: (item: MenuItemRecord, _: object, context: Context) => {
		const node = connectedTo(item, context);
		const name = node === null ? undefined : typeNameOf(context.store, node);
		return name !== undefined && UNION.includes(name) ? node : null;
	},
};

/** Fields of an item; null for content that a query requests as one. */
function ofItem<
	F extends Record<string, (item: MenuItemRecord, args: never, context: Context) => unknown>,
>(fields: F) {
	const entries = Object.entries(fields).map(([name, resolve]) => [
		name,
		(item: MenuItemModel, args: never, context: Context) =>
			'shellOf' in item ? null : resolve(item, args, context),
	]);
	return Object.fromEntries(entries) as {
		[K in keyof F]: (
			item: MenuItemModel,
			args: Parameters<F[K]> extends [unknown, infer A, ...unknown[]] ? A : object,
			context: Context,
		) => ReturnType<F[K]> | null;
	};
}

const databaseIdOf = (item: MenuItemModel) =>
	'shellOf' in item ? item.shellOf.databaseId : item.databaseId;

export const menuItemFields = {
	...ofItem(itemFields),
	id: (item: MenuItemModel) => toGlobalId('post', databaseIdOf(item)),
	databaseId: databaseIdOf,
	uri: (item: MenuItemModel, args: object, context: Context) =>
		'shellOf' in item ? item.shellOf.uri : uri(item, args, context),
	isRestricted: () => false,
};

export const menuFields = {
	id: (menu: MenuRecord) => toGlobalId('term', menu.databaseId),
	databaseId: (menu: MenuRecord) => menu.databaseId,
	menuId: (menu: MenuRecord) => menu.databaseId,
	name: (menu: MenuRecord) => menu.name,
	slug: (menu: MenuRecord) => menu.slug,
	count: (menu: MenuRecord) => menu.items.length,
	isRestricted: () => false,
	locations: (menu: MenuRecord, _: object, context: Context) => locationNames(menu, context),
	menuItems: (menu: MenuRecord, args: MenuItemListArgs, context: Context) =>
		menuItemConnection(menu.items, args, context),
};
