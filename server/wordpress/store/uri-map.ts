import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
/** Things that have a path of their own on the site. */
export interface UriMap<Item> {
	find(uri: string): Item | undefined;
	set(uri: string, item: Item): void;
}

/** Paths count by their letters: with or without slashes at the ends, percent-encoded or not. Case matters. */
export function createUriMap<Item>(): UriMap<Item> {
	const items = new Map<string, Item>();
	return {
		find: (uri) => {
			const key = uriKey(uri);
			return key === null ? undefined : items.get(key);
		},
		set: (uri, item) => {
			const key = uriKey(uri);
			if (key !== null) items.set(key, item);
		},
	};
}

/** `null` for a text that cannot be a path here: a foreign host, broken percent-encoding. */
function uriKey(uri: string): string | null {
	const path = /[?#]/.test(uri) ? uri.replace(/[?#].*$/s, '') : uri;
	if (path.startsWith('//') || path.includes(':')) return null;
	const key = path.replace(/^\/|\/$/g, '');
	return key.includes('%') ? percentDecoded(key) : key;
}
