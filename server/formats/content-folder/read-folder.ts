import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { decodeFile } from '../files/decode-file';
import type { Report } from './report';

/** A text file of the content folder. */
export interface TextFile {
	/** Relative to the content folder, with `/`. */
	file: string;
	text: string;
	/** The time of the last change, in milliseconds since 1970. */
	changedAt: number;
}

const READ_TOGETHER = 64;

/** Reads a file of the content folder; `null` if the file is missing, or if it cannot be read, which is reported. */
export async function readTextFile(
	dir: string,
	file: string,
	report: Report,
): Promise<TextFile | null> {
	const path = join(dir, file);
	try {
		const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
		const { text, oddity } = decodeFile(bytes);
		if (oddity) report.warn(file, '', `is ${oddity}`);
		return { file, text, changedAt: mtimeMs };
	} catch (error) {
		if (!isMissing(error))
			report.problem(
				file,
				'',
				error instanceof Error ? error.message : 'an error',
				'a file that can be read',
			);
		return null;
	}
}

/**
 * Reads all files below a folder of the content whose names end in one of the extensions (`.json`), sorted by path.
 * Leaves out names that start with a dot. A missing folder counts as empty.
 */
export async function readFolder(
	dir: string,
	folder: string,
	extensions: readonly string[],
	report: Report,
): Promise<TextFile[]> {
	const files = await listFolder(dir, folder, extensions);
	const read: TextFile[] = [];
	for (let start = 0; start < files.length; start += READ_TOGETHER) {
		const batch = files.slice(start, start + READ_TOGETHER);
		const texts = await Promise.all(batch.map((file) => readTextFile(dir, file, report)));
		read.push(...texts.filter((text) => text !== null));
	}
	return read;
}

/** The paths that `readFolder` would read. */
export async function listFolder(
	dir: string,
	folder: string,
	extensions: readonly string[],
): Promise<string[]> {
	return (await listFiles(join(dir, folder)))
		.map((path) => `${folder}/${path}`)
		.filter((file) => extensions.includes(extname(file).toLowerCase()));
}

/** Lists all files below a folder: sorted, relative to the folder, with `/`. Leaves out names that start with a dot. */
export async function listFiles(folder: string): Promise<string[]> {
	const files: string[] = [];
	for (const { name, isDirectory } of await listEntries(folder)) {
		if (name.startsWith('.')) continue;
		if (!isDirectory) files.push(name);
		else for (const inside of await listFiles(join(folder, name))) files.push(`${name}/${inside}`);
	}
	return files.sort();
}

/** Returns the entries directly in a folder; a symbolic link counts as its target. A missing folder counts as empty. */
export async function listEntries(
	folder: string,
): Promise<{ name: string; isDirectory: boolean }[]> {
	try {
		const entries = await readdir(folder, { withFileTypes: true });
		return await Promise.all(
			entries.map(async (entry) => ({
				name: entry.name,
				isDirectory: entry.isSymbolicLink()
					? await isFolder(join(folder, entry.name))
					: entry.isDirectory(),
			})),
		);
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}

/** Returns true if there is a folder at that path. */
export async function isFolder(path: string): Promise<boolean> {
	try {
		return (await stat(path)).isDirectory();
	} catch (error) {
		if (isMissing(error)) return false;
		throw error;
	}
}

function isMissing(error: unknown): boolean {
	return (
		error instanceof Error &&
		'code' in error &&
		(error.code === 'ENOENT' || error.code === 'ENOTDIR')
	);
}
