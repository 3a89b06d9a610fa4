/**
 * A path with letters beyond ASCII can be written in two ways. WPGraphQL returns the paths of content decoded
 * (`/κόλπος/`), and the paths of terms, authors and menus encoded. It finds all of them by the decoded path only.
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

/**
 * Encodes letters beyond ASCII in an address of this site, `/…` or `https://host/…`, as addresses have them; the host
 * stays unchanged.
 */
export function addressPath(address: string): string {
	const [host] = /^(?:https?:\/\/[^/?#]+)?(?=\/(?!\/))/.exec(address) ?? [address];
	// Half of a UTF-16 surrogate pair has no encoding, so it is not matched.
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
