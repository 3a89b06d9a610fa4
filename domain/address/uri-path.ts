/**
 * Letters beyond ASCII in a path have two spellings. WPGraphQL answers and takes them decoded (`/κόλπος/`); addresses,
 * core REST and the page cache have them percent-encoded in small letters, as WordPress stores slugs.
 */

/**
 * The spelling of addresses: `/κόλπος/` and `/%CE%BA/` → `/%ce%ba…/`. What is encoded already stays so; a query keeps
 * its letters' case. Broken percent-encoding stays as it is.
 */
export function encodedPath(path: string): string {
	const [, own = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
	const encoded = encodeURI(decodedPath(own)).replaceAll('%25', '%');
	return encoded.replace(/%[0-9a-f]{2}/gi, (code) => code.toLowerCase()) + rest;
}

/** The spelling of WPGraphQL. What stands for a sign of the path itself (`%2f`, `%3f`) and broken encoding stay. */
export function decodedPath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
