import { MAX_ADDRESS_LENGTH } from './media-address';

/** Absolute and protocol-relative addresses; all others are this site's own. */
const ABSOLUTE = /^\s*(?:https?:)?\/\//i;

/** An address of another host, as the host requests it. */
export interface ForeignAddress {
	/** Without its hash. */
	address: string;
	/** `#t=5`, `#icon`; empty if there is none. Browsers do not send hashes. */
	hash: string;
}

/**
 * Reads the address of another host. Returns null for an address of this site, for an address that browsers fetch
 * themselves, and for a text that is no address.
 */
export type ReadForeign = (text: string) => ForeignAddress | null;

/** The facts that tell own hosts from other hosts. */
export interface OwnHosts {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** Replaces the origin of WordPress's own host in an address by this site. */
	localize: (address: string) => string;
	/** Origins from which browsers may fetch by themselves. */
	direct: ReadonlySet<string>;
}

/** Makes the reader of one site. */
export function createReadForeign({ siteUrl, localize, direct }: OwnHosts): ReadForeign {
	const own = new URL(siteUrl).origin;
	return (text) => {
		if (!ABSOLUTE.test(text) || !URL.canParse(text.trim(), own)) return null;
		const url = new URL(text.trim(), own);
		const { hash } = url;
		url.hash = '';
		const isOther = url.origin !== own && !direct.has(url.origin);
		if (!isOther || !/^https?:$/.test(url.protocol) || url.href.length > MAX_ADDRESS_LENGTH)
			return null;
		return localize(url.href) === url.href ? { address: url.href, hash } : null;
	};
}
