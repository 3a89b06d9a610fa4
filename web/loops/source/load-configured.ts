import { dateBounds } from '../../../domain/posts-dates';
import {
	hasRestOrder,
	idsOf,
	type ListWindow,
	type PostsQuery,
	pageLength,
	postsQueryPath,
} from '../../../domain/posts-query';
import {
	EMPTY_LIST,
	type ListRequest,
	type LoadedList,
	pagesOffered,
	stretchOf,
} from '../query/list-page';
import { hasKind } from '../query/query-settings';
import { chosenTerms, combineTerms, termsById } from '../query/term-conditions';
import { listedNodes } from './listed-nodes';
import { type LoopSources, restBaseOf } from './loop-sources';
import { orderedIds } from './ordered-ids';

/**
 * The list that query controls describe: of one content type, in an order, pinned posts first.
 * @param related what an item has to have in common with the page's node, and how much of it
 */
export async function loadConfigured(
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
	if (!include) return EMPTY_LIST;
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
		return { ids: status < 400 ? idsOf(body) : [], total };
	};
	const pageFrom = async (pageNumber: number) => {
		const from = offset + (pageNumber - 1) * length;
		const first = pinned.slice(from, from + length);
		const rest = { start: Math.max(0, from - pinned.length), length: length - first.length };
		const answer = await ask(rest.length > 0 ? rest : { start: 0, length });
		return {
			ids: [...first, ...(rest.length > 0 ? answer.ids : [])],
			total: answer.total + pinned.length,
		};
	};
	let pageNumber = Math.max(1, request.pageNumber);
	let page = await pageFrom(pageNumber);
	// REST does not say how long a list is whose end was missed.
	const total = page.ids.length > 0 || pageNumber === 1 ? page.total : (await pageFrom(1)).total;
	const pageCount = pagesOffered(request, total, offset);
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
