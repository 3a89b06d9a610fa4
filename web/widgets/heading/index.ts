import { type StyleControl, time } from '../../elements/styles/factories';
import { titleControls } from '../../elements/styles/title-controls';
import { defineWidget } from '../../elements/tree/define-widget';
import { Heading, HeadingSettings } from './heading';
import css from './heading.css?inline';

const TITLE = ' .elementor-heading-title';

const headingStyles: readonly StyleControl[] = [
	...titleControls(TITLE),
	time('title_hover_color_transition_duration', `${TITLE} a`),
];

export const heading = defineWidget({
	types: ['heading'],
	settings: HeadingSettings,
	Markup: Heading,
	styles: headingStyles,
	globals: { title_color: 'primary', typography_typography: 'primary' },
	css,
});
