import { allPosts, type PostsQuery } from './posts-query';
import { type ConditionTaxonomy, setTerms } from './term-clauses';

/** The main query of an archive in WordPress. */
export type MainQuery =
	| { kind: 'post-type'; restBase: string }
	| { kind: 'term'; restBase: string; taxonomy: ConditionTaxonomy; termId: number }
	/**
	 * The posts of a post format. Core REST filters by format with a parameter (WordPress 6.7), but has no taxonomy of
	 * that name.
	 */
	| { kind: 'format'; restBase: string; format: string; count: number }
	| { kind: 'author'; restBase: string; authorId: number }
	/**
	 * The posts of a date archive. The bounds of the publication date are in the site's time zone, and are outside of
	 * the archive.
	 */
	| { kind: 'date'; restBase: string; after: string; before: string }
	| { kind: 'search'; search: string };

/** True for an empty search, for which WordPress would list all posts. */
export function isEmptySearch(query: MainQuery): boolean {
	return query.kind === 'search' && query.search.trim() === '';
}

/**
 * The query for the posts of a format.
 * @param slug the slug of the term, `post-format-gallery`
 * @param count the number of posts that the term states
 */
export function formatQuery(slug: string, count: number): Extract<MainQuery, { kind: 'format' }> {
	return { kind: 'format', restBase: 'posts', format: slug.replace(/^post-format-/, ''), count };
}

/** True if the answer belongs to the query. An older WordPress ignores unknown parameters and lists every post. */
export function isAboutQuery(query: MainQuery, total: number): boolean {
	return query.kind !== 'format' || query.count === total;
}

/**
 * The REST path for the ids on one page of the main query, below `/wp-json/`.
 * @param pageNumber from 1
 * @param perPage WordPress's "blog pages show at most", 1 to 100
 */
export function mainQueryPath(query: MainQuery, pageNumber: number, perPage: number): string {
	const parameters = new URLSearchParams();
	switch (query.kind) {
		case 'post-type':
			// Only the blog puts pinned posts first; they come in addition to the posts of the page. WordPress 6.8 does
			// this with the parameter; an earlier version ignores the parameter and lists pinned posts by date.
			if (query.restBase === 'posts') parameters.set('ignore_sticky', 'false');
			break;
		case 'term': {
			const { restBase, isHierarchical } = query.taxonomy;
			setTerms(parameters, restBase, {
				restBase,
				termIds: [query.termId],
				hasChildren: isHierarchical,
			});
			break;
		}
		case 'format':
			parameters.set('format', query.format);
			break;
		case 'author':
			parameters.set('author', `${query.authorId}`);
			break;
		case 'date':
			parameters.set('after', query.after);
			parameters.set('before', query.before);
			break;
		case 'search':
			parameters.set('search', query.search);
			parameters.set('type', 'post');
	}
	parameters.set('page', `${pageNumber}`);
	parameters.set('per_page', `${Math.min(Math.max(perPage, 1), 100)}`);
	parameters.set('_fields', 'id');
	return `wp/v2/${query.kind === 'search' ? 'search' : query.restBase}?${parameters}`;
}

/**
 * The main query as a list that supports filters by term. REST's search has no such filters, so a search becomes a list
 * of posts, which most of its results are.
 */
export function mainPosts(query: Exclude<MainQuery, { kind: 'format' }>): PostsQuery {
	switch (query.kind) {
		case 'post-type':
			return allPosts(query.restBase);
		case 'term':
			return {
				...allPosts(query.restBase),
				clauses: [[{ taxonomy: query.taxonomy, termId: query.termId }]],
			};
		case 'author':
			return { ...allPosts(query.restBase), authors: [query.authorId] };
		case 'date':
			return { ...allPosts(query.restBase), after: query.after, before: query.before };
		case 'search':
			return { ...allPosts('posts'), search: query.search };
	}
}
