import {
	alignText,
	boxShadow,
	choice,
	color,
	type StyleControl,
	slider,
	time,
	typography,
} from '../../elements/styles/factories';

const TITLE = ' .elementor-toc__header-title';
const ENTRY = ' .elementor-toc__list-item';

const underline = (control: string, property: string) =>
	choice(control, '', { yes: { [property]: 'underline' } });

export const tableOfContentsStyles: readonly StyleControl[] = [
	color('background_color', '', '--box-background-color'),
	color('border_color', '', '--box-border-color'),
	slider('border_width', '', '--box-border-width'),
	slider('border_radius', '', '--box-border-radius'),
	slider('padding', '', '--box-padding'),
	slider('min_height', '', '--box-min-height'),
	...boxShadow('box_shadow', '>.elementor-widget-container'),
	alignText('header_text_align', TITLE),
	choice('toggle_button_position', ' .elementor-toc__header', {
		start: { 'flex-direction': 'row-reverse' },
		'row-reverse': { 'flex-direction': 'row-reverse' },
		end: { 'flex-direction': 'row' },
		row: { 'flex-direction': 'row' },
	}),
	slider('heading_gap', ' .elementor-toc__header', 'gap'),
	color('header_background_color', '', '--header-background-color'),
	color('header_text_color', '', '--header-color'),
	...typography('header_typography', TITLE),
	color('toggle_button_color', '', '--toggle-button-color'),
	slider('header_separator_width', '', '--separator-width'),
	slider('max_height', '', '--toc-body-max-height'),
	...typography('list_typography', ENTRY),
	slider('list_indent', '', '--nested-list-indent'),
	time('item_text_hover_transition_duration', '', '--item-text-transition-duration', 'ms'),
	color('item_text_color_normal', '', '--item-text-color'),
	underline('item_text_underline_normal', '--item-text-decoration'),
	color('item_text_color_hover', '', '--item-text-hover-color'),
	underline('item_text_underline_hover', '--item-text-hover-decoration'),
	color('item_text_color_active', '', '--item-text-active-color'),
	underline('item_text_underline_active', '--item-text-active-decoration'),
	color('marker_color', '', '--marker-color'),
	slider('marker_size', '', '--marker-size'),
];
