import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { Tally } from '../tally';
import { entriesOf, type WrittenSite } from '../written-site';
import type { TargetNames } from './number-site';

/** The records that a reference may name. */
export interface Known {
	postIds: ReadonlySet<number>;
	/** Types of posts by their ids. */
	typeOf: ReadonlyMap<number, string>;
	mediaIds: ReadonlySet<number>;
	/** `category/trips` */
	termNames: ReadonlySet<string>;
	/** Taxonomy → types that have it. */
	typesOf: ReadonlyMap<string, readonly string[]>;
	hierarchicalTypes: ReadonlySet<string>;
	hierarchicalTaxonomies: ReadonlySet<string>;
}

/**
 * Removes references to missing records, which the export of a part of a site contains. The records with these
 * references stay.
 */
export function settleReferences(
	site: WrittenSite,
	known: Known,
	names: TargetNames,
	tally: Tally,
): void {
	const sources = site.posts.filter(({ fields }) => isPlainObject(fields));
	for (const { type, path, file, fields } of sources) {
		if (!isPlainObject(fields)) continue;
		const place = path || file;
		if (typeof fields.featuredImage === 'number' && !known.mediaIds.has(fields.featuredImage)) {
			tally.add(
				'featured images that were not exported (export media as well)',
				`${fields.featuredImage} of ${place}`,
			);
			delete fields.featuredImage;
		}
		if (typeof fields.parent === 'number') {
			const isThere = known.typeOf.get(fields.parent) === type;
			if (!isThere || !known.hierarchicalTypes.has(type)) {
				if (!known.typeOf.has(fields.parent))
					tally.add(
						'parents that were not exported; their children stand at the top',
						`${fields.parent} of ${place}`,
					);
				delete fields.parent;
			}
		}
		if (isPlainObject(fields.terms))
			fields.terms = keepTerms(fields.terms, type, place, known, tally);
	}
	dropCycles(
		sources.flatMap(({ fields }) => (isPlainObject(fields) ? [fields] : [])),
		'parents that run in a circle',
		tally,
	);
	settleTerms(site, known, tally);
	settleComments(site, known, tally);
	for (const menu of entriesOf(site.menus)) {
		const items = Array.isArray(menu.items) ? menu.items.filter(isPlainObject) : [];
		menu.items = settleItems(items, known, names, String(menu.name), tally);
	}
}

function keepTerms(
	terms: Record<string, unknown>,
	type: string,
	place: string,
	known: Known,
	tally: Tally,
): Record<string, unknown> {
	const kept: Record<string, unknown> = {};
	for (const [taxonomy, slugs] of Object.entries(terms)) {
		if (!Array.isArray(slugs)) continue;
		if (!known.typesOf.get(taxonomy)?.includes(type)) {
			tally.add(`terms of ${taxonomy} on posts of the type ${type}, which has none`, place);
			continue;
		}
		const there = slugs.filter((slug) => known.termNames.has(`${taxonomy}/${String(slug)}`));
		if (there.length < slugs.length) tally.add('terms that were not exported', place);
		if (there.length > 0) kept[taxonomy] = there;
	}
	return kept;
}

function settleTerms(site: WrittenSite, known: Known, tally: Tally): void {
	const terms = entriesOf(site.terms);
	for (const term of terms) {
		const { parent, taxonomy } = term;
		if (parent === undefined) continue;
		const isThere = known.termNames.has(`${taxonomy}/${String(parent)}`);
		if (isThere && parent !== term.slug && known.hierarchicalTaxonomies.has(String(taxonomy)))
			continue;
		tally.add(
			'parents of terms that were not exported',
			`${String(parent)} of ${String(term.name)}`,
		);
		delete term.parent;
	}
	dropCycles(
		terms,
		'parents of terms that run in a circle',
		tally,
		({ taxonomy, parent }) =>
			parent === undefined ? undefined : `${String(taxonomy)}/${String(parent)}`,
		({ taxonomy, slug }) => `${String(taxonomy)}/${String(slug)}`,
	);
}

function settleComments(site: WrittenSite, known: Known, tally: Tally): void {
	for (const file of site.comments) {
		const own = entriesOf([file]);
		const posts = new Map(own.map(({ databaseId, post }) => [databaseId, post]));
		file.value = own.filter(({ post, databaseId }) => {
			const isThere = typeof post === 'number' && known.postIds.has(post);
			if (!isThere) tally.add('comments on posts that were not exported', String(databaseId));
			return isThere;
		});
		for (const comment of own) {
			if (comment.parent === undefined) continue;
			if (posts.get(comment.parent) === comment.post && comment.parent !== comment.databaseId)
				continue;
			tally.add('comments that answer nothing that is there', String(comment.databaseId));
			delete comment.parent;
		}
		dropCycles(own, 'comments that answer each other in a circle', tally);
	}
}

function settleItems(
	items: Record<string, unknown>[],
	known: Known,
	names: TargetNames,
	menu: string,
	tally: Tally,
): Record<string, unknown>[] {
	const own = new Set([
		'databaseId',
		'parent',
		'label',
		'url',
		'target',
		'cssClasses',
		'title',
		'description',
		'linkRelationship',
		'date',
		'modified',
	]);
	const kept = items.filter((item) => {
		const key = Object.keys(item).find((one) => !own.has(one));
		if (key === undefined) return true;
		const target = item[key];
		const isThere = names.types.includes(key)
			? known.typeOf.get(Number(target)) === key
			: names.taxonomies.includes(key) && known.termNames.has(`${key}/${String(target)}`);
		if (isThere) return true;
		delete item[key];
		if (item.url !== undefined) return true;
		tally.add(
			`items of the menu ${menu} that point to what was not exported`,
			String(item.label ?? target),
		);
		return false;
	});
	const ids = new Set(kept.map(({ databaseId }) => databaseId));
	for (const item of kept)
		if (item.parent !== undefined && (!ids.has(item.parent) || item.parent === item.databaseId))
			delete item.parent;
	dropCycles(kept, `items of the menu ${menu} that run in a circle`, tally);
	return kept;
}

/** Breaks each cycle of parents: moves the first record of the cycle to the top. */
function dropCycles(
	entries: readonly Record<string, unknown>[],
	what: string,
	tally: Tally,
	parentOf: (entry: Record<string, unknown>) => unknown = ({ parent }) => parent,
	keyOf: (entry: Record<string, unknown>) => unknown = ({ databaseId }) => databaseId,
): void {
	const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
	const cleared = new Set<Record<string, unknown>>();
	for (const start of entries) {
		const line = new Set<Record<string, unknown>>();
		let entry: Record<string, unknown> | undefined = start;
		while (entry && !cleared.has(entry) && !line.has(entry)) {
			line.add(entry);
			const parent = parentOf(entry);
			entry = parent === undefined ? undefined : byKey.get(parent);
		}
		if (entry && line.has(entry)) {
			tally.add(what, String(keyOf(entry)));
			delete entry.parent;
		}
		for (const passed of line) cleared.add(passed);
	}
}
