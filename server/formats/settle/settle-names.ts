import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { makeSlug } from '../content-folder/slugs';
import type { Tally } from '../tally';
import { entriesOf, type WrittenSite } from '../written-site';
import { type Claims, claimName } from './claims';

/**
 * Merges duplicate terms and users, in one source or in two: the first of them stays. Menu items and terms that name a
 * term by its id then name it by its slug, so that they do not depend on which duplicate stays.
 */
export function mergeTwins(site: WrittenSite, claims: Claims, taxonomies: readonly string[]): void {
	const terms = entriesOf(site.terms);
	for (const term of terms) term.slug ??= makeSlug(String(term.name ?? ''));
	const slugById = new Map(
		terms.map(({ taxonomy, databaseId, slug }) => [`${taxonomy}/${databaseId}`, slug]),
	);
	const bySlug = (entry: Record<string, unknown>, key: string, taxonomy: unknown) => {
		const slug = slugById.get(`${taxonomy}/${entry[key]}`);
		if (typeof entry[key] === 'number' && slug !== undefined) entry[key] = slug;
	};
	for (const term of terms) bySlug(term, 'parent', term.taxonomy);
	for (const { items } of entriesOf(site.menus))
		for (const item of Array.isArray(items) ? items.filter(isPlainObject) : [])
			for (const taxonomy of taxonomies) bySlug(item, taxonomy, taxonomy);
	for (const file of site.terms)
		file.value = entriesOf([file]).filter(({ taxonomy, slug }) =>
			isNew(claims.terms, `${taxonomy}/${slug}`),
		);
	for (const file of site.users)
		file.value = entriesOf([file]).filter(({ login }) =>
			isNew(claims.logins, String(login).toLowerCase()),
		);
	for (const user of entriesOf(site.users)) {
		const slug = claimName((name) => claims.userSlugs.has(name), String(user.slug));
		claims.userSlugs.add(slug);
		user.slug = slug;
	}
	for (const menu of entriesOf(site.menus)) {
		const slug = claimName((name) => claims.menuSlugs.has(name), String(menu.slug));
		claims.menuSlugs.add(slug);
		menu.slug = slug;
	}
}

/** Adds a name; returns true if it is new. */
function isNew(taken: Set<string>, name: string): boolean {
	const isFresh = !taken.has(name);
	taken.add(name);
	return isFresh;
}

/** The first part of the addresses of each type; `null` if it is unknown before the content is read. */
export type AddressBases = ReadonlyMap<string, string | null>;

/**
 * Gives posts unique slugs and addresses: the second `about` becomes `about-2`. If a medium and a post have the same
 * slug, the medium gets another one. The ids and parents of the posts must be settled before.
 */
export function settleSlugs(
	site: WrittenSite,
	claims: Claims,
	bases: AddressBases,
	tally: Tally,
): void {
	const sources = site.posts.flatMap(({ type, fields }) =>
		isPlainObject(fields) ? [{ type, fields }] : [],
	);
	const byId = new Map(sources.map(({ fields }) => [fields.databaseId, fields]));
	for (const { type, fields } of sources) {
		if (typeof fields.slug !== 'string') continue;
		const base = bases.get(type);
		const isShown =
			base !== undefined && base !== null && (fields.status ?? 'publish') === 'publish';
		const above = isShown ? pathAbove(fields, byId) : '';
		const addressOf = (slug: string) => [base, above, slug].filter(Boolean).join('/');
		const keyOf = (slug: string) => `${type}/${String(fields.parent ?? 0)}/${slug}`;
		const slug = claimName(
			(name) => claims.slugs.has(keyOf(name)) || (isShown && claims.addresses.has(addressOf(name))),
			fields.slug,
		);
		claims.slugs.add(keyOf(slug));
		if (isShown) claims.addresses.add(addressOf(slug));
		if (slug === fields.slug) continue;
		tally.add('slugs that something else has already were changed', `${fields.slug} to ${slug}`);
		const settings = isPlainObject(site.site?.value) ? site.site.value : {};
		if (type === 'page' && settings.pageOnFront === fields.slug) settings.pageOnFront = slug;
		fields.slug = slug;
	}
	for (const medium of entriesOf(site.media)) {
		if (typeof medium.slug !== 'string') continue;
		const isTaken =
			claims.slugs.has(`attachment/0/${medium.slug}`) || claims.addresses.has(medium.slug);
		if (isTaken) delete medium.slug;
		else claims.slugs.add(`attachment/0/${medium.slug}`).add(medium.slug);
	}
}

function pathAbove(
	fields: Record<string, unknown>,
	byId: ReadonlyMap<unknown, Record<string, unknown>>,
): string {
	const path: string[] = [];
	const passed = new Set<unknown>();
	for (let at = byId.get(fields.parent); at && !passed.has(at); at = byId.get(at.parent)) {
		passed.add(at);
		path.unshift(String(at.slug));
	}
	return path.join('/');
}
