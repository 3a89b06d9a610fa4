/**
 * Paths with letters beyond ASCII have two spellings. WPGraphQL returns and accepts them decoded (`/κόλπος/`).
 * Addresses, core REST and the page cache use lowercase percent-encoding, as WordPress stores slugs.
 */

/**
 * Encodes a path as in addresses: `/κόλπος/` and `/%CE%BA/` → `/%ce%ba…/`. Existing encoding is kept, in lower case;
 * a query keeps its case. Broken percent-encoding stays unchanged.
 */
export function encodedPath(path: string): string {
	const end = path.search(/[?#]|$/);
	const encoded = encodeURI(decodedPath(path.slice(0, end))).replaceAll('%25', '%');
	return encoded.replace(/%[0-9a-f]{2}/gi, (code) => code.toLowerCase()) + path.slice(end);
}

/** Decodes a path as in WPGraphQL. Encoded separators (`%2f`, `%3f`) and broken encoding stay unchanged. */
export function decodedPath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
