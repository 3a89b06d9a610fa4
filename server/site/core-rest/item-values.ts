import { decodedPath } from '@outrigger/rules/address/uri-path';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { Item } from './rest-reader';

/** Readers of single values of REST's records. A value of a wrong type counts as absent. */

/** Returns the text of a field; an empty text if it has none. */
export function textIn(item: Item, name: string): string {
	const value = item[name];
	return typeof value === 'string' ? value : '';
}

/** Returns the HTML of a field like `title: { rendered }`; an empty text if it has none. */
export function renderedIn(item: Item, name: string): string {
	const value = item[name];
	return isPlainObject(value) && typeof value.rendered === 'string' ? value.rendered : '';
}

/** Returns a field that is a whole number from 0 on; 0 for every other value. */
export function numberIn(item: Item, name: string): number {
	const value = item[name];
	return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Returns the ids of a field that is a list of them. */
export function idsIn(item: Item, name: string): number[] {
	const value = item[name];
	return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
}

/** `post`, 17 → the global id that WPGraphQL gives. */
export function globalId(kind: string, key: string | number): string {
	return Buffer.from(`${kind}:${key}`).toString('base64');
}

/** Returns a database id, either directly or from a global id; 0 for any other value. */
export function databaseIdOf(id: unknown): number {
	const text = String(id ?? '');
	const [, key = text] = /^[a-z_]+:(\d+)$/.exec(Buffer.from(text, 'base64').toString()) ?? [];
	return /^\d{1,15}$/.test(key) ? Number(key) : 0;
}

/**
 * Returns the decoded path of an address of the site, as WPGraphQL gives `uri`; null for the address of another site.
 * @param home address of the site without a slash at the end
 */
export function pathIn(home: string, link: string): string | null {
	if (!URL.canParse(link) || !URL.canParse(home)) return null;
	const { host, pathname, search } = new URL(link);
	const base = new URL(home);
	const folder = base.pathname.replace(/\/+$/, '');
	if (host !== base.host || !`${pathname}/`.startsWith(`${folder}/`)) return null;
	return decodedPath(`${pathname.slice(folder.length) || '/'}${search}`);
}
