import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { JsonFile } from './content-folder/content-files';
import { LISTS, type WrittenSite } from './written-site';

/** Lists of `site.json` with entries that differ by name. */
const NAMED = ['contentTypes', 'taxonomies'];

/**
 * Joins the data of two sites. If both sites have the same thing (a setting, a user, a term, a menu), the one of the
 * first site counts.
 */
export function joinSites(first: WrittenSite, second: WrittenSite): WrittenSite {
	const joined: WrittenSite = {
		...first,
		site: joinSettings(first.site, second.site),
		kit: first.kit ?? second.kit,
		posts: [...first.posts, ...second.posts],
	};
	for (const list of LISTS) joined[list] = [...first[list], ...second[list]];
	return joined;
}

function joinSettings(first: JsonFile | null, second: JsonFile | null): JsonFile | null {
	if (!first || !second || !isPlainObject(first.value) || !isPlainObject(second.value))
		return first ?? second;
	const value: Record<string, unknown> = { ...second.value, ...first.value };
	for (const key of NAMED) {
		const declared = joinNamed(first.value[key], second.value[key]);
		if (declared.length > 0) value[key] = declared;
	}
	const redirects = [first, second].flatMap(({ value }) => listIn(value, 'redirects'));
	if (redirects.length > 0) value.redirects = redirects;
	// The source that names a front page, or states that there is none, decides about the page of posts as well.
	if ('pageOnFront' in first.value || 'showOnFront' in first.value) {
		if (!('pageForPosts' in first.value)) delete value.pageForPosts;
		if (!('pageOnFront' in first.value)) delete value.pageOnFront;
	}
	return { ...first, value };
}

function listIn(value: unknown, key: string): unknown[] {
	const list = isPlainObject(value) ? value[key] : undefined;
	return Array.isArray(list) ? list : [];
}

function joinNamed(first: unknown, second: unknown): unknown[] {
	const own: unknown[] = Array.isArray(first) ? first : [];
	const others: unknown[] = Array.isArray(second) ? second : [];
	const nameOf = (one: unknown) => (isPlainObject(one) ? one.name : undefined);
	const names = own.map(nameOf);
	return [...own, ...others.filter((one) => !names.includes(nameOf(one)))];
}
