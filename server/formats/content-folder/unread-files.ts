import type { ContentTypeRecord } from '../model/records';
import { folderOf } from './content-files';
import { listEntries, listFolder } from './read-folder';
import type { Report } from './report';

/** The JSON files at the top of a content folder. */
export const TOP_FILES = [
	'site.json',
	'kit.json',
	'terms.json',
	'menus.json',
	'media.json',
	'users.json',
	'comments.json',
] as const;

/**
 * Folders without posts: files of the media library and their drawings, tables of add-ons, which the host reads by
 * itself, and translated texts.
 */
const OTHER_FOLDERS = ['uploads', 'pictures', 'add-ons', 'languages'];

/**
 * Warns about files and folders that look like content and that no loader reads, because a name is misspelt or a type
 * is not declared.
 * @param taken names at the top of the folder that were read in another form, such as a kit
 */
export async function warnUnreadFiles(
	dir: string,
	types: readonly ContentTypeRecord[],
	taken: ReadonlySet<string>,
	report: Report,
): Promise<void> {
	const folders = [...types.map(({ name }) => folderOf(name)), ...OTHER_FOLDERS];
	for (const { name, isDirectory } of await listEntries(dir)) {
		if (name.startsWith('.') || taken.has(name)) continue;
		if (!isDirectory || folders.includes(name)) continue;
		const files = await listFolder(dir, name, ['.json', '.md']);
		if (files.length > 0)
			report.warn(`${name}/`, '', 'not read: site.json declares no content type of that name');
	}
}
