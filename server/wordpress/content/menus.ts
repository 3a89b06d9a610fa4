import {
	checkShape,
	joinPath,
	unalias,
	warnUnread,
} from '@outrigger/formats/content-folder/check-shape';
import type { JsonFile } from '@outrigger/formats/content-folder/content-files';
import { readDate } from '@outrigger/formats/content-folder/dates';
import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import { placeInLanguage } from '@outrigger/formats/model/language-records';
import type { MenuItemRecord, MenuRecord } from '@outrigger/formats/model/records';
import { MenuItemShape, MenuShape } from '@outrigger/formats/shapes/menu-shape';
import type { LoadContext } from './context';
import type { IdHolder } from './ids';
import { knownLanguage } from './languages';
import { listAll } from './read-list';

/** A menu item whose target is not known yet. */
export interface MenuItemDraft {
	record: MenuItemRecord;
	fields: MenuItemShape;
	/** The item that contains this item in the file. */
	holder: MenuItemDraft | null;
	path: string;
}

export interface MenuDraft {
	record: MenuRecord;
	items: MenuItemDraft[];
	file: string;
	path: string;
}

/**
 * The menus of `menus.json`. Menus share their ids with terms, their items share theirs with posts, as in WordPress.
 * The function returns both, so that their ids are assigned together.
 */
export function readMenus(
	files: readonly JsonFile[],
	context: LoadContext,
): { drafts: MenuDraft[]; menuHolders: IdHolder[]; itemHolders: IdHolder[] } {
	const drafts: MenuDraft[] = [];
	const menuHolders: IdHolder[] = [];
	const itemHolders: IdHolder[] = [];
	for (const { file, value, path } of listAll(files, context.report)) {
		const place = { file: file.file, path };
		const raw = unalias(value);
		warnUnread(raw, Object.keys(MenuShape.entries), place, context.report);
		const fields = checkShape(MenuShape, raw, place, context.report);
		if (!fields) continue;
		const locations = [...fields.locations, ...(fields.location ? [fields.location] : [])];
		const language = knownLanguage(fields.language, place, context);
		const isDefault = language === undefined || language === context.settings.languages?.[0]?.slug;
		const record: MenuRecord = {
			databaseId: 0,
			name: fields.name,
			slug: fields.slug ?? makeSlug(fields.name),
			...(fields.description && { description: fields.description }),
			...(fields.autoAdd && { autoAdd: true }),
			locations: [
				...new Set(
					isDefault ? locations : locations.map((place) => placeInLanguage(place, language)),
				),
			],
			items: [],
		};
		const items: MenuItemDraft[] = [];
		readItems(fields.items, { ...place, path: joinPath(path, ['items']) }, null, items, context);
		record.items = items.map((item) => item.record);
		drafts.push({ record, items, ...place });
		menuHolders.push({
			wanted: fields.databaseId,
			...place,
			set: (id) => {
				record.databaseId = id;
				for (const item of record.items) item.menuId = id;
			},
		});
		for (const item of items)
			itemHolders.push({
				wanted: item.fields.databaseId,
				file: place.file,
				path: item.path,
				set: (id) => {
					item.record.databaseId = id;
				},
			});
	}
	return { drafts, menuHolders, itemHolders };
}

/** The dates of an item, without invalid ones. */
function datesOf({ date, modified }: MenuItemShape, { settings }: LoadContext) {
	const made = readDate(date ?? '', settings.timezone);
	const changed = readDate(modified ?? '', settings.timezone) ?? made;
	return { ...(made && { date: made }), ...(changed && { modified: changed }) };
}

function readItems(
	values: readonly unknown[],
	place: { file: string; path: string },
	holder: MenuItemDraft | null,
	items: MenuItemDraft[],
	context: LoadContext,
): void {
	values.forEach((value, at) => {
		const path = joinPath(place.path, [at]);
		const raw = unalias(value);
		const fields = checkShape(MenuItemShape, raw, { file: place.file, path }, context.report);
		if (!fields) return;
		const record: MenuItemRecord = {
			databaseId: 0,
			menuId: 0,
			parentId: 0,
			order: items.length + 1,
			label: fields.label ?? '',
			url: fields.url ?? '',
			target: fields.target ?? '',
			cssClasses: fields.cssClasses,
			title: fields.title,
			description: fields.description,
			linkRelationship: fields.linkRelationship,
			...datesOf(fields, context),
			connected: null,
		};
		const item: MenuItemDraft = { record, fields, holder, path };
		items.push(item);
		const inside = { file: place.file, path: joinPath(path, ['items']) };
		readItems(fields.items, inside, item, items, context);
	});
}
