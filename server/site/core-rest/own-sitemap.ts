import { addressPath } from '@outrigger/rules/address/uri-path';
import { decodeEntities } from '@outrigger/rules/text/plain-text';
import type { SitemapEntry } from '../contract/sitemap-entry';
import { pathIn } from './item-values';
import type { RestReader } from './rest-reader';

/**
 * The limits for the reader. WordPress puts 2,000 addresses into a file, unless a filter changes that. To read 10,000
 * addresses takes some 100 ms.
 */
const MOST = { files: 750, addressesOfFile: 10_000, addresses: 500_000 };
/** The most files that are read at the same time. A small host has twice as many PHP processes. */
const FILES_AT_ONCE = 3;
const INDEX = '/wp-sitemap.xml';
/** The names that WordPress gives its files: `/wp-sitemap-posts-page-1.xml`. Plugins use other names. */
const FILE = /^\/wp-sitemap-[\w-]{1,200}-\d{1,6}\.xml$/;
const PART = /<sitemap>\s*<loc>([^<]*)<\/loc>/g;
const ADDRESS = /<url>\s*<loc>([^<]*)<\/loc>(?:\s*<lastmod>([^<]*)<\/lastmod>)?/g;

/**
 * Reads the sitemap that WordPress makes. This is faster than REST: a file of the sitemap has 2,000 addresses, a list
 * of REST has a hundred.
 *
 * @param home address of the site without a slash at the end; the reader requests only paths of this site
 * @param most the limits: the function reads no further files and returns no further addresses
 * @returns null if the site has no such sitemap, or a file of it is missing or too long. Rejects with
 * `WordPressUnavailable`
 */
export async function readOwnSitemap(
	reader: Pick<RestReader, 'page'>,
	home: string,
	most = MOST,
): Promise<SitemapEntry[] | null> {
	const index = await reader.page(INDEX);
	const parts = [...(index ?? '').matchAll(PART)].map(([, address = '']) => pathOf(home, address));
	const files = parts.filter((path): path is string => path !== null && FILE.test(path));
	if (files.length === 0 || files.length < parts.length) return null;
	const found: SitemapEntry[] = [];
	const end = Math.min(files.length, most.files);
	for (let at = 0; at < end && found.length < most.addresses; at += FILES_AT_ONCE) {
		const group = files.slice(at, Math.min(at + FILES_AT_ONCE, end));
		for (const text of await Promise.all(group.map((file) => reader.page(file)))) {
			const listed = addressesIn(text ?? '', most.addressesOfFile);
			if (!text || !listed) return null;
			for (const [, address = '', changed] of listed) {
				const path = pathOf(home, address);
				if (path !== null) found.push({ uri: addressPath(path), modified: momentOf(changed) });
			}
		}
	}
	return found.slice(0, most.addresses);
}

/** The addresses of a file, with their changes; null for a file of more than `most`. */
function addressesIn(text: string, most: number): RegExpExecArray[] | null {
	const listed: RegExpExecArray[] = [];
	for (const found of text.matchAll(ADDRESS)) if (listed.push(found) > most) return null;
	return listed;
}

/** The path on this site of an address in XML; null for an address of another site. */
function pathOf(home: string, address: string): string | null {
	const path = pathIn(home, decodeEntities(address).trim());
	return path?.startsWith('//') ? null : path;
}

function momentOf(written: string | undefined): string | null {
	const time = Date.parse(written ?? '');
	return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 19);
}
