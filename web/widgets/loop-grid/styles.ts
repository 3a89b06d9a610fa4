import {
	alignText,
	color,
	custom,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';
import { gridStyles } from '../../loops/markup/grid-styles';
import { paginationStyles } from '../../loops/page/pagination-settings';

const LIST = ' > .elementor-widget-container > .elementor-loop-container';
const NOTHING = ' .e-loop-nothing-found-message__text';

export const loopGridStyles: readonly StyleControl[] = [
	...gridStyles('', LIST),
	// Items of one row and their content are as tall as the tallest item.
	custom('equal_height', 'text', `${LIST} > .e-loop-item > .e-con`, (value) =>
		value === 'yes' ? { height: '100%' } : undefined,
	),
	alignText('nothing_found_message_align', NOTHING),
	color('nothing_found_message_color', NOTHING),
	...typography('nothing_found_message_typography', NOTHING),
	...textShadow('nothing_found_message_text_shadow', NOTHING),
	...textStroke('nothing_found_message_text_stroke', NOTHING),
	slider('nothing_found_message_space_from_top', NOTHING, 'padding-block-start'),
	slider('nothing_found_message_space_from_bottom', NOTHING, 'padding-block-end'),
	...paginationStyles,
];
