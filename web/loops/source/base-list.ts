import { dateBounds } from '@outrigger/rules/lists/posts-dates';
import { allPosts, type PostsQuery, pageLength } from '@outrigger/rules/lists/posts-query';
import type { TermClause } from '@outrigger/rules/lists/term-clauses';
import type { ListRequest } from '../query/list-page';
import { hasKind } from '../query/query-settings';
import { clausesById, termsById, termsOfNode } from '../query/term-conditions';
import { type LoopSources, restBaseOf } from './loop-sources';
import { orderedIds } from './ordered-ids';

/** A list before a visitor filters it, as query controls describe it. */
export interface ConfiguredList {
	kind: 'configured';
	query: PostsQuery;
	/** True if pinned items come first, in any order. */
	isPinnedFirst: boolean;
	/** The number of items that are skipped at the start of the list after the pinned items. */
	offset: number;
}

/** A list that an editor selected by hand: items of any content type, in the editor's order. */
export interface ChosenList {
	kind: 'chosen';
	ids: readonly number[];
	/** The ids of the selection that are left out. */
	excludedIds: readonly number[];
}

/** All parts of a list's request, except its page and the terms that a visitor chose. */
export type BaseRequest = Pick<
	ListRequest,
	'query' | 'perPage' | 'node' | 'now' | 'seed' | 'shownBefore'
>;

/** The list that an editor configured: the list of the controls, or the fallback if there are no related posts. */
export async function baseList(
	sources: LoopSources,
	request: BaseRequest,
): Promise<ConfiguredList | ChosenList | null> {
	const { query, node } = request;
	if (query.post_type === 'by_id') return chosenList(request, query.posts_ids);
	if (query.post_type !== 'related') return configuredList(sources, request, query.post_type);
	const type = node?.contentTypeName ?? 'post';
	const shared = node ? await termsOfNode(sources, node.databaseId, query.related_taxonomies) : [];
	if (shared.length > 0) {
		const list = await configuredList(sources, request, type, shared);
		const ids = list && (await orderedIds(sources, list.query, request.seed));
		// This reads as many ids as one page of the list shows, because the list itself requests the same part next.
		const first = ids && (await ids({ start: 0, length: pageLength(request.perPage) }));
		if (list && first && first.total > list.offset) return list;
	}
	switch (query.related_fallback) {
		case 'fallback_by_id':
			return chosenList(request, query.fallback_ids);
		case 'fallback_recent':
			return configuredList(sources, request, type, []);
		default:
			return null;
	}
}

async function chosenList(
	{ query, shownBefore }: BaseRequest,
	ids: readonly number[],
): Promise<ChosenList> {
	return {
		kind: 'chosen',
		ids: [...new Set(ids)].slice(0, 100),
		excludedIds: query.avoid_duplicates ? await shownBefore() : [],
	};
}

/**
 * @param related terms of the page's node: each item must have one of them, and the list omits the node itself
 * @returns null for a content type that the site does not show, because then the list is empty
 */
async function configuredList(
	sources: LoopSources,
	{ query: settings, node, now, shownBefore }: BaseRequest,
	contentType: string,
	related?: TermClause,
): Promise<ConfiguredList | null> {
	const on = (kind: string) => hasKind(settings.include, kind);
	const off = (kind: string) => hasKind(settings.exclude, kind);
	const [restBase, allowed, exclude, shown] = await Promise.all([
		restBaseOf(sources, contentType),
		on('terms') ? clausesById(sources, settings.include_term_ids) : [],
		off('terms') ? termsById(sources, settings.exclude_term_ids) : [],
		settings.avoid_duplicates ? shownBefore() : [],
	]);
	if (restBase === null) return null;
	const isAbout = related !== undefined || settings.exclude?.includes('current_post');
	const query: PostsQuery = {
		...allPosts(restBase),
		clauses: related && related.length > 0 ? [...allowed, related] : allowed,
		exclude,
		authors: on('authors') ? settings.include_authors : [],
		excludedAuthors: off('authors') ? settings.exclude_authors : [],
		excludedIds: [
			...(off('manual_selection') ? settings.exclude_ids : []),
			...(isAbout && node ? [node.databaseId] : []),
			...shown,
		],
		...dateBounds(settings.select_date, now, {
			after: settings.date_after,
			before: settings.date_before,
		}),
		orderBy: settings.orderby,
		order: settings.order,
	};
	return {
		kind: 'configured',
		query,
		isPinnedFirst: contentType === 'post' && !settings.ignore_sticky_posts,
		offset: settings.offset,
	};
}
