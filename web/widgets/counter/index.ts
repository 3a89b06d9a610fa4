import { defineWidget } from '../../elements/tree/define-widget';
import { Counter } from './counter';
import css from './counter.css?inline';
import { CounterBrowserSettings, CounterSettings } from './settings';
import { counterStyles } from './styles';

export const counter = defineWidget({
	types: ['counter'],
	settings: CounterSettings,
	browserSettings: CounterBrowserSettings,
	Markup: Counter,
	styles: counterStyles,
	globals: {
		number_color: 'primary',
		typography_number_typography: 'primary',
		title_color: 'secondary',
		typography_title_typography: 'secondary',
	},
	css,
});
