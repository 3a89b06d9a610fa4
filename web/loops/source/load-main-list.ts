import { filteredMainQuery } from '../../../domain/main-query';
import { idsOf } from '../../../domain/posts-query';
import { EMPTY_LIST, type LoadedList } from '../query/list-page';
import { type ChosenTerms, chosenTerms } from '../query/term-conditions';
import { listedNodes } from './listed-nodes';
import type { LoopSources } from './loop-sources';

/**
 * What WordPress's main query lists on this page, as far as it fits what the visitor chose.
 * @param path the main query's, behind `/wp-json/`
 * @param pageNumber from 1
 */
export async function loadMainList(
	sources: LoopSources,
	path: string,
	chosen: readonly ChosenTerms[],
	pageNumber: number,
): Promise<LoadedList> {
	const conditions = await chosenTerms(sources, chosen);
	const pathOf = (page: number) => conditions && filteredMainQuery(path, conditions, page);
	const ask = async (page: number) => {
		const own = pathOf(page);
		return own === null ? null : sources.rest(own);
	};
	let answer = await ask(pageNumber);
	let shown = pageNumber;
	if (answer && idsOf(answer.body).length === 0 && pageNumber > 1) {
		const first = await ask(1);
		shown = Math.max(1, first?.totalPages ?? 1);
		answer = await ask(shown);
	}
	if (!answer) return EMPTY_LIST;
	const ids = idsOf(answer.body);
	return {
		nodes: await listedNodes(sources, ids),
		pageNumber: shown,
		pageCount: Math.max(answer.totalPages, 1),
		total: answer.total,
		start: (shown - 1) * (Number(/[?&]per_page=(\d+)/.exec(path)?.[1]) || 10),
	};
}
