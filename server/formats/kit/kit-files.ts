import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { joinPath } from '../content-folder/check-shape';
import type { PostSource } from '../content-folder/content-files';
import type { Report } from '../content-folder/report';
import { type FileTree, placeIn } from '../files/file-tree';
import { isExport, readExport } from '../read-export';

/** A JSON file of a kit; `undefined` where there is none, or it is broken, which is a warning. */
export async function readKitJson(tree: FileTree, path: string, report: Report): Promise<unknown> {
	const place = placeIn(tree, path);
	if (!tree.paths.includes(path)) return undefined;
	try {
		const value: unknown = JSON.parse(await tree.text(path));
		return value;
	} catch (error) {
		const found = error instanceof Error ? error.message : 'an error';
		report.warn(place, '', `is left out, as it cannot be read: ${found}. Export the kit again`);
		return undefined;
	}
}

/**
 * The document in a file of a kit, as a post of a type, with what the kit's manifest says of it.
 * @returns `null` for a file that is missing or holds no document, which is a warning
 */
export async function readKitDocument(
	tree: FileTree,
	path: string,
	type: string,
	own: Record<string, unknown>,
	links: (text: string) => string,
	report: Report,
): Promise<PostSource | null> {
	if (!tree.paths.includes(path)) {
		report.warn(placeIn(tree, path), '', 'is named by the manifest and is not there');
		return null;
	}
	const value = await readKitJson(
		{ ...tree, text: async (one) => links(await tree.text(one)) },
		path,
		report,
	);
	if (value === undefined) return null;
	const isEmptyDocument = isPlainObject(value) && Array.isArray(value.content);
	const read = readExport(value);
	if (!isPlainObject(read) || !(isExport(value) || isEmptyDocument)) {
		report.warn(placeIn(tree, path), '', 'is left out: no document of the builder');
		return null;
	}
	const { page_settings, content, display_settings, version } = read;
	return {
		file: placeIn(tree, path),
		path: joinPath('', []),
		folders: [],
		baseName:
			path
				.split('/')
				.at(-1)
				?.replace(/\.json$/, '') ?? '',
		type,
		fields: {
			...(version === undefined ? {} : { version }),
			...(isPlainObject(display_settings) ? { display_settings } : {}),
			...own,
			page_settings: isPlainObject(page_settings) ? page_settings : {},
			content,
		},
		body: null,
		changedAt: tree.changedAt,
	};
}
