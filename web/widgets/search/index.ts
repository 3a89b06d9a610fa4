import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { SearchResults } from './results';
import { Search } from './search';
import css from './search.css?inline';
import { SearchBrowserSettings, SearchSettings } from './settings';
import { searchStyles } from './styles';

export const search = defineWidget({
	types: ['search'],
	settings: SearchSettings,
	browserSettings: SearchBrowserSettings,
	Markup: Search,
	refreshedBy: 'refresh-search',
	Refreshed: SearchResults,
	styles: searchStyles,
	css,
	partsCss: { 'hover-animation': hoverAnimationPart('submit_hover_animation') },
});
