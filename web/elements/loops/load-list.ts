import { dateBounds } from '../../../domain/posts-dates';
import {
	hasRestOrder,
	idsOf,
	type ListWindow,
	type PostsQuery,
	pageCountOf,
	pageLength,
	postsQueryPath,
} from '../../../domain/posts-query';
import type { CurrentNode } from '../current-node';
import { listedNodes } from './listed-nodes';
import { type LoopSources, restBaseOf } from './loop-sources';
import { orderedIds } from './ordered-ids';
import { hasKind, type QuerySettings } from './query-settings';
import {
	type ChosenTerms,
	chosenTerms,
	combineTerms,
	termsById,
	termsOfNode,
} from './term-conditions';

/** One page of a list. */
export interface LoadedList {
	nodes: readonly CurrentNode[];
	/** From 1; the last page where a later one was asked for. */
	pageNumber: number;
	/** At least 1. */
	pageCount: number;
	/** How many there are on all pages. */
	total: number;
	/** How many stand on the pages before. */
	start: number;
}

/** A list as it is asked for. */
export interface ListRequest {
	query: QuerySettings;
	/** As stored. */
	perPage: number;
	/** From 1. */
	pageNumber: number;
	/** How many pages are offered; 0 for all. */
	pageLimit: number;
	/** What the visitor chose. */
	chosen: readonly ChosenTerms[];
	/** The content that the page is about. */
	node: CurrentNode | null;
	/** Epoch milliseconds. */
	now: number;
	/** Of an order of chance: equal ones give equal orders. */
	seed: string;
	/** What lists further up show; asked only where duplicates are to be avoided. */
	shownBefore: () => Promise<readonly number[]>;
}

const EMPTY: LoadedList = { nodes: [], pageNumber: 1, pageCount: 1, total: 0, start: 0 };

/** The list that an editor configured and a visitor filtered. */
export async function loadList(sources: LoopSources, request: ListRequest): Promise<LoadedList> {
	const { query } = request;
	if (query.post_type === 'by_id') return loadChosen(sources, request, query.posts_ids);
	if (query.post_type !== 'related') return loadConfigured(sources, request, query.post_type);
	return loadRelated(sources, request);
}

async function loadRelated(sources: LoopSources, request: ListRequest): Promise<LoadedList> {
	const { query, node } = request;
	const type = node?.contentTypeName ?? 'post';
	const shared = node ? await termsOfNode(sources, node.databaseId, query.related_taxonomies) : [];
	if (shared.length > 0) {
		const isFiltered = request.chosen.length > 0;
		const list = await loadConfigured(sources, request, type, {
			include: shared,
			relation: isFiltered ? 'AND' : 'OR',
		});
		if (list.total > 0 || isFiltered) return list;
	}
	switch (query.related_fallback) {
		case 'fallback_by_id':
			return loadChosen(sources, request, query.fallback_ids);
		case 'fallback_recent':
			return loadConfigured(sources, request, type, { include: [] });
		default:
			return EMPTY;
	}
}

async function loadConfigured(
	sources: LoopSources,
	request: ListRequest,
	contentType: string,
	related?: Pick<PostsQuery, 'include' | 'relation'>,
): Promise<LoadedList> {
	const { query: settings, node } = request;
	const on = (kind: string) => hasKind(settings.include, kind);
	const off = (kind: string) => hasKind(settings.exclude, kind);
	const [restBase, allowed, exclude, chosen, shown] = await Promise.all([
		restBaseOf(sources, contentType),
		on('terms') ? termsById(sources, settings.include_term_ids) : [],
		off('terms') ? termsById(sources, settings.exclude_term_ids) : [],
		chosenTerms(sources, request.chosen),
		settings.avoid_duplicates ? request.shownBefore() : [],
	]);
	const include = chosen && combineTerms([...allowed, ...(related?.include ?? [])], chosen);
	if (!include) return EMPTY;
	const isAbout = related !== undefined || settings.exclude?.includes('current_post');
	const query: PostsQuery = {
		restBase,
		include,
		exclude,
		relation: related?.relation ?? 'AND',
		authors: on('authors') ? settings.include_authors : [],
		excludedAuthors: off('authors') ? settings.exclude_authors : [],
		ids: [],
		excludedIds: [
			...(off('manual_selection') ? settings.exclude_ids : []),
			...(isAbout && node ? [node.databaseId] : []),
			...shown,
		],
		...dateBounds(settings.select_date, request.now, {
			after: settings.date_after,
			before: settings.date_before,
		}),
		orderBy: settings.orderby,
		order: settings.order,
	};
	const pinned =
		contentType === 'post' && !settings.ignore_sticky_posts ? await pinnedOf(sources, query) : [];
	const others = { ...query, excludedIds: [...query.excludedIds, ...pinned] };
	if (hasRestOrder(query)) return loadPages(sources, request, others, pinned);
	const ids = [...pinned, ...(await orderedIds(sources, others, request.seed))];
	const { offset } = settings;
	const { nodes, ...page } = stretchOf(request, ids.slice(offset));
	return { ...page, nodes: await listedNodes(sources, nodes) };
}

