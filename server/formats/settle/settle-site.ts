import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { makeSlug } from '../content-folder/slugs';
import { TEMPLATE_TYPE } from '../model/builder-records';
import type { ContentTypeRecord, TaxonomyRecord } from '../model/records';
import type { Tally } from '../tally';
import { entriesOf, type WrittenSite } from '../written-site';
import type { Claims } from './claims';
import { numberSite, type TargetNames } from './number-site';
import { type AddressBases, mergeTwins, settleSlugs } from './settle-names';
import { settleReferences } from './settle-references';

/** The declarations of the site and of all its sources. */
export interface Declared {
	contentTypes: ContentTypeRecord[];
	taxonomies: TaxonomyRecord[];
	permalinkStructure: string;
}

/**
 * Makes an exported site of another host consistent: it has no duplicates, and no reference leads to a missing record,
 * so that the loader takes it like a folder that an author wrote with care. The tally lists the changes. Changes the
 * site in place.
 * @param claims the claims of the sources before this one; the function adds the claims of this source
 */
export function settleSite(
	site: WrittenSite,
	claims: Claims,
	declared: Declared,
	tally: Tally,
): void {
	const names: TargetNames = {
		types: declared.contentTypes.map(({ name }) => name),
		taxonomies: declared.taxonomies.map(({ name }) => name),
	};
	const { bases, hierarchical } = describeTypes(declared);
	site.posts = site.posts.filter(({ type, path, file }) => {
		const isKnown = names.types.includes(type);
		if (!isKnown)
			tally.add(`left out, as no post type of that name is declared: ${type}`, path || file);
		return isKnown;
	});
	for (const file of site.terms)
		file.value = entriesOf([file]).filter(({ taxonomy }) =>
			names.taxonomies.includes(String(taxonomy)),
		);
	mergeTwins(site, claims, names.taxonomies);
	for (const { taxonomy, slug } of entriesOf(site.terms))
		claims.addresses.add(`${baseOf(declared, taxonomy)}/${slug}`);
	numberSite(site, claims, names, tally);
	const typeOf = new Map(
		site.posts.flatMap(({ type, fields }): [number, string][] =>
			isPlainObject(fields) && typeof fields.databaseId === 'number'
				? [[fields.databaseId, type]]
				: [],
		),
	);
	const mediaIds = new Set(entriesOf(site.media).map(({ databaseId }) => Number(databaseId)));
	settleReferences(
		site,
		{
			typeOf,
			mediaIds,
			postIds: new Set(typeOf.keys()),
			termNames: claims.terms,
			typesOf: new Map(declared.taxonomies.map(({ name, contentTypes }) => [name, contentTypes])),
			hierarchicalTypes: hierarchical,
			hierarchicalTaxonomies: new Set(
				declared.taxonomies.filter((one) => one.hierarchical).map(({ name }) => name),
			),
		},
		names,
		tally,
	);
	settleSlugs(site, claims, bases, tally);
}

/** Claims the ids, names and paths of our own folder, so that its records stay unchanged. */
export function claimOwn(site: WrittenSite, claims: Claims, declared: Declared): void {
	const { bases } = describeTypes(declared);
	const idsOf = (entries: readonly Record<string, unknown>[], taken: Set<number>) => {
		for (const { databaseId } of entries) if (typeof databaseId === 'number') taken.add(databaseId);
	};
	const menus = entriesOf(site.menus);
	idsOf([...entriesOf(site.media), ...menus.flatMap(itemsIn)], claims.postIds);
	idsOf([...entriesOf(site.terms), ...menus], claims.termIds);
	idsOf(entriesOf(site.comments), claims.commentIds);
	idsOf(entriesOf(site.users), claims.userIds);
	if (site.kit && isPlainObject(site.kit.value)) idsOf([site.kit.value], claims.postIds);
	for (const { login, slug } of entriesOf(site.users)) {
		claims.logins.add(String(login).toLowerCase());
		claims.userSlugs.add(String(slug ?? makeSlug(String(login))));
	}
	for (const file of site.terms)
		for (const { taxonomy, slug, name } of termsIn(file.value))
			claims.terms.add(`${taxonomy}/${String(slug ?? makeSlug(String(name)))}`);
	for (const { slug, name } of menus) claims.menuSlugs.add(String(slug ?? makeSlug(String(name))));
	for (const { type, fields, baseName, folders } of site.posts) {
		const own = isPlainObject(fields) ? fields : {};
		idsOf([own], claims.postIds);
		const slug = String(own.slug ?? makeSlug(baseName ?? String(own.title ?? '')));
		const base = bases.get(type);
		claims.slugs.add(`${type}/${String(own.parent ?? 0)}/${slug}`);
		const path = [base, ...(type === 'page' ? folders : []), slug].filter(Boolean).join('/');
		if (base !== undefined && base !== null) claims.addresses.add(path);
	}
}

function itemsIn(menu: Record<string, unknown>): Record<string, unknown>[] {
	const items = Array.isArray(menu.items) ? menu.items.filter(isPlainObject) : [];
	return items.flatMap((item) => [item, ...itemsIn(item)]);
}

/** `terms.json` may be an object with a list for each taxonomy. */
function termsIn(value: unknown): Record<string, unknown>[] {
	if (Array.isArray(value)) return value.filter(isPlainObject);
	if (!isPlainObject(value)) return [];
	return Object.entries(value).flatMap(([taxonomy, terms]) =>
		termsIn(Array.isArray(terms) ? terms : []).map((term) => ({ ...term, taxonomy })),
	);
}

function describeTypes({ contentTypes, permalinkStructure }: Declared) {
	const fixed = /^((?:\/[^/%]+)*)\/%postname%\/?$/.exec(permalinkStructure)?.[1];
	const bases = new Map<string, string | null>();
	for (const { name, public: isPublic, rewriteSlug } of contentTypes) {
		if (!isPublic || name === TEMPLATE_TYPE || name === 'attachment') continue;
		if (name === 'post') bases.set(name, fixed === undefined ? null : fixed.slice(1));
		else bases.set(name, name === 'page' ? '' : rewriteSlug);
	}
	const hierarchical = new Set(
		contentTypes.filter((type) => type.hierarchical).map(({ name }) => name),
	);
	return { bases: bases as AddressBases, hierarchical };
}

function baseOf({ taxonomies }: Declared, taxonomy: unknown): string {
	return taxonomies.find(({ name }) => name === taxonomy)?.rewriteSlug ?? String(taxonomy);
}
