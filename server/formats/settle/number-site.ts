import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { Tally } from '../tally';
import { entriesOf, type WrittenSite } from '../written-site';
import { type Claims, claimId } from './claims';

/** Old id → new id, for the ids that had to change. */
type Renumbered = ReadonlyMap<number, number>;

/** The names of the types to which a menu item may point by an id. */
export interface TargetNames {
	types: readonly string[];
	taxonomies: readonly string[];
}

/**
 * Gives each record a unique id, and updates the references to a changed id. If two records of one site have the same
 * id, the first keeps it. If an earlier source has an id already, the function changes it everywhere in this source.
 */
export function numberSite(
	site: WrittenSite,
	claims: Claims,
	names: TargetNames,
	tally: Tally,
): void {
	const posts = new Map<number, number>();
	const seen = new Set<number>();
	const renumber = (
		entry: Record<string, unknown>,
		taken: Set<number>,
		known: Map<number, number>,
		what: string,
	) => {
		const { databaseId: id } = entry;
		if (typeof id !== 'number') return;
		const given = claimId(taken, id);
		if (given === id) return;
		entry.databaseId = given;
		if (!known.has(id) && !seen.has(id)) known.set(id, given);
		tally.add(`ids of ${what} that something else has already were changed`, `${id} to ${given}`);
	};
	const each = (
		entries: readonly Record<string, unknown>[],
		taken: Set<number>,
		known: Map<number, number>,
		what: string,
	) => {
		for (const entry of entries) {
			renumber(entry, taken, known, what);
			if (typeof entry.databaseId === 'number' && !known.has(entry.databaseId))
				seen.add(entry.databaseId);
		}
		seen.clear();
	};

	const sources = site.posts.flatMap(({ fields }) => (isPlainObject(fields) ? [fields] : []));
	const media = entriesOf(site.media);
	const menus = entriesOf(site.menus);
	const items = menus.flatMap(itemsOf);
	const terms = entriesOf(site.terms);
	const comments = entriesOf(site.comments);
	each([...sources, ...media], claims.postIds, posts, 'posts');
	for (const menu of menus) {
		// An item may be in two menus. It then has a different id in each menu.
		const own = itemsOf(menu);
		const changed = new Map<number, number>();
		each(own, claims.postIds, changed, 'menu items');
		for (const item of own) follow(item, ['parent'], changed);
	}
	if (site.kit && isPlainObject(site.kit.value))
		each([site.kit.value], claims.postIds, new Map(), 'kits');
	each([...terms, ...menus], claims.termIds, new Map(), 'terms');
	const commentIds = new Map<number, number>();
	each(comments, claims.commentIds, commentIds, 'comments');
	const userIds = new Map<number, number>();
	each(entriesOf(site.users), claims.userIds, userIds, 'users');

	for (const fields of sources) {
		follow(fields, ['parent', 'featuredImage'], posts);
		if (Array.isArray(fields.conditions))
			fields.conditions = fields.conditions.map((one) => followCondition(one, posts));
	}
	for (const item of items) {
		follow(item, names.types, posts);
	}
	for (const comment of comments) {
		follow(comment, ['post'], posts);
		follow(comment, ['parent'], commentIds);
		follow(comment, ['user'], userIds);
	}
	if (site.site && isPlainObject(site.site.value))
		follow(site.site.value, ['pageOnFront', 'pageForPosts'], posts);
}

function itemsOf({ items }: Record<string, unknown>): Record<string, unknown>[] {
	return Array.isArray(items) ? items.filter(isPlainObject) : [];
}

function follow(
	entry: Record<string, unknown>,
	keys: readonly string[],
	changed: Renumbered,
): void {
	if (changed.size === 0) return;
	for (const key of keys) {
		const id = entry[key];
		const now = typeof id === 'number' ? changed.get(id) : undefined;
		if (now !== undefined) entry[key] = now;
	}
}

function followCondition(condition: unknown, changed: Renumbered): unknown {
	if (typeof condition !== 'string' || !/^(?:include|exclude)\/singular\//.test(condition))
		return condition;
	return condition.replace(/\d+$/, (id) => String(changed.get(Number(id)) ?? id));
}
