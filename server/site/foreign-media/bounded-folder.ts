import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@outrigger/media/write-whole';
import { LRUCache } from 'lru-cache';

/** The most bytes that are kept in memory if the disk takes no files. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * Files by name in a folder that never exceeds its limit: the file that was not read for the longest time is removed
 * first.
 */
export interface BoundedFolder {
	/** Returns null for a file that is missing or was removed. */
	read(name: string): Promise<Buffer | null>;
	/** Never throws: a file that the disk does not take stays in memory. */
	write(name: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Opens a folder, which need not exist. Its existing files count towards the limit. It reads and writes nothing before
 * the first call.
 * @param folder absolute path; only this module writes into it
 * @param maxBytes the most bytes of all files together; a larger file is not kept at all
 */
export function openBoundedFolder(folder: string, maxBytes: number): BoundedFolder {
	const sizes = new LRUCache<string, number>({
		maxSize: maxBytes,
		sizeCalculation: (bytes) => Math.max(1, bytes),
		dispose(_, name, reason) {
			if (reason === 'evict') void rm(join(folder, name), { force: true }).catch(() => undefined);
		},
	});
	const memory = new LRUCache<string, Buffer>({
		maxSize: Math.min(MEMORY_BYTES, maxBytes),
		sizeCalculation: (bytes) => Math.max(1, bytes.length),
	});
	let scan: Promise<void> | null = null;

	/** Files of earlier runs, the oldest first, so that they are removed first. */
	async function scanFolder(): Promise<void> {
		const names = await readdir(folder).catch(() => []);
		const files = await Promise.all(
			names.map(async (name) => {
				const found = await stat(join(folder, name)).catch(() => null);
				return found?.isFile() ? [{ name, size: found.size, time: found.mtimeMs }] : [];
			}),
		);
		for (const { name, size } of files.flat().sort((a, b) => a.time - b.time)) {
			if (size > maxBytes) await rm(join(folder, name), { force: true });
			else sizes.set(name, size);
		}
	}
	const scanned = () => {
		scan ??= scanFolder().catch(() => undefined);
		return scan;
	};

	return {
		async read(name) {
			await scanned();
			// Several processes may share the folder, so another one may have written or removed the file.
			const bytes = await readFile(join(folder, name)).catch(() => null);
			if (bytes === null) {
				sizes.delete(name);
				return memory.get(name) ?? null;
			}
			if (sizes.get(name) === undefined) sizes.set(name, bytes.length);
			return bytes;
		},
		async write(name, bytes) {
			await scanned();
			if (bytes.length > maxBytes) return;
			try {
				await writeWhole(folder, name, bytes);
				sizes.set(name, bytes.length);
			} catch {
				memory.set(name, Buffer.from(bytes));
			}
		},
	};
}
