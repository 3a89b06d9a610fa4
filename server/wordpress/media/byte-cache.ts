import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@outrigger/media/write-whole';
import { LRUCache } from 'lru-cache';

/** The most bytes kept in memory if no disk can be written. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** Files by name, kept over restarts where a disk allows it. */
export interface ByteCache {
	read(name: string): Promise<Uint8Array | null>;
	has(name: string): Promise<boolean>;
	/** Never throws: what cannot be kept on disk stays in memory. */
	write(name: string, bytes: Uint8Array): Promise<void>;
}

/**
 * A cache over several folders. It reads from the first folder with the file and writes to the first writable one, so
 * that a read-only folder with prepared files works as well.
 * @param folders absolute paths, best first; they need not exist; without folders the cache uses only memory
 */
export function createByteCache(folders: readonly string[]): ByteCache {
	const memory = new LRUCache<string, Uint8Array>({
		maxSize: MEMORY_BYTES,
		sizeCalculation: (bytes) => Math.max(1, bytes.byteLength),
	});
	return {
		async read(name) {
			for (const folder of folders) {
				const bytes = await readFile(join(folder, name)).catch(() => null);
				if (bytes !== null && bytes.byteLength > 0) return bytes;
			}
			return memory.get(name) ?? null;
		},
		async has(name) {
			for (const folder of folders) {
				const isThere = await access(join(folder, name)).then(
					() => true,
					() => false,
				);
				if (isThere) return true;
			}
			return memory.has(name);
		},
		async write(name, bytes) {
			for (const folder of folders) {
				const isWritten = await writeWhole(folder, name, bytes).then(
					() => true,
					() => false,
				);
				if (isWritten) return;
			}
			memory.set(name, bytes);
		},
	};
}
