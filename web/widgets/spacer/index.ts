import { type StyleControl, slider } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { Spacer, SpacerSettings } from './spacer';
import css from './spacer.css?inline';

const spacerStyles: readonly StyleControl[] = [slider('space', '', '--spacer-size')];

export const spacer = defineWidget({
	types: ['spacer'],
	settings: SpacerSettings,
	Markup: Spacer,
	styles: spacerStyles,
	css,
});
