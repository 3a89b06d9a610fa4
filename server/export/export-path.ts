import { percentDecoded } from '@outrigger/rules/address/percent-decoded';

/** An address whose file cannot lie in the folder of an export. */
export class UnsafePath extends Error {
	override name = 'UnsafePath';
}

/** The longest name of a file, in bytes, that file systems take. */
const MAX_NAME_BYTES = 255;

/**
 * The file from which a plain server answers an address.
 *
 * @param path own path, percent-encoded
 * @returns a relative path with slashes, decoded; `index.html` of the folder for a path that ends with a slash
 * @throws UnsafePath for a path that would lead outside of the folder, and for one that no file system takes
 */
export function exportPath(path: string): string {
	const names = path.split('/').slice(1).map(decoded);
	if (names.at(-1) === '') names[names.length - 1] = 'index.html';
	for (const name of names) {
		if (/^$|^\.{1,2}$|[/\\\p{Cc}]/u.test(name)) throw new UnsafePath(`${path} leads outside.`);
		if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
			throw new UnsafePath(`${path} is too long for the name of a file.`);
		}
	}
	return names.join('/');
}

function decoded(name: string): string {
	const plain = percentDecoded(name);
	if (plain === null) throw new UnsafePath(`${name} is not encoded as addresses are.`);
	return plain;
}
