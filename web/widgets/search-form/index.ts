import { defineWidget } from '../../elements/tree/define-widget';
import { SearchForm } from './search-form';
import css from './search-form.css?inline';
import { SearchFormBrowserSettings, SearchFormSettings } from './settings';
import { searchFormStyles } from './styles';

export const searchForm = defineWidget({
	types: ['search-form'],
	settings: SearchFormSettings,
	browserSettings: SearchFormBrowserSettings,
	Markup: SearchForm,
	wrapperClasses: ({ skin, button_type, icon }) => [
		`elementor-search-form--skin-${skin}`,
		skin === 'classic' && `elementor-search-form--button-type-${button_type}`,
		skin === 'classic' && button_type === 'icon' && `elementor-search-form--icon-${icon}`,
	],
	styles: searchFormStyles,
	css,
});
