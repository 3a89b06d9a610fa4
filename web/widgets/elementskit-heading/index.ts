import {
	choice,
	color,
	dimensions,
	type StyleControl,
	typography,
} from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { ElementsKitHeading, ElementsKitHeadingSettings } from './elementskit-heading';
import css from './elementskit-heading.css?inline';

const TITLE = ' .elementskit-section-title';
const FOCUS = ' .ekit-heading__focus';
const SUB_TITLE = ' .elementskit-section-subtitle';
const EXTRA = ' .ekit-heading__description';

const elementsKitHeadingStyles: readonly StyleControl[] = [
	choice('ekit_heading_title_align', ' .ekit-heading', {
		text_left: { 'text-align': 'left' },
		text_center: { 'text-align': 'center' },
		text_right: { 'text-align': 'right' },
	}),
	color('ekit_heading_title_color', TITLE),
	color('ekit_heading_title_color_hover', `:hover${TITLE}`),
	dimensions('ekit_heading_title_margin', TITLE, 'margin'),
	...typography('ekit_heading_title_typography', TITLE),
	color('ekit_heading_focused_title_color', FOCUS),
	color('ekit_heading_focused_title_color_hover', `:hover${FOCUS}`),
	...typography('ekit_heading_focused_title_typography', FOCUS),
	color('ekit_heading_sub_title_color', SUB_TITLE),
	dimensions('ekit_heading_sub_title_margn', SUB_TITLE, 'margin'),
	...typography('ekit_heading_sub_title_typography', SUB_TITLE),
	color('ekit_heading_extra_title_color', EXTRA),
	dimensions('ekit_heading_extra_title_margin', EXTRA, 'margin'),
	...typography('ekit_heading_extra_title_typography', EXTRA),
	color('ekit_heading_seperator_color', ' .ekit-heading__separator', 'background-color'),
];

export const elementsKitHeading = defineWidget({
	types: ['elementskit-heading'],
	settings: ElementsKitHeadingSettings,
	Markup: ElementsKitHeading,
	styles: elementsKitHeadingStyles,
	css,
});
