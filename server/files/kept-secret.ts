import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * A key that this site signs with. Kept in the data folder, so that what it signed outlives a restart;
 * without a folder, or with one that cannot be written, a new one for this process.
 * @param file its name inside that folder
 */
export function keptSecret(dataDir: string | undefined, file: string): Uint8Array {
	if (dataDir === undefined) return randomBytes(SECRET_BYTES);
	const path = join(dataDir, file);
	try {
		mkdirSync(dataDir, { recursive: true });
		// Several processes may start at once: whoever creates the file first wins, the others read it.
		writeFileSync(path, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
	} catch {
		// It is there already, or the folder is read-only; reading tells which.
	}
	try {
		const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
		return secret.length >= SECRET_BYTES ? secret : randomBytes(SECRET_BYTES);
	} catch {
		return randomBytes(SECRET_BYTES);
	}
}
