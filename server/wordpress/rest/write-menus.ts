import type { MenuItemRecord } from '@outrigger/formats/model/records';
import { safeUrl } from '@outrigger/rules/address/safe-url';
import { may } from '../auth/roles';
import {
	deletedMenu,
	deletedMenuItem,
	type MenuItemFields,
	menuPlaces,
	savedMenu,
	savedMenuItem,
} from '../writing/save-menu';
import { foundItem, foundMenu, getItem, getMenu, itemOfMenu, menuItem } from './menu-routes';
import { createParamReader, type ParamReader } from './param-reader';
import type { RestContext } from './rest-context';
import { restLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import {
	carryOut,
	deletion,
	forceIn,
	rawText,
	requireForce,
	requireParams,
	type WritingContext,
} from './write';

const TYPES = ['taxonomy', 'post_type', 'post_type_archive', 'custom'] as const;

function requireRight({ viewer }: RestContext, code: string, deed: string): void {
	if (may(viewer, 'edit_theme_options')) return;
	throw forbidden(viewer, code, `Sorry, you are not allowed to ${deed}.`);
}

/** The answer to a write: what it made, as its editor sees it. */
function shown(
	context: RestContext,
	base: 'menus' | 'menu-items',
	id: number,
	isNew: boolean,
): RestResult {
	const edited = { ...context, params: new Map([['context', 'edit']]) };
	const result = (base === 'menus' ? getMenu : getItem)(edited, id);
	if (!isNew) return result;
	const headers = { Location: restLink(context, `/wp/v2/${base}/${id}`) };
	return { ...result, status: 201, headers } as RestResult;
}

function readPlaces(read: ParamReader, context: RestContext): string[] | undefined {
	const places = context.params.has('locations') ? (read.strings('locations') ?? []) : undefined;
	const known = menuPlaces(context.store.settings);
	const unknown = places?.find((place) => !known.includes(place));
	if (unknown !== undefined)
		read.refuse('locations', {
			code: 'rest_invalid_menu_location',
			message: 'Invalid menu location.',
			data: { location: unknown },
		});
	return places;
}

/**
 * `POST /wp/v2/menus`, and `POST`, `PUT` and `PATCH /wp/v2/menus/7`.
 * @param id `null` for a new menu
 */
export async function saveMenu(context: WritingContext, id: number | null): Promise<RestResult> {
	const menu = id === null ? null : foundMenu(context, id);
	if (menu === null) requireParams(context.params, ['name']);
	const read = createParamReader(context.params);
	const fields = {
		name: read.text('name'),
		description: read.text('description'),
		locations: readPlaces(read, context),
		autoAdd: read.flag('auto_add'),
	};
	read.check();
	if (menu === null) requireRight(context, 'rest_cannot_create', 'create terms in this taxonomy');
	else requireRight(context, 'rest_cannot_update', 'edit this term');
	let saved = 0;
	const after = await carryOut(context, (store, newId) => {
		const before = menu && (store.menu(menu.databaseId) ?? menu);
		const made = savedMenu(before, fields, store, newId);
		saved = made.menu.databaseId;
		return made.write;
	});
	return shown(after, 'menus', saved, menu === null);
}

/** `DELETE /wp/v2/menus/7`: menus have no trash, so the request needs `force`. */
export async function deleteMenu(context: WritingContext, id: number): Promise<RestResult> {
	const menu = foundMenu(context, id);
	requireRight(context, 'rest_cannot_delete', 'delete this term');
	requireForce(forceIn(context), 'Menus do');
	const answer = deletion(menuItem(context, menu));
	await carryOut(context, () => deletedMenu(menu));
	return answer;
}

/** The content that an item points to; undefined if the request has none of these fields, null for a link. */
function readTarget(
	{ store }: RestContext,
	read: ParamReader,
	before: MenuItemRecord | null,
): MenuItemRecord['connected'] | undefined {
	const asked = read.choice('type', TYPES);
	const object = read.text('object');
	const id = read.integer('object_id', { min: 0 });
	if (asked === undefined && object === undefined && id === undefined) return undefined;
	const kept = before?.connected ?? null;
	const type = asked ?? (kept && (kept.kind === 'post' ? 'post_type' : 'taxonomy')) ?? 'custom';
	if (type === 'custom') return null;
	const isTerm = type === 'taxonomy';
	const databaseId = id ?? kept?.databaseId ?? 0;
	const found = isTerm
		? store.term(databaseId)?.taxonomy
		: type === 'post_type'
			? store.post(databaseId)?.type
			: undefined;
	if (found === undefined || (object !== undefined && object !== found))
		read.refuse('object_id', {
			code: 'rest_invalid_param',
			message: 'It is the number of nothing that an item can point to here.',
			data: null,
		});
	return { kind: isTerm ? 'term' : 'post', databaseId };
}

function readAddress(read: ParamReader): string | undefined {
	const typed = read.text('url');
	if (!typed) return typed;
	const url = safeUrl(typed);
	if (url === undefined)
		read.refuse('url', { code: 'rest_invalid_url', message: 'Invalid URL.', data: null });
	return url;
}

/** Names of classes as WordPress keeps them: letters, digits, `-` and `_`. */
const classNames = (words: readonly string[] | undefined) =>
	words?.map((word) => word.replace(/[^\w-]/g, '')).filter((word) => word !== '');

function readItem(context: RestContext, before: MenuItemRecord | null): MenuItemFields {
	const { params } = context;
	const read = createParamReader(params);
	const xfn = params.has('xfn') ? (read.strings('xfn') ?? []) : undefined;
	const fields: MenuItemFields = {
		label: rawText(params, 'title'),
		url: readAddress(read),
		title: read.text('attr_title'),
		description: read.text('description'),
		connected: readTarget(context, read, before),
		parentId: read.integer('parent', { min: 0 }),
		order: read.integer('menu_order', { min: 1 }),
		target: read.choice('target', ['_blank', '']),
		cssClasses: classNames(params.has('classes') ? (read.strings('classes') ?? []) : undefined),
		linkRelationship: classNames(xfn)?.join(' '),
		menuId: read.integer('menus'),
	};
	read.check();
	return fields;
}

/**
 * `POST /wp/v2/menu-items`, and `POST`, `PUT` and `PATCH /wp/v2/menu-items/7`.
 * @param id `null` for a new item
 */
export async function saveMenuItem(
	context: WritingContext,
	id: number | null,
): Promise<RestResult> {
	if (id === null && context.params.has('id'))
		throw new RestError('rest_post_exists', 'Cannot create existing post.', 400);
	const item = id === null ? null : foundItem(context, id);
	const fields = readItem(context, item);
	if (item === null) requireRight(context, 'rest_cannot_create', 'create posts as this user');
	else requireRight(context, 'rest_cannot_edit', 'edit this post');
	let saved = 0;
	const after = await carryOut(context, (store, newId) => {
		const before = item && (store.menuItem(item.databaseId) ?? item);
		const made = savedMenuItem(before, fields, { store, now: context.now }, newId);
		saved = made.id;
		return made.write;
	});
	return shown(after, 'menu-items', saved, item === null);
}

/** `DELETE /wp/v2/menu-items/7`: items have no trash, so the request needs `force`. */
export async function deleteMenuItem(context: WritingContext, id: number): Promise<RestResult> {
	const item = foundItem(context, id);
	requireRight(context, 'rest_cannot_delete', 'delete this post');
	requireForce(forceIn(context), 'Menu items do');
	const answer = deletion(itemOfMenu(context, item, 'view'));
	await carryOut(context, (store) => deletedMenuItem(item, store));
	return answer;
}
