import {
	isEmptySearch,
	type MainQuery,
	mainPosts,
	mainQueryPath,
} from '@outrigger/rules/lists/main-query';
import { idsOf, pageLength } from '@outrigger/rules/lists/posts-query';
import { isListPage } from '@outrigger/rules/wordpress/rest-refusal';
import { type ChosenTerms, narrowedClauses } from '../query/chosen-terms';
import { EMPTY_LIST, type ListRequest, type LoadedList, pagesOffered } from '../query/list-page';
import { baseList, type ConfiguredList } from './base-list';
import { listedNodes } from './listed-nodes';
import { loadChosen } from './load-chosen';
import type { LoopSources } from './loop-sources';
import { orderedIds } from './ordered-ids';
import { FIRST, headedIds, type PostIds } from './post-ids';
import { requestResultFacts } from './result-facts';

/** The requested page of a list, and the limits of the list's pages. */
type PageRequest = Pick<ListRequest, 'pageNumber' | 'perPage' | 'pageLimit'> & { offset: number };

/** The list that an editor configured and a visitor filtered. */
export async function loadList(sources: LoopSources, request: ListRequest): Promise<LoadedList> {
	const list = await baseList(sources, request);
	switch (list?.kind) {
		case 'chosen':
			return loadChosen(sources, request, list);
		case 'configured':
			return loadConfigured(sources, request, list);
		default:
			return EMPTY_LIST;
	}
}

/** Loads a list from its query controls: items of one content type, in an order, with pinned posts first. */
async function loadConfigured(
	sources: LoopSources,
	request: ListRequest,
	list: ConfiguredList,
): Promise<LoadedList> {
	const clauses = await narrowedClauses(sources, list.query.clauses, request.chosen);
	if (!clauses) return EMPTY_LIST;
	const query = { ...list.query, clauses };
	const ordered = (part: typeof query) => orderedIds(sources, part, request.seed);
	const pinned = list.isPinnedFirst
		? (await (await ordered({ ...query, isSticky: true }))(FIRST)).ids
		: [];
	const others = await ordered({ ...query, excludedIds: [...query.excludedIds, ...pinned] });
	return loadPage(sources, headedIds(pinned, others), { ...request, offset: list.offset });
}

/**
 * Returns the items that WordPress's main query lists on a page and that fit the visitor's choice; no items for an
 * empty search.
 * @param showsFacts true if each result shows its text and kind; these are then requested together with the items
 */
export async function loadMainList(
	sources: LoopSources,
	main: MainQuery,
	chosen: readonly ChosenTerms[],
	page: Pick<ListRequest, 'pageNumber' | 'perPage'>,
	showsFacts = false,
): Promise<LoadedList> {
	if (isEmptySearch(main)) return EMPTY_LIST;
	const request = { ...page, pageLimit: 0, offset: 0 };
	if (chosen.length === 0) {
		const alongside =
			main.kind === 'search' && showsFacts
				? (ids: readonly number[]) => requestResultFacts(sources, ids)
				: undefined;
		return loadPage(sources, mainIds(sources, main), request, alongside);
	}
	// A format has only its archive: REST has no other list of a format, and no visitor can filter it.
	if (main.kind === 'format') return EMPTY_LIST;
	const posts = mainPosts(main);
	const clauses = await narrowedClauses(sources, posts.clauses, chosen);
	if (!clauses) return EMPTY_LIST;
	return loadPage(sources, await orderedIds(sources, { ...posts, clauses }, ''), request);
}

/** This uses the same path as the page's plan, so that one request is enough for both. */
function mainIds({ rest }: LoopSources, main: MainQuery): PostIds {
	return async ({ start, length }) => {
		const path = mainQueryPath(main, start / length + 1, length);
		const answer = await rest(path);
		return { ids: isListPage(answer, path) ? idsOf(answer.body) : [], total: answer.total };
	};
}

/**
 * Loads a page of a list; the last page if the request names a later one.
 * @param alongside requests the other data of the items at the same time as the items themselves
 */
async function loadPage(
	sources: LoopSources,
	ids: PostIds,
	request: PageRequest,
	alongside: (ids: readonly number[]) => void = () => undefined,
): Promise<LoadedList> {
	const { offset } = request;
	const length = pageLength(request.perPage);
	const pageFrom = (pageNumber: number) =>
		ids({ start: offset + (pageNumber - 1) * length, length });
	let pageNumber = Math.max(1, request.pageNumber);
	let page = await pageFrom(pageNumber);
	// REST does not give the length of a list if a request is past its end.
	const { total } = page.ids.length > 0 || pageNumber === 1 ? page : await pageFrom(1);
	const pageCount = pagesOffered(request, total, offset);
	if (pageNumber > pageCount) {
		pageNumber = pageCount;
		page = await pageFrom(pageNumber);
	}
	alongside(page.ids);
	return {
		nodes: await listedNodes(sources, page.ids),
		pageNumber,
		pageCount,
		total: Math.max(0, total - offset),
		start: (pageNumber - 1) * length,
	};
}
