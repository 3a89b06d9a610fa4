import { defineWidget } from '../../elements/tree/define-widget';
import { Countdown } from './countdown';
import css from './countdown.css?inline';
import { CountdownBrowserSettings, CountdownSettings } from './settings';
import { countdownStyles } from './styles';

export const countdown = defineWidget({
	types: ['countdown'],
	settings: CountdownSettings,
	browserSettings: CountdownBrowserSettings,
	Markup: Countdown,
	styles: countdownStyles,
	css,
});
