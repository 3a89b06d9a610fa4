import { defineWidget } from '../../elements/tree/define-widget';
import { Alert } from './alert';
import css from './alert.css?inline';
import { AlertSettings } from './settings';
import { alertStyles } from './styles';

export const alert = defineWidget({
	types: ['alert'],
	settings: AlertSettings,
	Markup: Alert,
	styles: alertStyles,
	css,
});
