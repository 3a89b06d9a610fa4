import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { MOVED_STATUSES, type Moved, type MovedStatus } from '@outrigger/rules/address/redirects';
import { encodedPath } from '@outrigger/rules/address/uri-path';
import { WordPressUnavailable } from '../contract/unavailable';

/** The longest wait for the look-up. The visitor waits for it before a page that is a 404 in most cases. */
const TIMEOUT_MS = 5_000;
/**
 * The most redirects to follow: WordPress first changes scheme, host or slashes, and then leads to the page's new
 * address.
 */
const MOST_STEPS = 5;

/** The parts that the lookup in a real WordPress needs. */
export interface MovedAddressParts {
	/** Address of the real site without a slash at the end. */
	wordpressUrl: string;
	/** Public origin of this site without a slash at the end. */
	siteUrl: string;
	/** Replaces the origin of WordPress's own host in an address by this site. */
	localize: (text: string) => string;
}

/**
 * Finds the new address of a page through WordPress's redirects: of renamed slugs, of guessed addresses, of plugins and
 * of the theme. It requests WordPress's address of the path by HEAD, without cookies.
 *
 * @returns a function that takes a path of this site with its query; it returns null if WordPress does not redirect, if
 * the new address is only another spelling of the same, and if the visitor's path itself contains the host of the new
 * address
 * @throws WordPressUnavailable (the promise) if WordPress does not answer
 */
export function createMovedAddress({
	wordpressUrl,
	siteUrl,
	localize,
}: MovedAddressParts): (path: string) => Promise<Moved | null> {
	const own = (address: URL): string => {
		if (address.origin === siteUrl) return address.href.slice(siteUrl.length);
		return localize(address.href);
	};

	async function follow(path: string): Promise<Moved | 'missing' | null> {
		let address = new URL(wordpressUrl + path);
		for (let step = 0; step < MOST_STEPS; step += 1) {
			const { status, location } = await head(address);
			if (status === 410) return { status, location: null };
			if (status === 404) return 'missing';
			if (!isMoved(status) || location === null || !URL.canParse(location, address)) return null;
			const target = new URL(location, address);
			if (!/^https?:$/.test(target.protocol)) return null;
			const there = own(target);
			if (!/^\/(?![/\\])/.test(there)) {
				return isTyped(target.hostname, path) ? null : { status, location: target.href };
			}
			// A WordPress that is used only as a store of content redirects everybody to the front page of this host.
			if (target.origin === siteUrl && (isSame(there, path) || there === '/')) return null;
			if (!isSame(there, path)) return { status, location: there };
			address = target;
		}
		return null;
	}

	return async (path) => {
		// Redirect plugins may compare the address with or without its slash at the end, because editors type `/old` as
		// well as `/old/`.
		const bare = path.replace(/(?<=.)\/(?=\?|$)/, '');
		const [moved, bareMoved] = await Promise.all([
			follow(path),
			bare === path ? null : follow(bare).catch(() => null),
		]);
		const found = moved === 'missing' ? bareMoved : moved;
		return found === 'missing' ? null : found;
	};
}

function isMoved(status: number): status is MovedStatus {
	return (MOVED_STATUSES as readonly number[]).includes(status);
}

async function head(address: URL): Promise<{ status: number; location: string | null }> {
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	const { status, headers } = await fetch(address, {
		method: 'HEAD',
		redirect: 'manual',
		signal,
	}).catch((cause: unknown) => {
		throw new WordPressUnavailable(`${address} did not answer.`, { cause });
	});
	if (status >= 500) throw new WordPressUnavailable(`${address} answered ${status}.`);
	return { status, location: headers.get('location') };
}

/** True for two spellings of one address. */
function isSame(one: string, other: string): boolean {
	const tidy = (path: string) => encodedPath(path.replace(/#.*$/s, '')).replace(/\/(?=\?|$)/, '');
	return tidy(one) === tidy(other);
}

/**
 * True if the visitor's own address names the host. Such a redirect is ignored, so that no attacker can send visitors
 * elsewhere through this site.
 */
function isTyped(host: string, path: string): boolean {
	return (percentDecoded(path) ?? path).toLowerCase().includes(host.toLowerCase());
}
