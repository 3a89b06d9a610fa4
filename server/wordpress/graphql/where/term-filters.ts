import type { Store, TermFilter } from '../../store/store';
import { toDatabaseIds } from '../global-id';
import { requestedSlugs } from './plain-where';

type Ids = readonly (string | null | undefined)[] | null;

/** The conditions on categories and tags that lists of posts take; they combine with AND. */
export interface TermWhere {
	categoryId?: number | null;
	categoryIn?: Ids;
	categoryName?: string | null;
	categoryNotIn?: Ids;
	tag?: string | null;
	tagId?: string | null;
	tagIn?: Ids;
	tagNotIn?: Ids;
	tagSlugAnd?: Ids;
	tagSlugIn?: Ids;
}

/**
 * As in WordPress, a category by id or slug includes its descendants; categories in `…In` lists do not. An unknown slug
 * becomes the id -1, so that the query finds nothing.
 */
export function termFilters(where: TermWhere, store: Store): TermFilter[] {
	const filters: TermFilter[] = [];
	const add = (
		taxonomy: string,
		termIds: number[],
		operator: TermFilter['operator'],
		includeChildren = false,
	) => filters.push({ taxonomy, termIds, operator, includeChildren });
	const bySlug = (taxonomy: string, slugs: readonly (string | null | undefined)[]) =>
		requestedSlugs(slugs).map((slug) => store.termBySlug(taxonomy, slug)?.databaseId ?? -1);

	if (where.categoryId) add('category', [where.categoryId], 'IN', true);
	// `a,b` means one of them, `a+b` all of them, and of a path the last part counts.
	const names = where.categoryName?.replace(/\/+$/, '').split('/').at(-1) ?? '';
	for (const all of names.split('+')) {
		if (all) add('category', bySlug('category', all.split(',')), 'IN', true);
	}
	if (where.categoryIn) add('category', toDatabaseIds(where.categoryIn), 'IN');
	if (where.categoryNotIn) add('category', toDatabaseIds(where.categoryNotIn), 'NOT IN');
	const { tag } = where;
	if (tag?.includes(',')) add('post_tag', bySlug('post_tag', tag.split(/[, ]+/)), 'IN');
	else if (tag) add('post_tag', bySlug('post_tag', tag.split(/[+ ]+/)), 'AND');
	if (where.tagId) add('post_tag', toDatabaseIds([where.tagId]), 'IN');
	if (where.tagIn) add('post_tag', toDatabaseIds(where.tagIn), 'IN');
	if (where.tagNotIn) add('post_tag', toDatabaseIds(where.tagNotIn), 'NOT IN');
	if (where.tagSlugIn) add('post_tag', bySlug('post_tag', where.tagSlugIn), 'IN');
	if (where.tagSlugAnd) add('post_tag', bySlug('post_tag', where.tagSlugAnd), 'AND');
	return filters;
}
