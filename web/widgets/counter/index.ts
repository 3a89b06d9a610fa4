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
	css,
});
