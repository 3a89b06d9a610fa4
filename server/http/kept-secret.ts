import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;
const FILE = 'auth-secret';

/**
 * The key for this site's signatures and seals. The data folder keeps it, so that signatures stay valid after a
 * restart. Without a writable folder each process makes a new key.
 *
 * @param given the operator's own key, for several hosts with a folder each; at least 32 characters
 */
export function keptSecret(dataDir: string | undefined, given: string | null = null): Uint8Array {
	if (given !== null) return Buffer.from(given, 'utf8');
	if (dataDir === undefined) return randomBytes(SECRET_BYTES);
	const path = join(dataDir, FILE);
	try {
		mkdirSync(dataDir, { recursive: true });
		// Several processes may start at once: the first one creates the file, the others read it.
		writeFileSync(path, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
	} catch {
		// The file exists already, or the folder is read-only; the next read shows which.
	}
	try {
		const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
		return secret.length >= SECRET_BYTES ? secret : randomBytes(SECRET_BYTES);
	} catch {
		return randomBytes(SECRET_BYTES);
	}
}
