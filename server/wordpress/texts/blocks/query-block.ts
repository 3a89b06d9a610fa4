import type { PostRecord } from '@outrigger/formats/model/records';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { PostOrderField, PostQuery, TermFilter } from '../../store/store';
import type { ContentLookup } from '../content-lookup';
import { type Attributes, idsIn, numberIn, wordIn } from './block-parts';

const ORDERS: Readonly<Record<string, PostOrderField>> = {
	date: 'date',
	title: 'title',
	modified: 'modified',
	menu_order: 'menu_order',
	comment_count: 'comment_count',
};

/**
 * The first posts that a query block lists; always its first page, because a content is rendered once. A block that
 * inherits the query of its page lists the newest posts, because the text of a post is no archive.
 */
export function queriedPosts(attributes: Attributes, lookup: ContentLookup): PostRecord[] {
	const query = plainObjectOf(attributes.query);
	const type = wordIn(query.postType) || 'post';
	const order = wordIn(query.order).toLowerCase() === 'asc' ? 'ASC' : 'DESC';
	const field = ORDERS[wordIn(query.orderBy)] ?? 'date';
	const authors = idsIn(wordIn(query.author).split(','));
	const excluded = idsIn(query.exclude);
	const search = wordIn(query.search).trim();
	const terms = termsOf(query);
	const question: PostQuery = {
		types: [type],
		orderBy: [{ field, order }],
		...(authors.length > 0 && { authorIn: authors }),
		...(excluded.length > 0 && { notIn: excluded }),
		...(search !== '' && { search }),
		...(terms.length > 0 && { terms }),
		...(query.sticky === 'only' && { sticky: true }),
		...(query.sticky === 'exclude' && { sticky: false }),
	};
	const skipped =
		typeof query.offset === 'number' && query.offset > 0 ? Math.trunc(query.offset) : 0;
	const first = numberIn(query.perPage, 10);
	const { items } = lookup.posts(question, { first, offset: skipped });
	// Posts without an address are not for visitors: templates, popups.
	return items.filter(({ uri }) => uri !== null);
}

/** Newer blocks store terms by taxonomy; older blocks store only categories and tags. */
function termsOf(query: Attributes): TermFilter[] {
	const stored = {
		category: query.categoryIds,
		post_tag: query.tagIds,
		...plainObjectOf(query.taxQuery),
	};
	return Object.entries(stored).flatMap(([taxonomy, ids]) => {
		const termIds = idsIn(ids);
		if (termIds.length === 0) return [];
		return [{ taxonomy, termIds, operator: 'IN' as const, includeChildren: true }];
	});
}
