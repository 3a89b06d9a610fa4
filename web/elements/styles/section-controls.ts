import { box } from './box';
import { alignText, choice, color, flexAlign, only, slider } from './controls';
import { motionControls } from './motion';
import { overlay } from './overlay';
import { position } from './placement';
import { SHAPE_CONTROLS } from './shape-controls';
import type { StyleControl } from './style-control';
import { transform } from './transform';

const ROW = ' > .elementor-container';
const WRAP = `${ROW} > .elementor-column > .elementor-widget-wrap`;

/** The controls for colours and alignment of the text in a legacy section or column. */
export function textControls(selector: string): StyleControl[] {
	return [
		color('heading_color', `${selector} .elementor-heading-title`),
		color('color_text', selector),
		color('color_link', `${selector} a`),
		color('color_link_hover', `${selector} a:hover`),
		alignText('text_align', selector),
	];
}

function height(control: 'height' | 'height_inner', custom: string): StyleControl[] {
	return [
		choice(control, ROW, {
			full: { 'min-height': '100vh' },
			'min-height': { 'min-height': '400px' },
		}),
		...only((settings) => settings[control] === 'min-height', [slider(custom, ROW, 'min-height')]),
	];
}

/** All style controls of a legacy section itself, without those of its content. */
export const SECTION_CONTROLS: readonly StyleControl[] = [
	...only(
		(settings) => settings.layout !== 'full_width',
		[slider('content_width', ROW, 'max-width')],
	),
	...only(
		(settings) => settings.gap === 'custom',
		[
			slider(
				'gap_columns_custom',
				`${ROW} > .elementor-column > .elementor-element-populated`,
				'padding',
			),
		],
	),
	...height('height', 'custom_height'),
	...height('height_inner', 'custom_height_inner'),
	flexAlign('column_position', ROW, 'align-items'),
	flexAlign('content_position', WRAP, 'align-content'),
	choice('overflow', '', { hidden: { overflow: 'clip' } }),
	...position('position', 'z_index'),
	...box({ prefix: '', rest: '', hover: ':hover', elType: 'section' }),
	...overlay('', ':hover'),
	...transform('', ':hover'),
	...motionControls('section'),
	...SHAPE_CONTROLS,
	...textControls(''),
];
