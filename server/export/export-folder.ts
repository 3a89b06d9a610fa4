import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
	mkdir,
	readdir,
	readFile,
	realpath,
	rename,
	rm,
	rmdir,
	stat,
	writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import * as v from 'valibot';

/**
 * The record of the files that an export wrote, kept in its folder: the next export may remove
 * only these.
 */
export const RECORD = '.outrigger-export.json';

const Record = v.object({ files: v.record(v.string(), v.string()) });

/** The number of writes to the folder, and their size. */
export interface FolderTally {
	files: number;
	bytes: number;
	/** Files that existed with the same content. */
	unchanged: number;
	/** Files of an earlier export that this export does not have. */
	removed: number;
}

/** The folder of an export. It is written beside its final place and moved there at the end. */
export interface ExportFolder {
	/** @param file relative path with slashes, as `exportPath` gives it */
	write(file: string, bytes: Uint8Array): Promise<void>;
	/** Returns true if the last export wrote a file with these bytes, which then stays unchanged. */
	keeps(file: string, bytes: Uint8Array): boolean;
	/** Keeps a text until all texts are known; a draft is not yet a part of the export. */
	draft(file: string, text: string): Promise<void>;
	readDraft(file: string): Promise<string>;
	/** Puts everything in its place. */
	finish(): Promise<FolderTally>;
	/** Removes the temporary files. */
	discard(): Promise<void>;
}

/** The treatment of an existing folder. */
export interface FolderOptions {
	/** Allows an export into a folder that is not empty. */
	force: boolean;
	/** Does not write a file again if the last export wrote it with the same content. */
	incremental: boolean;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

/**
 * Opens the folder of an export. The folder does not change before `finish`.
 *
 * @param out absolute path
 * @throws Error with a sentence for the user if `out` is a file, or a folder with content and `force` is not set
 */
export async function openExportFolder(
	out: string,
	{ force, incremental }: FolderOptions,
): Promise<ExportFolder> {
	const there = await contentOf(out);
	const before = there.includes(RECORD) ? await readRecord(join(out, RECORD)) : null;
	const mayWrite = there.length === 0 || force || (incremental && before !== null);
	if (!mayWrite) {
		const advice = before
			? '"--incremental" renews the export in it'
			: '"--force" writes into it and deletes nothing';
		throw new Error(`${out} is not empty. ${advice}.`);
	}
	const place = `${basename(out)}.outrigger-${process.pid}`;
	await mkdir(dirname(out), { recursive: true });
	const beside = join(dirname(out), place);
	const drafts = join(beside, 'drafts');
	const fresh = join(beside, 'export');
	await mkdir(drafts, { recursive: true });
	await mkdir(fresh, { recursive: true });
	const hashes = new Map<string, string>();
	const kept = new Set<string>();
	let bytesWritten = 0;

	const put = async (root: string, file: string, data: Uint8Array | string) => {
		const path = join(root, file);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, data);
	};

	return {
		async write(file, bytes) {
			hashes.set(file, hashOf(bytes));
			bytesWritten += bytes.length;
			await put(fresh, file, bytes);
		},
		keeps(file, bytes) {
			const hash = hashOf(bytes);
			if (!incremental || before?.[file] !== hash || !existsSync(join(out, file))) return false;
			// The compressed files beside a file have the same content, so they stay as well.
			for (const name of [file, `${file}.br`, `${file}.gz`]) {
				const known = before[name];
				if (known === undefined) continue;
				hashes.set(name, known);
				kept.add(name);
			}
			return true;
		},
		draft: (file, text) => put(drafts, file, text),
		readDraft: (file) => readFile(join(drafts, file), 'utf8'),
		async finish() {
			await put(fresh, RECORD, JSON.stringify({ files: Object.fromEntries(hashes) }));
			const stale = Object.keys(before ?? {}).filter((file) => !hashes.has(file));
			if (there.length === 0) {
				if (existsSync(out)) await rmdir(out);
				await rename(fresh, out);
			} else {
				for (const file of hashes.keys()) if (!kept.has(file)) await move(fresh, out, file);
				for (const file of stale) await remove(out, file);
				await move(fresh, out, RECORD);
			}
			await rm(beside, { recursive: true, force: true });
			return {
				files: hashes.size,
				bytes: bytesWritten,
				unchanged: kept.size,
				removed: there.length === 0 ? 0 : stale.length,
			};
		},
		discard: () => rm(beside, { recursive: true, force: true }),
	};
}

/** The names in a folder; an empty list if the folder does not exist. */
async function contentOf(out: string): Promise<string[]> {
	try {
		if (!(await stat(out)).isDirectory()) throw new Error(`${out} is a file. Give a folder.`);
		return await readdir(out);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
		throw error;
	}
}

/** @returns null for a file that is no record of an export */
async function readRecord(path: string): Promise<Readonly<{ [file: string]: string }> | null> {
	const text = await readFile(path, 'utf8');
	try {
		const { files } = v.parse(Record, JSON.parse(text));
		// An edited record must not choose files to delete elsewhere.
		const isInside = (file: string) => !file.split('/').some((name) => /^\.{0,2}$/.test(name));
		return Object.fromEntries(Object.entries(files).filter(([file]) => isInside(file)));
	} catch {
		return null;
	}
}

async function move(from: string, to: string, file: string): Promise<void> {
	const target = join(to, file);
	await checkInside(to, dirname(target));
	await mkdir(dirname(target), { recursive: true });
	await rename(join(from, file), target);
}

async function remove(out: string, file: string): Promise<void> {
	const path = join(out, file);
	if (!existsSync(path)) return;
	await checkInside(out, dirname(path));
	await rm(path, { force: true });
	// Also removes the folders above it that are empty now. The loop ends at the first folder with content.
	for (let folder = dirname(path); folder !== out; folder = dirname(folder)) {
		try {
			await rmdir(folder);
		} catch {
			return;
		}
	}
}

/** @throws Error if a link inside of the folder leads out of it */
async function checkInside(out: string, folder: string): Promise<void> {
	let there = folder;
	while (!existsSync(there)) there = dirname(there);
	const [root, real] = await Promise.all([realpath(out), realpath(there)]);
	if (real !== root && !real.startsWith(root + sep)) {
		throw new Error(`${folder} leads outside of ${out}. Remove that link first.`);
	}
}
