import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes content files into a separate folder and returns its path. */
export function contentFolder(files: Readonly<Record<string, string>>): string {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-site-'));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	return folder;
}

/**
 * The file of a page, as the builder exports one, with these elements.
 * @param more other fields of the file, such as its status
 */
export function builderPage(
	slug: string,
	databaseId: number,
	content: readonly object[],
	more: object = {},
): string {
	return JSON.stringify({
		title: slug,
		type: 'page',
		slug,
		databaseId,
		version: '0.4',
		page_settings: {},
		content,
		...more,
	});
}
