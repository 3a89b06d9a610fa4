import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** Hexadecimal digits of a hash that name a source; 64 bits tell a site's pictures apart. */
const HASH_LENGTH = 16;

/** Gives the hash of a file's bytes; throws when the file cannot be read. */
export type SourceHash = (path: string) => Promise<string>;

/** Hashes files by content, again only after their time or length changed. */
export function createSourceHash(): SourceHash {
	const known = new Map<string, { stamp: string; hash: string }>();
	return async (path) => {
		const { mtimeMs, size } = await stat(path);
		const stamp = `${mtimeMs} ${size}`;
		const before = known.get(path);
		if (before?.stamp === stamp) return before.hash;
		const hash = createHash('sha256')
			.update(await readFile(path))
			.digest('hex')
			.slice(0, HASH_LENGTH);
		known.set(path, { stamp, hash });
		return hash;
	};
}
