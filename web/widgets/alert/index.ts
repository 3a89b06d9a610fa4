import { defineWidget } from '../../elements/tree/define-widget';
import { Alert } from './alert';
import css from './alert.css?inline';
import { AlertBrowserSettings, AlertSettings } from './settings';
import { alertStyles } from './styles';

export const alert = defineWidget({
	types: ['alert'],
	settings: AlertSettings,
	Markup: Alert,
	styles: alertStyles,
	globals: { alert_title_typography: 'primary', alert_description_typography: 'text' },
	browserSettings: AlertBrowserSettings,
	css,
});
