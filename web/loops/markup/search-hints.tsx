import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { useRender } from '../../elements/context/render-context';
import { Widget } from '../../elements/tree/widget';
import { RichText } from '../../ui/texts';
import { SearchSuggestionDocument } from '../source/search-suggestion.extension.generated';

/** The widgets that contain a search field. */
const FIELDS = ['search', 'search-form'];

interface DidYouMeanProps {
	/** The search that had no results. */
	search: string;
	className?: string;
}

/**
 * A suggestion for a search, made of words in the site's own content, as a link to its results. Renders nothing if no
 * word is similar, or if WordPress cannot suggest any.
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
 * Returns the suggestion for a search; suspends. The page is complete without a suggestion, so a failed request counts
 * as no suggestion.
 */
export function useSuggestion(search: string): string | null {
	const { hasExtension } = useRender();
	const { data } = useSuspenseQuery(
		SearchSuggestionDocument,
		hasExtension && search !== '' ? { variables: { search }, errorPolicy: 'ignore' } : skipToken,
	);
	return data?.elementorSearchSuggestion ?? null;
}

/**
 * The search field that is shown instead of a list before the first search, unless the document already has a search
 * field.
 */
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
