import type { PostRecord, SiteContent, TermRecord } from '@outrigger/formats/model/records';
import type { Page, PostOrderField, PostQuery, TermFilter, Window } from '../store';

/** The promise of `Store.posts`, kept by scanning and sorting everything: the store's oracle in tests. */
export function naivePosts(
	content: SiteContent,
	query: PostQuery,
	window: Window,
): Page<PostRecord> {
	const found = content.posts
		.filter((post) => matches(post, query, content))
		.sort((one, other) => compare(one, other, query));
	const placeOf = (id: number | undefined) => found.findIndex((post) => post.databaseId === id);
	const before = placeOf(window.beforeId);
	let start = Math.min(found.length, placeOf(window.afterId) + 1 + (window.offset ?? 0));
	let end = Math.max(start, before === -1 ? found.length : before);
	if (window.first !== undefined) end = Math.min(end, start + window.first);
	if (window.last !== undefined) start = Math.max(start, end - window.last);
	return {
		items: found.slice(start, end),
		total: found.length,
		hasNextPage: end < found.length,
		hasPreviousPage: start > 0,
	};
}

function matches(post: PostRecord, query: PostQuery, content: SiteContent): boolean {
	const date = post[query.dateColumn ?? 'date'];
	const inside = <Item>(list: Item[] | undefined, item: Item) =>
		!list?.length || list.includes(item);
	const outside = <Item>(list: Item[] | undefined, item: Item) => !list?.includes(item);
	const statuses: string[] = query.statuses ?? ['publish', 'inherit'];
	const mimeType = post.media?.mimeType ?? '';
	const isInclusive = query.inclusive ?? false;
	const { after, before } = query;
	return (
		(query.types === undefined || query.types.includes(post.type)) &&
		statuses.includes(post.status) &&
		inside(query.documentTypes, post.elementor?.type ?? '') &&
		inside(query.authorIn, post.authorId) &&
		outside(query.authorNotIn, post.authorId) &&
		inside(query.in, post.databaseId) &&
		(query.in?.length ? true : outside(query.notIn, post.databaseId)) &&
		inside(query.nameIn, post.slug) &&
		inside(query.parentIn, post.parentId) &&
		outside(query.parentNotIn, post.parentId) &&
		(!query.mimeTypes?.length ||
			query.mimeTypes.some((type) => mimeType === type || mimeType.startsWith(`${type}/`))) &&
		(query.title === undefined || post.title.toLowerCase() === query.title.toLowerCase()) &&
		(query.template === undefined || post.template === query.template) &&
		(query.sticky === undefined || post.sticky === query.sticky) &&
		(query.password === undefined || post.password === query.password) &&
		((query.password === undefined ? query.hasPassword : undefined) ??
			(query.search ? false : undefined)) !==
			(post.password === '') &&
		(after === undefined || (isInclusive ? date >= after : date > after)) &&
		(before === undefined || (isInclusive ? date <= before : date < before)) &&
		(query.modifiedAfter === undefined || post.modified > query.modifiedAfter) &&
		(query.modifiedBefore === undefined || post.modified < query.modifiedBefore) &&
		(query.year === undefined || Number(date.slice(0, 4)) === query.year) &&
		(query.month === undefined || Number(date.slice(5, 7)) === query.month) &&
		(query.day === undefined || Number(date.slice(8, 10)) === query.day) &&
		hasTerms(post, query, content) &&
		(query.search ?? '')
			.toLowerCase()
			.split(' ')
			.every((word) =>
				`${post.title}\n${post.excerpt}\n${post.content}`.toLowerCase().includes(word),
			)
	);
}

function hasTerms(post: PostRecord, query: PostQuery, content: SiteContent): boolean {
	const filters = (query.terms ?? []).filter(
		(filter) => filter.termIds.length > 0 || filter.operator === 'IN',
	);
	const groups = query.termGroups ?? [];
	if (!groups.every((group) => group.some((filter) => meetsFilter(post, filter, content))))
		return false;
	const results = filters.map((filter) => meetsFilter(post, filter, content));
	if (query.termRelation === 'OR') return results.length === 0 || results.includes(true);
	return !results.includes(false);
}

/** The promise of `Store.termCounts`, kept by looking at every post once for each term. */
export function naiveTermCounts(
	content: SiteContent,
	query: PostQuery,
	taxonomy: string,
): Map<number, number> {
	const posts = content.posts.filter((post) => matches(post, query, content));
	const counts = content.terms
		.filter((term) => term.taxonomy === taxonomy)
		.map(({ databaseId }) => {
			const filter = { taxonomy, termIds: [databaseId], includeChildren: true };
			const own = posts.filter((post) => meetsFilter(post, { ...filter, operator: 'IN' }, content));
			return [databaseId, own.length] as const;
		});
	return new Map(counts.filter(([, count]) => count > 0));
}

function meetsFilter(post: PostRecord, filter: TermFilter, content: SiteContent): boolean {
	const carries = (termId: number) =>
		content.terms.some(
			(term) =>
				term.taxonomy === filter.taxonomy &&
				post.termIds.includes(term.databaseId) &&
				(term.databaseId === termId || (filter.includeChildren && isBelow(term, termId, content))),
		);
	if (filter.operator === 'AND') return filter.termIds.every(carries);
	return filter.termIds.some(carries) === (filter.operator === 'IN');
}

function isBelow(term: TermRecord, ancestorId: number, content: SiteContent): boolean {
	const taxonomy = content.taxonomies.find(({ name }) => name === term.taxonomy);
	const parent = content.terms.find(({ databaseId }) => databaseId === term.parentId);
	if (!taxonomy?.hierarchical || !parent) return false;
	return parent.databaseId === ancestorId || isBelow(parent, ancestorId, content);
}

const VALUES: Partial<Record<PostOrderField, (post: PostRecord) => string | number>> = {
	date: (post) => post.date,
	modified: (post) => post.modified,
	title: (post) => post.title.toLowerCase(),
	slug: (post) => post.slug,
	author: (post) => post.authorId,
	parent: (post) => post.parentId,
	menu_order: (post) => post.menuOrder,
	comment_count: (post) => post.commentCount,
	id: (post) => post.databaseId,
};

function compare(one: PostRecord, other: PostRecord, query: PostQuery): number {
	for (const { field, order } of query.orderBy ?? [{ field: 'date', order: 'DESC' }]) {
		const [value, otherValue] = [VALUES[field]?.(one) ?? 0, VALUES[field]?.(other) ?? 0];
		if (value !== otherValue) return value < otherValue === (order === 'ASC') ? -1 : 1;
	}
	return other.databaseId - one.databaseId;
}
