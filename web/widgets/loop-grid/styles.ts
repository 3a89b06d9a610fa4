import {
	alignText,
	color,
	custom,
	type StyleControl,
	typography,
} from '../../elements/styles/factories';
import { gridStyles } from '../../loops/markup/grid-styles';
import { paginationStyles } from '../../loops/page/pagination-settings';

const LIST = ' > .elementor-widget-container > .elementor-loop-container';
const NOTHING = ' .e-loop-nothing-found-message__text';

export const loopGridStyles: readonly StyleControl[] = [
	...gridStyles('', LIST),
	// Items of one row are as tall as the tallest, what they hold with them.
	custom('equal_height', 'text', `${LIST} > .e-loop-item > .e-con`, (value) =>
		value === 'yes' ? { height: '100%' } : undefined,
	),
	alignText('nothing_found_align', NOTHING),
	color('nothing_found_text_color', NOTHING),
	...typography('nothing_found_typography', NOTHING),
	...paginationStyles,
];
