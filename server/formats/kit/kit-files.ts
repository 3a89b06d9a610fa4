import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { joinPath } from '../content-folder/check-shape';
import type { PostSource } from '../content-folder/content-files';
import type { Report } from '../content-folder/report';
import { type FileTree, placeIn } from '../files/file-tree';
import { readTreeJson } from '../files/read-tree-json';
import { isExport, readExport } from '../read-export';

/**
 * Reads a JSON file of a kit; `undefined` if the file is missing, or if it is broken, which causes a warning.
 * @param links changes the text before it is parsed
 */
export async function readKitJson(
	tree: FileTree,
	path: string,
	report: Report,
	links: (text: string) => string = (text) => text,
): Promise<unknown> {
	return tree.paths.includes(path) ? readTreeJson(tree, path, report, links) : undefined;
}

/**
 * Reads the document in a file of a kit as a post of a type, with the values of the kit's manifest about it.
 * @returns `null`, with a warning, for a file that is missing or has no document
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
	const value = await readKitJson(tree, path, report, links);
	if (value === undefined) return null;
	const isEmptyDocument = isPlainObject(value) && Array.isArray(value.content);
	const read = readExport(value);
	if (!isPlainObject(read) || !(isExport(value) || isEmptyDocument)) {
		report.warn(placeIn(tree, path), '', 'is left out: no document of the builder');
		return null;
	}
	const { page_settings, content, display_settings, version, global_classes, global_variables } =
		read;
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
			...(isPlainObject(global_classes) ? { global_classes } : {}),
			...(isPlainObject(global_variables) ? { global_variables } : {}),
			...own,
			page_settings: isPlainObject(page_settings) ? page_settings : {},
			content,
		},
		body: null,
		changedAt: tree.changedAt,
	};
}
