import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../content-folder/read-folder';
import { decodeFile } from './decode-file';
import type { FileTree } from './file-tree';

/** Makes a file tree of a folder. */
export async function folderTree(folder: string, name: string): Promise<FileTree> {
	const [paths, { mtimeMs }] = await Promise.all([listFiles(folder), stat(folder)]);
	return {
		name,
		paths,
		changedAt: mtimeMs,
		text: async (path) => decodeFile(await readFile(join(folder, path))),
		open: async (path) => createReadStream(join(folder, path)),
	};
}
