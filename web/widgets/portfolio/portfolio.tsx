import type { WidgetProps } from '../../elements/tree/define-widget';
import { NothingFound } from '../../loops/markup/nothing-found';
import { type ItemFacts, itemFacts } from '../../loops/source/item-facts';
import { type Loop, useLoop } from '../../loops/use-loop';
import { FilterBar, type FilterTerm } from './filter-bar';
import { PortfolioItem } from './portfolio-item';
import type { PortfolioSettings } from './settings';

/** Pictures that link to their posts, and a bar that filters them by term. */
export function Portfolio({ settings, element }: WidgetProps<PortfolioSettings>) {
	const loop = useLoop(element, {
		query: settings.query,
		perPage: settings.posts_per_page,
		pageLimit: 1,
	});
	if (loop.nodes.length === 0) return <NothingFound text="" loop={loop} />;
	const { taxonomy } = settings;
	const facts = settings.show_filter_bar && taxonomy ? itemFacts(loop.sources, loop.nodes) : null;
	const termsOf = (node: Loop['nodes'][number]) => termsIn(facts, node, taxonomy);
	return (
		<>
			<FilterBar terms={loop.nodes.flatMap(termsOf)} />
			<div
				className="elementor-portfolio elementor-posts-container elementor-grid"
				data-total={loop.total}
			>
				{loop.nodes.map((node) => (
					<PortfolioItem key={node.id} node={node} settings={settings} terms={termsOf(node)} />
				))}
			</div>
		</>
	);
}

/**
 * Returns the terms for the bar, and suspends until the terms of all items are known; returns no terms if the editor
 * wants no bar.
 */
function termsIn(
	facts: ItemFacts | null,
	node: Loop['nodes'][number],
	taxonomy: string,
): readonly FilterTerm[] {
	return facts?.terms(node).filter((term) => term.taxonomy === taxonomy) ?? [];
}
