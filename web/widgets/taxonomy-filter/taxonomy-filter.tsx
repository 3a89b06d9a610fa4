import {
	type LoopFilter,
	loopFilterEntry,
	pressTerm,
	readLogicalJoin,
	readLoopFilters,
	writeLoopFilter,
} from '@outrigger/rules/lists/loop-filter';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useTexts } from '../../ui/texts';
import filterButtonsCss from './filter-buttons.css?inline';
import type { TaxonomyFilterSettings } from './settings';
import { type FilterTerm, useFilterTerms } from './use-filter-terms';

/**
 * The terms of a taxonomy as the buttons of one GET form. Without script, a press on a button leads to the address at
 * which the loop shows the chosen terms. The form keeps all other parameters of the address.
 */
export function TaxonomyFilter(props: WidgetProps<TaxonomyFilterSettings>) {
	const { selected_element: loopId, taxonomy } = props.settings;
	const isComplete = /^[a-z0-9]+$/.test(loopId) && /^[a-z0-9_-]+$/.test(taxonomy);
	return isComplete ? <Filter {...props} /> : null;
}

function Filter({ settings }: WidgetProps<TaxonomyFilterSettings>) {
	const say = useTexts();
	const { selected_element: loopId, taxonomy, horizontal_scroll } = settings;
	const { path, url, pageNumber } = useCurrentPage();
	const { label, terms } = useFilterTerms(settings);
	useRender().styles.addCss('filter-buttons', filterButtonsCss, 'kit');
	if (terms.length === 0) return null;
	const filters = readLoopFilters(url.searchParams, loopId);
	const chosen = filters.find((filter) => filter.taxonomy === taxonomy)?.terms ?? [];
	const without: LoopFilter = { taxonomy, terms: [], logicalJoin: 'AND' };
	const [, rest = ''] = writeLoopFilter(url, loopId, without).split('?');
	return (
		<search
			className={horizontal_scroll === 'enable' ? 'e-filter e-scroll' : 'e-filter'}
			// biome-ignore lint/a11y/noRedundantRoles: the builder writes it, for browsers that do not know the element
			role="search"
			aria-label={
				settings.filter_name || (label ? say('list.filterBy', { label }) : say('list.filter'))
			}
			data-base-url={path}
			data-page-num={pageNumber}
		>
			<form className="e-filter-form" method="get" action={path}>
				{[...new URLSearchParams(rest)].map(([name, value], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, the list never changes
					<input key={index} type="hidden" name={name} value={value} />
				))}
				{terms.map((term) => (
					<TermButton key={term.databaseId} term={term} chosen={chosen} settings={settings} />
				))}
				{settings.show_first_item && (
					<button
						type="submit"
						className="e-filter-item"
						data-filter="__all"
						aria-pressed={chosen.length === 0}
					>
						{settings.first_item_title}
					</button>
				)}
			</form>
		</search>
	);
}

function TermButton({
	term,
	chosen,
	settings,
}: {
	term: FilterTerm;
	chosen: readonly string[];
	settings: TaxonomyFilterSettings;
}) {
	const { selected_element: loopId, taxonomy, multiple_selection: isMultiple } = settings;
	const [name, value] = loopFilterEntry(loopId, {
		taxonomy,
		terms: pressTerm(chosen, term.slug, isMultiple) ?? [],
		logicalJoin: readLogicalJoin(settings.logical_combination),
	});
	return (
		<button
			type="submit"
			className="e-filter-item"
			data-filter={term.slug}
			data-depth={term.depth || undefined}
			aria-pressed={chosen.includes(term.slug)}
			// A button without a name sends no parameter, so the filter is removed from the address.
			{...(value !== '' && { name, value })}
		>
			{term.name}
			{settings.show_item_count && term.count !== null && (
				<span className="e-filter-item-count">{` (${term.count})`}</span>
			)}
		</button>
	);
}
