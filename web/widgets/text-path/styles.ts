import {
	alignText,
	color,
	number,
	only,
	type StyleControl,
	slider,
	textStroke,
	typography,
} from '../../elements/styles/factories';

const ROOT = ' .e-text-path';
const HOVER = `${ROOT}:hover,${ROOT}:focus-within`;

export const textPathStyles: readonly StyleControl[] = [
	alignText('align', ROOT),
	slider('size', ROOT, '--width'),
	slider('rotation', ROOT, '--rotate'),
	...typography('text_typography', ROOT),
	...textStroke('text_stroke', `${ROOT} text`),
	slider('word_spacing', ROOT, '--word-spacing'),
	color('text_color_normal', ROOT, '--text-color'),
	color('text_color_hover', HOVER, '--text-color'),
	number('hover_transition', ROOT, (seconds) => ({ '--text-transition': `${seconds}s` })),
	...only(
		({ show_path }) => show_path === 'yes',
		[
			color('path_fill_normal', ROOT, '--path-fill'),
			color('stroke_color_normal', ROOT, '--stroke-color'),
			slider('stroke_width_normal', ROOT, '--stroke-width'),
			// What older exports call them.
			color('path_fill', ROOT, '--path-fill'),
			color('stroke_color', ROOT, '--stroke-color'),
			slider('stroke_width', ROOT, '--stroke-width'),
			color('path_fill_hover', HOVER, '--path-fill'),
			color('stroke_color_hover', HOVER, '--stroke-color'),
			slider('stroke_width_hover', HOVER, '--stroke-width'),
			number('stroke_transition', ROOT, (seconds) => ({ '--stroke-transition': `${seconds}s` })),
		],
	),
];
