import { type ItemNode, itemTree } from '@outrigger/rules/lists/item-tree';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { ListTerm } from '../../loops/source/list-terms';
import { useListTerms } from '../../loops/use-list-terms';
import type { TaxonomyFilterSettings } from './settings';

/** One term that a visitor can choose; its name is plain text. */
export interface FilterTerm extends ListTerm {
	/** The number of levels below the top level. */
	depth: number;
}

/**
 * Returns the terms that a filter offers for its list, children after their parents, and the name of the taxonomy;
 * suspends.
 */
export function useFilterTerms(settings: TaxonomyFilterSettings): {
	label: string;
	terms: readonly FilterTerm[];
} {
	const { selected_element, taxonomy, show_empty_items, show_child_taxonomy } = settings;
	const { label, terms } = useListTerms(selected_element, taxonomy, !show_empty_items);
	const depth = show_child_taxonomy ? settings.child_taxonomy_depth : 0;
	const shown = inOrder(itemTree(terms), depth);
	const most = settings.number_of_taxonomies;
	return { label, terms: most > 0 ? shown.slice(0, most) : shown };
}

function inOrder(nodes: readonly ItemNode<ListTerm>[], deepest: number, depth = 0): FilterTerm[] {
	if (depth > deepest) return [];
	return nodes.flatMap(({ item, children }) => [
		{ ...item, name: plainText(item.name), depth },
		...inOrder(children, deepest, depth + 1),
	]);
}
