import { defineWidget } from '../../elements/tree/define-widget';
import { SpacerSettings } from './settings';
import { Spacer } from './spacer';
import css from './spacer.css?inline';
import { spacerStyles } from './styles';

export const spacer = defineWidget({
	types: ['spacer'],
	settings: SpacerSettings,
	Markup: Spacer,
	styles: spacerStyles,
	css,
});
