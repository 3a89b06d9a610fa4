/**
 * Paths with letters beyond ASCII have two spellings. WPGraphQL returns those of
 * content decoded (`/κόλπος/`), those of terms, authors and menus encoded, and finds all of them decoded only.
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

/** Encodes letters beyond ASCII in an own address, `/…` or `https://host/…`, as in addresses; the host stays. */
export function addressPath(address: string): string {
	const [host] = /^(?:https?:\/\/[^/?#]+)?(?=\/(?!\/))/.exec(address) ?? [address];
	// Half a pair of UTF-16 has no encoding.
	const letters = /[^\0-\x7f\p{Cs}]+/gu;
	const encoded = (text: string) => encodeURIComponent(text).toLowerCase();
	return host + address.slice(host.length).replace(letters, encoded);
}

/** Decodes a path as in WPGraphQL. Encoded separators (`%2f`, `%3f`) and broken encoding stay unchanged. */
export function decodedPath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
