import {
	color,
	custom,
	type Declarations,
	type StyleControl,
	sizeOf,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';
import { percentOf } from './percent';

const TITLE = ' .elementor-title';
const WRAPPER = ' .elementor-progress-wrapper';
const BAR = ' .elementor-progress-bar';

export const progressStyles: readonly StyleControl[] = [
	custom('percent', 'slider', BAR, (value): Declarations | undefined => {
		const percent = percentOf(sizeOf(value));
		return percent === undefined ? undefined : { 'inline-size': `${percent}%` };
	}),
	color('bar_color', WRAPPER, '--bar-color'),
	color('bar_bg_color', WRAPPER, 'background-color'),
	slider('bar_height', BAR, (height) => ({ 'block-size': height, 'line-height': height })),
	slider('bar_border_radius', WRAPPER, 'border-radius'),
	color('bar_inline_color', BAR),
	...typography('bar_inner_typography', BAR),
	...textShadow('bar_inner_shadow', BAR),
	color('title_color', TITLE),
	...typography('typography', TITLE),
	...textShadow('title_shadow', TITLE),
];
