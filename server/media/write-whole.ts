import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file so that no reader ever gets half of it; makes the folder if it does not exist.
 * @param name without a path
 * @throws if the disk does not take the file; then no part of it is left
 */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
	await mkdir(folder, { recursive: true });
	const unfinished = join(folder, `.${name}.${randomUUID()}`);
	try {
		await writeFile(unfinished, bytes);
		await rename(unfinished, join(folder, name));
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}
