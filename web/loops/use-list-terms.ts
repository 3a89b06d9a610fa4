import type { ApolloClient } from '@apollo/client';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { mainPosts } from '@outrigger/rules/lists/main-query';
import { allPosts } from '@outrigger/rules/lists/posts-query';
import { plainText } from '@outrigger/rules/text/plain-text';
import { use } from 'react';
import { safeParse } from 'valibot';
import type { CurrentPage } from '../elements/context/current-page';
import { findDocument, findWidget } from '../elements/context/find-document';
import { type RenderContextValue, useRender } from '../elements/context/render-context';
import type { Registry } from '../elements/tree/define-widget';
import { resolveSettings } from '../elements/tree/resolve-settings';
import { useRestNames } from '../wordpress/rest';
import type { QuerySettings } from './query/query-settings';
import { baseList } from './source/base-list';
import { type CountedList, type ListTerm, listTerms } from './source/list-terms';
import { listedNodes } from './source/listed-nodes';
import { chosenQueries } from './source/load-chosen';
import { memoryOf } from './source/memory-of';
import { type BaseLoop, mainQueryOf, useBaseLoop } from './use-base-loop';

/** The terms that a filter offers. */
export interface OfferedTerms {
	/** The taxonomy's label, plain text; empty if WordPress does not give it. */
	label: string;
	terms: readonly ListTerm[];
}

const termsOf = memoryOf<CurrentPage, Promise<ListTerm[]>>();

/**
 * The terms that a filter offers for one list, regardless of the chosen terms; suspends. If the list is nowhere on the
 * page, all content with the taxonomy counts as the list.
 * @param loopId id of the list's widget, anywhere on the page
 * @param taxonomy WordPress's name; a missing taxonomy offers no terms
 * @param hideEmpty true if terms without items are left out
 */
export function useListTerms(loopId: string, taxonomy: string, hideEmpty: boolean): OfferedTerms {
	const loop = useBaseLoop();
	const render = useRender();
	const found = useRestNames().taxonomies.get(taxonomy);
	if (!found) return { label: '', terms: [] };
	const known = termsOf(loop.page);
	const key = JSON.stringify([render.document.databaseId, loopId, taxonomy, hideEmpty]);
	const load = async () => {
		const place = await findList(render, loop.sources.client, loopId);
		const [type] = found.contentTypes;
		const list = place
			? await countedList(loop, place)
			: { queries: type ? [allPosts(type.restBase)] : [], offset: 0 };
		return listTerms(loop.sources, list, found, hideEmpty);
	};
	const terms = known.get(key) ?? load();
	known.set(key, terms);
	return { label: plainText(found.label), terms: use(terms) };
}

/** A widget that lists content, and the document that contains the widget. */
interface PlacedList {
	element: ElementNode;
	query: QuerySettings;
	documentId: number;
}

/** Looks for a list in the caller's own document, then in the page's documents from top to bottom. */
async function findList(
	render: RenderContextValue,
	client: ApolloClient,
	widgetId: string,
): Promise<PlacedList | null> {
	const own = render.document.databaseId;
	const listIn = (nodes: readonly ElementNode[], documentId: number): PlacedList | null => {
		const widget = findWidget(nodes, widgetId);
		const element = widget && { ...widget, settings: resolveSettings(widget, render) };
		const query = element && queryOf(element, render.registry);
		return query ? { element, query, documentId } : null;
	};
	const here = listIn(render.nodes ?? [], own);
	if (here || !render.hasExtension) return here;
	for (const documentId of render.documents ?? []) {
		const other = documentId === own ? null : await findDocument({ ...render, client }, documentId);
		const there = other && listIn(other.nodes, documentId);
		if (there) return there;
	}
	return null;
}

/** The query of a widget that lists content, from the widget's settings; null for another widget. */
function queryOf(element: ElementNode, registry: Registry): QuerySettings | null {
	const definition = registry.get(element.widgetType ?? '');
	if (definition?.refreshedBy !== 'refresh-loop') return null;
	const parsed = safeParse(definition.settings, element.settings);
	if (!parsed.success || !('query' in parsed.output)) return null;
	return parsed.output.query as QuerySettings;
}

/** The list of a widget before a visitor filters it. */
async function countedList(
	{ sources, page, requestOf }: BaseLoop,
	{ element, query, documentId }: PlacedList,
): Promise<CountedList> {
	const main = mainQueryOf(element, query, page);
	if (main?.kind === 'format') return { queries: [], offset: 0 };
	if (main) return { queries: [mainPosts(main)], offset: 0 };
	const list = await baseList(sources, requestOf(element, documentId, { query, perPage: 1 }));
	switch (list?.kind) {
		case 'chosen': {
			const nodes = await listedNodes(sources, list.ids);
			const left = nodes.filter(({ databaseId }) => !list.excludedIds.includes(databaseId));
			return { queries: await chosenQueries(sources, left), offset: 0 };
		}
		case 'configured':
			return { queries: [list.query], offset: list.offset };
		default:
			return { queries: [], offset: 0 };
	}
}
