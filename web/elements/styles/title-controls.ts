import { alignText, choice, color, textShadow, textStroke, typography } from './factories';
import type { StyleControl } from './style-control';

/** Blend modes that the builder offers. */
const BLEND_MODES = [
	'multiply',
	'screen',
	'overlay',
	'darken',
	'lighten',
	'color-dodge',
	'saturation',
	'color',
	'difference',
	'exclusion',
	'hue',
	'luminosity',
];

/** The sizes that the builder names; they override the kit's headings. */
const SIZES = {
	small: { 'font-size': '15px' },
	medium: { 'font-size': '19px' },
	large: { 'font-size': '29px' },
	xl: { 'font-size': '39px' },
	xxl: { 'font-size': '59px' },
};

/** The style controls that every title widget has: alignment, colour, type, outline, shadow, blending. */
export function titleControls(selector: string): StyleControl[] {
	return [
		alignText('align', ''),
		color('title_color', selector),
		color('title_hover_color', `${selector} a:hover, ${selector} a:focus-visible`),
		choice('size', selector, SIZES),
		...typography('typography', selector),
		...textStroke('text_stroke', selector),
		...textShadow('text_shadow', selector),
		choice(
			'blend_mode',
			selector,
			Object.fromEntries(BLEND_MODES.map((mode) => [mode, { 'mix-blend-mode': mode }])),
		),
	];
}
