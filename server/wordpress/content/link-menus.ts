import { joinPath, warnUnread } from '@outrigger/formats/content-folder/check-shape';
import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import { humanise } from '@outrigger/formats/content-folder/slugs';
import type { MenuItemRecord } from '@outrigger/formats/model/records';
import { OptionalReference } from '@outrigger/formats/shapes/fields';
import { MenuItemShape } from '@outrigger/formats/shapes/menu-shape';
import * as v from 'valibot';
import type { LoadContext } from './context';
import { findCycles } from './cycles';
import type { MenuDraft, MenuItemDraft } from './menus';
import type { References } from './references';

/** Follows what menu items point to, their parents, and the locations of menus; ids and addresses are settled. */
export function linkMenus(
	drafts: readonly MenuDraft[],
	references: References,
	context: LoadContext,
): void {
	for (const draft of drafts) {
		for (const item of draft.items) {
			connect(item, draft.file, references, context);
			linkParent(item, draft, context);
		}
		reportCycles(draft, context);
	}
	placeMenus(drafts, context);
}

function connect(
	item: MenuItemDraft,
	file: string,
	references: References,
	context: LoadContext,
): void {
	const { record, fields } = item;
	const types = context.contentTypes.map(({ name }) => name);
	const taxonomies = context.taxonomies.map(({ name }) => name);
	const known = [...Object.keys(MenuItemShape.entries), ...types, ...taxonomies];
	warnUnread(fields, known, { file, path: item.path }, context.report);
	const key = [...types, ...taxonomies].find((name) => Object.hasOwn(fields, name));
	const target = targetOf(item, key, types, references);
	if (target) {
		record.connected = target.connected;
		record.url = fields.url ?? target.uri ?? context.settings.postsPageUri ?? '';
		record.label = fields.label ?? target.name;
	} else if (key !== undefined || fields.connected)
		context.report.problem(
			file,
			joinPath(item.path, [key ?? 'connected']),
			quoteValue(key === undefined ? fields.connected : fields[key]),
			`the slug, path or databaseId of a ${key ?? 'post or term'} that exists`,
		);
	else if (fields.url === undefined)
		context.report.problem(
			file,
			item.path,
			'an item that points to nothing',
			`url, or one of ${[...types, ...taxonomies].join(', ')} with a slug`,
		);
	if (record.label === '' && fields.label === undefined) record.label = record.url;
}

interface Target {
	connected: MenuItemRecord['connected'];
	/** `null` for the posts page. */
	uri: string | null;
	name: string;
}

function targetOf(
	{ fields }: MenuItemDraft,
	key: string | undefined,
	types: readonly string[],
	references: References,
): Target | undefined {
	const reference = key === undefined ? fields.connected?.databaseId : fields[key];
	const parsed = v.safeParse(OptionalReference, reference);
	if (!parsed.success || parsed.output === null) return undefined;
	const isPost = key === undefined ? fields.connected?.kind === 'post' : types.includes(key);
	if (isPost) {
		const post =
			key === undefined
				? references.postById(Number(parsed.output))
				: references.post(key, parsed.output);
		return (
			post && {
				connected: { kind: 'post', databaseId: post.databaseId },
				uri: post.uri,
				name: post.title,
			}
		);
	}
	const term =
		key === undefined
			? references.termById(Number(parsed.output))
			: references.term(key, parsed.output);
	return (
		term && {
			connected: { kind: 'term', databaseId: term.databaseId },
			uri: term.uri,
			name: term.name,
		}
	);
}

function linkParent(item: MenuItemDraft, draft: MenuDraft, { report }: LoadContext): void {
	const { parent } = item.fields;
	if (item.holder) {
		item.record.parentId = item.holder.record.databaseId;
		return;
	}
	if (parent === null || parent === undefined) return;
	const found = draft.items.find(({ record }) => record.databaseId === Number(parent));
	if (found) item.record.parentId = found.record.databaseId;
	else
		report.problem(
			draft.file,
			joinPath(item.path, ['parent']),
			quoteValue(parent),
			'the databaseId of another item of this menu',
		);
}

function reportCycles(draft: MenuDraft, { report }: LoadContext): void {
	for (const cycle of findCycles(draft.record.items)) {
		const item = draft.items.find(({ record }) => record === cycle[0]);
		if (!item) continue;
		report.problem(
			draft.file,
			joinPath(item.path, ['parent']),
			`a cycle: ${[...cycle, item.record].map(({ label }) => label).join(' → ')}`,
			'parents that end at the top',
		);
	}
}

/** If `site.json` declares locations, only these exist; otherwise the function declares the locations in menus. */
function placeMenus(drafts: readonly MenuDraft[], { report, settings }: LoadContext): void {
	const declared = Object.keys(settings.menuLocations);
	const owners = new Map<string, string>();
	for (const { record, file, path } of drafts) {
		for (const location of record.locations) {
			const at = joinPath(path, ['locations']);
			const earlier = owners.get(location);
			if (declared.length > 0 && !declared.includes(location))
				report.problem(
					file,
					at,
					quoteValue(location),
					`${declared.join(', ')} (menuLocations in site.json)`,
				);
			else if (earlier)
				report.problem(
					file,
					at,
					`"${location}", where ${earlier} is as well`,
					'one menu a location',
				);
			else settings.menuLocations[location] ??= humanise(location);
			owners.set(location, record.name);
		}
	}
}
