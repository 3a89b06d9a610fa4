import { defineWidget } from '../../elements/tree/define-widget';
import boxLink from '../../ui/box-link.css?inline';
import button from '../../ui/button.css?inline';
import iconView from '../../ui/icon-view.css?inline';
import { FlipBox } from './flip-box';
import css from './flip-box.css?inline';
import { FlipBoxSettings } from './settings';
import { flipBoxStyles } from './styles';

/** The effects that have a direction. */
const DIRECTED: ReadonlySet<string> = new Set(['flip', 'slide', 'push']);

export const flipBox = defineWidget({
	types: ['flip-box'],
	settings: FlipBoxSettings,
	Markup: FlipBox,
	wrapperClasses: ({ flip_effect, flip_direction, flip_3d }) => [
		`elementor-flip-box--effect-${flip_effect}`,
		DIRECTED.has(flip_effect) && `elementor-flip-box--direction-${flip_direction}`,
		flip_effect === 'flip' && flip_3d && 'elementor-flip-box--3d',
	],
	styles: flipBoxStyles,
	globals: {
		title_typography_a_typography: 'primary',
		description_typography_a_typography: 'text',
		title_typography_b_typography: 'primary',
		description_typography_b_typography: 'text',
		button_typography_typography: 'accent',
	},
	css,
	partsCss: { 'box-link': boxLink, button, 'icon-view': iconView },
});
