import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import { placeInLanguage } from '@outrigger/formats/model/language-records';
import type {
	MenuItemRecord,
	MenuRecord,
	PostRecord,
	SettingsRecord,
} from '@outrigger/formats/model/records';
import { escapeText } from '@outrigger/rules/text/escape-markup';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { freeName } from '../content/free-name';
import type { Store } from '../store/store';
import { WriteRefusal } from './refusal';
import type { Writing } from './save-post';
import type { NewId } from './writer';
import type { Write, Written } from './written';

/** The fields of a menu that an editor may change; a missing field stays unchanged, except the description. */
export interface MenuFields {
	name?: string | undefined;
	/** WordPress deletes the description with every change that does not contain it. */
	description?: string | undefined;
	locations?: readonly string[] | undefined;
	autoAdd?: boolean | undefined;
}

/** The fields of an item; a missing field stays as it is. */
export type MenuItemFields = {
	[Name in Exclude<keyof MenuItemRecord, 'databaseId'>]?: MenuItemRecord[Name] | undefined;
};

/** The slug that WordPress gives an item by its label. */
export const slugOfItem = ({ label }: Pick<MenuItemRecord, 'label'>): string => makeSlug(label);

const put = (record: MenuRecord): Written => ({ kind: 'menu', id: record.databaseId, record });

/** The names of the places of a theme, in every language of the site. */
export function menuPlaces({ menuLocations, languages = [] }: SettingsRecord): string[] {
	return Object.keys(menuLocations).flatMap((name) => [
		name,
		...languages.map(({ slug }) => placeInLanguage(name, slug)),
	]);
}

/**
 * A menu after an editor's change. Its slug is made from its name. If it takes a place, another menu loses that place.
 *
 * @param before `null` for a new one
 * @throws WriteRefusal in WordPress's words: no name, or the name of another menu
 */
export function savedMenu(
	before: MenuRecord | null,
	fields: MenuFields,
	{ content: { menus } }: Store,
	newId: NewId,
): { menu: MenuRecord; write: Write } {
	const name = (fields.name ?? before?.name ?? '').trim();
	if (name === '')
		throw new WriteRefusal('A name is required for this term.', 'empty_term_name', 400);
	const others = menus.filter(({ databaseId }) => databaseId !== before?.databaseId);
	if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
		throw new WriteRefusal(
			`The menu name <strong>${escapeText(name)}</strong> conflicts with another menu name. Please try another.`,
			'menu_exists',
			400,
		);
	const databaseId = before?.databaseId ?? newId();
	const slug = makeSlug(name) || `menu-${databaseId}`;
	const menu: MenuRecord = {
		databaseId,
		name,
		slug:
			name === before?.name
				? before.slug
				: freeName(slug, (one) => others.some((other) => other.slug === one)),
		description: fields.description ?? '',
		autoAdd: fields.autoAdd ?? before?.autoAdd ?? false,
		locations: [...new Set(fields.locations ?? before?.locations ?? [])],
		items: before?.items ?? [],
	};
	const left = others
		.filter(({ locations }) => locations.some((place) => menu.locations.includes(place)))
		.map((other) => {
			const locations = other.locations.filter((place) => !menu.locations.includes(place));
			return put({ ...other, locations });
		});
	return { menu, write: [put(menu), ...left] };
}

/** Deletes a menu with its items. */
export const deletedMenu = ({ databaseId }: MenuRecord): Write => [
	{ kind: 'menu', id: databaseId, record: null },
];

/**
 * The menus after an item was put into one or changed there. An item may be moved to another menu.
 *
 * @param before `null` for a new one
 * @throws WriteRefusal in WordPress's words for a missing menu, and for a link without title or address
 */
export function savedMenuItem(
	before: MenuItemRecord | null,
	fields: MenuItemFields,
	{ store, now }: Omit<Writing, 'viewer'>,
	newId: NewId,
): { id: number; write: Write } {
	const menu = store.menu(fields.menuId ?? before?.menuId ?? 0);
	if (!menu) throw new WriteRefusal('Invalid menu ID.', 'invalid_menu_id', 400);
	const given = Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as MenuItemFields;
	const id = before?.databaseId ?? newId();
	const moment = localTime(now, store.settings.timezone);
	const item: MenuItemRecord = {
		date: moment,
		parentId: 0,
		order: 1,
		label: '',
		url: '',
		target: '',
		cssClasses: [],
		title: '',
		description: '',
		linkRelationship: '',
		connected: null,
		...before,
		...given,
		modified: moment,
		menuId: menu.databaseId,
		databaseId: id,
	};
	if (item.parentId === id) item.parentId = 0;
	checkLink(item);
	if (item.connected !== null) follow(item, store);
	const held = before && before.menuId !== item.menuId ? store.menu(before.menuId) : undefined;
	const without = (one: MenuRecord) => one.items.filter(({ databaseId }) => databaseId !== id);
	const items = [...without(menu), item].sort(
		(one, other) => one.order - other.order || one.databaseId - other.databaseId,
	);
	return {
		id,
		write: [put({ ...menu, items }), ...(held ? [put({ ...held, items: without(held) })] : [])],
	};
}

function checkLink({ connected, label, url }: MenuItemRecord): void {
	if (connected !== null) return;
	const [missing] = [label.trim() === '' && 'title', url === '' && 'url'].filter(Boolean);
	if (!missing) return;
	throw new WriteRefusal(
		`The ${missing} is required when using a custom menu item type.`,
		`rest_${missing}_required`,
		400,
	);
}

/** Sets an item's address to that of its target, and an empty title to the target's. */
function follow(item: MenuItemRecord, store: Store): void {
	const { kind, databaseId } = item.connected ?? { kind: 'post', databaseId: 0 };
	const name = kind === 'post' ? store.post(databaseId)?.title : store.term(databaseId)?.name;
	item.url = '';
	if (item.label === name) item.label = '';
}

/** The menu of an item that is gone. Its children stay where they are, below nothing, as in WordPress. */
export function deletedMenuItem(item: MenuItemRecord, store: Store): Write {
	const menu = store.menu(item.menuId);
	if (!menu) return [];
	const items = menu.items.filter(({ databaseId }) => databaseId !== item.databaseId);
	return [put({ ...menu, items })];
}

/** The menus to which WordPress adds a page at the top once it is published: those with this setting. */
export function withNewPage(
	before: PostRecord | null,
	page: PostRecord,
	{ store: { content, settings }, now }: Omit<Writing, 'viewer'>,
	newId: NewId,
): Written[] {
	const isNew = page.type === 'page' && page.status === 'publish' && before?.status !== 'publish';
	if (!isNew || page.parentId !== 0) return [];
	return content.menus
		.filter(({ autoAdd, items }) => autoAdd && !items.some((item) => pointsTo(item, page)))
		.map((menu) => {
			const order = Math.max(0, ...menu.items.map((item) => item.order)) + 1;
			const connected = { kind: 'post' as const, databaseId: page.databaseId };
			const fixed = { databaseId: newId(), menuId: menu.databaseId, parentId: 0, order, connected };
			const moment = localTime(now, settings.timezone);
			const dates = { date: moment, modified: moment };
			const words = { label: '', url: '', title: '', description: '', linkRelationship: '' };
			return put({
				...menu,
				items: [...menu.items, { ...fixed, ...words, ...dates, target: '', cssClasses: [] }],
			});
		});
}

const pointsTo = ({ connected }: MenuItemRecord, { databaseId }: PostRecord) =>
	connected?.kind === 'post' && connected.databaseId === databaseId;
