import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { FoundFor } from '../../loops/markup/found';
import { LoopItem } from '../../loops/markup/loop-item';
import { useLoopTemplates } from '../../loops/markup/loop-template';
import { DidYouMean, useSuggestion } from '../../loops/markup/search-hints';
import type { LoadedList } from '../../loops/query/list-page';
import { itemFacts } from '../../loops/source/item-facts';
import { loadMainList } from '../../loops/source/load-list';
import type { LoopSources } from '../../loops/source/loop-sources';
import { memoryOf } from '../../loops/source/memory-of';
import { useRestFetch } from '../../wordpress/rest';
import { ResultPages } from './result-pages';
import type { SearchSettings } from './settings';

/** The parameter with the number of the page of results, from 1. Only the address of a refresh call contains it. */
const SEARCH_PAGE = 'e-page-search';

/**
 * The results of the search at the current address, each rendered from the widget's template. A refresh call sends this
 * markup to the browser. Renders nothing without a term or a template, and also if there are no results and no text for
 * that case.
 */
export function SearchResults({ settings }: WidgetProps<SearchSettings>) {
	const page = useCurrentPage();
	const pageNumber = Number(page.url.searchParams.get(SEARCH_PAGE)) || 1;
	const { list, sources } = useFound(page.search ?? '', settings, pageNumber);
	const template = useLoopTemplates([settings.template_id]).get(settings.template_id);
	if (!template || !page.search?.trim()) return null;
	if (list.total === 0) return <NothingFound settings={settings} search={page.search} />;
	const facts = itemFacts(sources, list.nodes);
	return (
		<>
			<div className="e-search-results" data-total={list.total}>
				{list.nodes.map((node) => (
					<div className="e-search-result" key={node.databaseId}>
						<FoundFor search={page.search} facts={facts}>
							<LoopItem template={template} node={node} nodes={list.nodes} facts={facts} />
						</FoundFor>
						<Kind text={facts.kind(node)} />
					</div>
				))}
			</div>
			<ResultPages
				settings={settings}
				pageNumber={list.pageNumber}
				pageCount={Math.min(list.pageCount, settings.page_limit_settings || list.pageCount)}
				term={page.search}
			/>
		</>
	);
}

/** The content type of a result; the row's link lies over it (search.css). */
function Kind({ text }: { text: string }) {
	return text && <p className="e-search-result-kind">{text}</p>;
}

/**
 * The editor's text for a search without results, and a suggestion. It is a row like a result, so that arrow keys and
 * Enter reach it.
 */
function NothingFound({ settings, search }: { settings: SearchSettings; search: string }) {
	const text = settings.enable_nothing_found_message ? settings.nothing_found_message_text : '';
	const Tag = settings.nothing_found_message_html_tag;
	const meant = useSuggestion(search);
	return (
		<>
			{text && <Tag className="e-search-nothing-found-message">{text}</Tag>}
			{meant && (
				<div className="e-search-results" data-total="0">
					<div className="e-search-result">
						<DidYouMean search={search} className="e-search-suggestion" />
					</div>
				</div>
			)}
		</>
	);
}

const listsOf = memoryOf<ApolloClient, Promise<LoadedList>>();

/** Returns one page of results of WordPress's own search; suspends until WordPress has answered. */
function useFound(term: string, { number_of_items }: SearchSettings, pageNumber: number) {
	const client = useApolloClient();
	const rest = useRestFetch();
	const { hasExtension, hasLoops = false } = useRender();
	const sources: LoopSources = { client, rest, hasExtension, hasLoops };
	const lists = listsOf(client);
	const page = { pageNumber, perPage: number_of_items };
	const key = JSON.stringify([term, page]);
	const list = lists.get(key) ?? loadMainList(sources, { kind: 'search', search: term }, [], page);
	lists.set(key, list);
	return { list: use(list), sources };
}
