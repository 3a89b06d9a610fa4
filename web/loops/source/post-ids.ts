import {
	idsOf,
	type ListWindow,
	LONGEST_PAGE,
	type PostsRequest,
	postsQueryPath,
} from '@outrigger/rules/lists/posts-query';
import { isListPage } from '@outrigger/rules/wordpress/rest-refusal';
import type { LoopSources } from './loop-sources';

/** The largest number of ids that the host reads from a whole list, because each hundred needs a request. */
export const MOST_IDS = 1_000;

/** The first part of a list, with the largest number of ids that REST gives at once. */
export const FIRST: ListWindow = { start: 0, length: LONGEST_PAGE };

/** A part of a list. */
export interface PartOfIds {
	ids: number[];
	/**
	 * The number of items in the whole list; too low if the requested part is after the list's end, because REST
	 * refuses such a request.
	 */
	total: number;
}

/** Gives parts of a list, 1 to 100 ids at a time. */
export type PostIds = (window: ListWindow) => Promise<PartOfIds>;

/** Makes the function for a list whose ids are all known. */
export function knownIds(ids: readonly number[]): PostIds {
	return async ({ start, length }) => ({
		ids: ids.slice(start, start + length),
		total: ids.length,
	});
}

/**
 * The ids of a list that a single request to core REST returns, in one of REST's orders. Rejects with `RestRefused` if
 * REST refuses the list.
 */
export function requestedIds({ rest }: LoopSources, request: PostsRequest): PostIds {
	return async (window) => {
		const path = postsQueryPath(request, window);
		const answer = await rest(path);
		return { ids: isListPage(answer, path) ? idsOf(answer.body) : [], total: answer.total };
	};
}

/**
 * Returns a list in which known first items come before the other items.
 * @param skipped the number of further items to omit, because they are the known items
 */
export function headedIds(head: readonly number[], others: PostIds, skipped = 0): PostIds {
	if (head.length === 0 && skipped === 0) return others;
	return async ({ start, length }) => {
		const first = head.slice(start, start + length);
		const wanted = length - first.length;
		// If the page needs none of the other items, this request only counts them.
		const rest = await others({
			start: skipped + (wanted > 0 ? Math.max(0, start - head.length) : 0),
			length: wanted > 0 ? wanted : length,
		});
		return {
			ids: [...first, ...(wanted > 0 ? rest.ids : [])],
			total: head.length + Math.max(0, rest.total - skipped),
		};
	};
}

/**
 * The first ids of a list, at most `MOST_IDS`, and the length of the list.
 * @param first the part at the start of the list that was already requested
 */
export async function firstIds(
	ids: PostIds,
	first: Promise<PartOfIds> = ids(FIRST),
): Promise<PartOfIds> {
	const { ids: begin, total } = await first;
	const starts: number[] = [];
	for (let start = LONGEST_PAGE; start < Math.min(total, MOST_IDS); start += LONGEST_PAGE) {
		starts.push(start);
	}
	const others = await Promise.all(starts.map((start) => ids({ start, length: LONGEST_PAGE })));
	return { ids: [begin, ...others.map((part) => part.ids)].flat(), total };
}
