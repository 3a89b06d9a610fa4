import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, sep } from 'node:path';
import type { ContentFiles } from './types';

/**
 * Writes the files of a content folder into a new temporary folder of the system.
 *
 * @returns its absolute path; the caller deletes it
 * @throws Error for a path outside of the folder
 */
export function writeFiles(files: ContentFiles): string {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-content-'));
	for (const [path, value] of Object.entries(files)) {
		const file = join(folder, normalize(path));
		if (!file.startsWith(folder + sep))
			throw new Error(`"${path}" leads out of the content folder.`);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
	}
	return folder;
}
