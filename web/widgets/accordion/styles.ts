import {
	boxShadow,
	color,
	dimensions,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';

const ITEM = ' .elementor-accordion-item';
const TOGGLE_ITEM = ' .elementor-toggle-item';
const TITLE = ' .elementor-tab-title';
const CONTENT = ' .elementor-tab-content';
const OPEN_TITLE = ' [open]:not([data-state])>.elementor-tab-title';
const TEXT = ' .elementor-accordion-title, .elementor-toggle-title';
const ICON = ' .elementor-accordion-icon, .elementor-toggle-icon';
const OPEN_TEXT = `${OPEN_TITLE} .elementor-accordion-title,${OPEN_TITLE} .elementor-toggle-title`;
const OPEN_ICON = `${OPEN_TITLE} .elementor-accordion-icon,${OPEN_TITLE} .elementor-toggle-icon`;

export const accordionStyles: readonly StyleControl[] = [
	slider('border_width', ITEM, 'border-width'),
	slider('border_width', `${ITEM}+.elementor-accordion-item`, () => ({
		'border-block-start-width': '0',
	})),
	slider('border_width', `${ITEM}>.elementor-tab-content`, 'border-block-start-width'),
	slider('border_width', `${TOGGLE_ITEM}>.elementor-tab-title`, 'border-block-end-width'),
	slider('border_width', `${TOGGLE_ITEM}>.elementor-tab-content`, 'border-block-end-width'),
	color('border_color', ITEM, 'border-color'),
	color('border_color', `${ITEM}>.elementor-tab-content`, 'border-block-start-color'),
	color('border_color', `${TOGGLE_ITEM}>.elementor-tab-title`, 'border-block-end-color'),
	color('border_color', `${TOGGLE_ITEM}>.elementor-tab-content`, 'border-block-end-color'),
	slider('space_between', `${TOGGLE_ITEM}:not(:last-of-type)`, 'margin-block-end'),
	...boxShadow('box_shadow', TOGGLE_ITEM),
	color('title_background', TITLE, 'background-color'),
	color('title_color', `${ICON},${TEXT}`),
	color('tab_active_color', `${OPEN_ICON},${OPEN_TEXT}`),
	...typography('title_typography', TEXT),
	...textStroke('text_stroke', TEXT),
	...textShadow('title_shadow', TEXT),
	dimensions('title_padding', TITLE, 'padding'),
	color('icon_color', ICON),
	color('icon_active_color', OPEN_ICON),
	slider(
		'icon_space',
		' .elementor-accordion-icon-left, .elementor-toggle-icon-left',
		'margin-inline-end',
	),
	slider(
		'icon_space',
		' .elementor-accordion-icon-right, .elementor-toggle-icon-right',
		'margin-inline-start',
	),
	color('content_background_color', CONTENT, 'background-color'),
	color('content_color', CONTENT),
	...typography('content_typography', CONTENT),
	...textShadow('content_shadow', CONTENT),
	dimensions('content_padding', CONTENT, 'padding'),
];
