import {
	alignText,
	color,
	only,
	type StyleControl,
	slider,
	textStroke,
	time,
	typography,
} from '../../elements/styles/factories';

const ROOT = ' .e-text-path';
const HOVER = `${ROOT}:hover,${ROOT}:focus-within`;

export const textPathStyles: readonly StyleControl[] = [
	alignText('align', ROOT),
	slider('size', ROOT, '--path-width'),
	slider('rotation', ROOT, '--rotate'),
	...typography('text_typography', ROOT),
	...textStroke('text_stroke', `${ROOT} text`),
	slider('word_spacing', ROOT, '--word-spacing'),
	color('text_color_normal', ROOT, '--text-color'),
	color('text_color_hover', HOVER, (value) => ({ color: value, '--text-color': value })),
	time('hover_transition', ROOT, '--text-transition'),
	...only(
		// On is stored as a colour.
		({ show_path }) => typeof show_path === 'string' && show_path !== '',
		[
			color('path_fill_normal', ROOT, '--path-fill'),
			color('stroke_color_normal', ROOT, '--stroke-color'),
			slider('stroke_width_normal', ROOT, '--stroke-width'),
			color('path_fill_hover', HOVER, '--path-fill'),
			color('stroke_color_hover', HOVER, '--stroke-color'),
			slider('stroke_width_hover', HOVER, '--stroke-width'),
			time('stroke_transition', ROOT, '--stroke-transition'),
		],
	),
];
