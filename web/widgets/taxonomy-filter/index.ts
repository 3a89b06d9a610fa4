import { defineWidget } from '../../elements/tree/define-widget';
import { TaxonomyFilterBrowserSettings, TaxonomyFilterSettings } from './settings';
import { taxonomyFilterStyles } from './styles';
import { TaxonomyFilter } from './taxonomy-filter';
import css from './taxonomy-filter.css?inline';

export const taxonomyFilter = defineWidget({
	types: ['taxonomy-filter'],
	settings: TaxonomyFilterSettings,
	browserSettings: TaxonomyFilterBrowserSettings,
	Markup: TaxonomyFilter,
	styles: taxonomyFilterStyles,
	css,
	wrapperClasses: ({ direction }) => [`e-filter--${direction}`],
});
