import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { useRender } from '../../elements/context/render-context';
import { Widget } from '../../elements/tree/widget';
import { RichText } from '../../ui/texts';
import { SearchSuggestionDocument } from '../source/search-suggestion.extension.generated';

/** The widgets that hold a field for a search. */
const FIELDS = ['search', 'search-form'];

interface DidYouMeanProps {
	/** The search that had no results. */
	search: string;
	className?: string;
}

/**
 * A suggestion for a search, in words that the site's own content has, as a link to its results.
 * Renders nothing if no word is near, or if WordPress cannot suggest any.
 */
export function DidYouMean({ search, className }: DidYouMeanProps) {
	const meant = useSuggestion(search);
	if (!meant) return null;
	return (
		<p className={className}>
			<RichText
				text="search.didYouMean"
				suggestion={<a href={`/?${new URLSearchParams({ s: meant })}`}>{meant}</a>}
			/>
		</p>
	);
}

/**
 * Returns the suggestion for a search; suspends. A page without the answer is a whole page, so a
 * failure counts as no suggestion.
 */
export function useSuggestion(search: string): string | null {
	const { hasExtension } = useRender();
	const { data } = useSuspenseQuery(
		SearchSuggestionDocument,
		hasExtension && search !== '' ? { variables: { search }, errorPolicy: 'ignore' } : skipToken,
	);
	return data?.elementorSearchSuggestion ?? null;
}

/** The search field in place of a list before the first search, unless the document has one already. */
export function MissingField() {
	const { nodes = [] } = useRender();
	return hasField(nodes) ? null : <Widget element={FIELD} />;
}

const FIELD: ElementNode = {
	id: 'search-again',
	elType: 'widget',
	widgetType: 'search-form',
	settings: {},
	renderedHtml: null,
	children: [],
};

function hasField(nodes: readonly ElementNode[]): boolean {
	return nodes.some(
		({ widgetType, children }) => FIELDS.includes(widgetType ?? '') || hasField(children),
	);
}
