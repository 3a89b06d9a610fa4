import { EMPTY_LIST, type ListRequest, type LoadedList } from '../query/list-page';
import { termsOfNode } from '../query/term-conditions';
import { loadChosen } from './load-chosen';
import { loadConfigured } from './load-configured';
import type { LoopSources } from './loop-sources';

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
			return EMPTY_LIST;
	}
}