async function pinnedOf({ rest }: LoopSources, query: PostsQuery): Promise<number[]> {
	const answer = await rest(
		postsQueryPath({ ...query, isSticky: true }, { start: 0, length: 100 }),
	);
	return idsOf(answer.body);
}

/** A page of the pinned posts and, behind them, the others. */
async function loadPages(
	sources: LoopSources,
	request: ListRequest,
	query: PostsQuery,
	pinned: readonly number[],
): Promise<LoadedList> {
	const { offset } = request.query;
	const length = pageLength(request.perPage);
	const ask = async (window: ListWindow) => {
		const { body, total, status } = await sources.rest(postsQueryPath(query, window));
		return { ids: status < 400 ? idsOf(body) : [], total, isBeyond: status >= 400 };
	};
	const pageFrom = async (pageNumber: number) => {
		const from = offset + (pageNumber - 1) * length;
		const first = pinned.slice(from, from + length);
		const rest = { start: Math.max(0, from - pinned.length), length: length - first.length };
		const answer = await ask(rest.length > 0 ? rest : { start: 0, length });
		return {
			...answer,
			ids: [...first, ...(rest.length > 0 ? answer.ids : [])],
			total: answer.total + pinned.length,
		};
	};
	const countOf = (total: number) => {
		const count = pageCountOf(total, offset, length);
		return request.pageLimit > 0 ? Math.min(count, request.pageLimit) : count;
	};
	let pageNumber = Math.max(1, request.pageNumber);
	let page = await pageFrom(pageNumber);
	// REST does not say how long a list is whose end was missed.
	const total = page.ids.length > 0 || pageNumber === 1 ? page.total : (await pageFrom(1)).total;
	const pageCount = countOf(total);
	if (pageNumber > pageCount) {
		pageNumber = pageCount;
		page = await pageFrom(pageNumber);
	}
	return {
		nodes: await listedNodes(sources, page.ids),
		pageNumber,
		pageCount,
		total: Math.max(0, total - offset),
		start: (pageNumber - 1) * length,
	};
}

/** A manual selection: of any content type, in its own order, as far as visitors may see it. */
async function loadChosen(
	sources: LoopSources,
	request: ListRequest,
	ids: readonly number[],
): Promise<LoadedList> {
	const [nodes, chosen] = await Promise.all([
		listedNodes(sources, [...new Set(ids)].slice(0, 100)),
		chosenTerms(sources, request.chosen),
	]);
	if (!chosen) return EMPTY;
	const shown = request.query.avoid_duplicates ? await request.shownBefore() : [];
	const fitting = chosen.length > 0 ? await fittingIds(sources, nodes, chosen) : null;
	const all = nodes.filter(
		({ databaseId }) =>
			!shown.includes(databaseId) && (fitting === null || fitting.has(databaseId)),
	);
	return stretchOf(request, all);
}

/** The page of a list that is known as a whole. */
function stretchOf<Entry>(
	{ perPage, pageLimit, pageNumber: asked }: ListRequest,
	all: readonly Entry[],
): Omit<LoadedList, 'nodes'> & { nodes: Entry[] } {
	const length = pageLength(perPage);
	const count = pageCountOf(all.length, 0, length);
	const pageCount = pageLimit > 0 ? Math.min(count, pageLimit) : count;
	const pageNumber = Math.min(Math.max(1, asked), pageCount);
	const start = (pageNumber - 1) * length;
	return {
		nodes: all.slice(start, start + length),
		pageNumber,
		pageCount,
		total: all.length,
		start,
	};
}

async function fittingIds(
	sources: LoopSources,
	nodes: readonly CurrentNode[],
	include: PostsQuery['include'],
): Promise<ReadonlySet<number>> {
	const types = [...new Set(nodes.map(({ contentTypeName }) => contentTypeName))];
	const lists = await Promise.all(
		types.map(async (type) => {
			const ids = nodes.flatMap(({ contentTypeName, databaseId }) =>
				contentTypeName === type ? [databaseId] : [],
			);
			const query: PostsQuery = {
				restBase: await restBaseOf(sources, type),
				include,
				exclude: [],
				authors: [],
				excludedAuthors: [],
				ids,
				excludedIds: [],
				orderBy: 'post_date',
				order: 'desc',
			};
			return idsOf((await sources.rest(postsQueryPath(query, { start: 0, length: 100 }))).body);
		}),
	);
	return new Set(lists.flat());
}
