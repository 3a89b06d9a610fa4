import { background } from './background';
import { choice, number } from './controls';
import { cssFilters } from './effects';
import type { StyleControl } from './style-control';

const BLEND_MODES = [
	'normal',
	'multiply',
	'screen',
	'overlay',
	'darken',
	'lighten',
	'color-dodge',
	'saturation',
	'color',
	'luminosity',
	'difference',
	'exclusion',
	'hue',
];

/** The styles that make a layer for an overlay: the layer lies over the element's background and under its content. */
const LAYER = {
	content: '""',
	position: 'absolute',
	inset: '0',
	'border-radius': 'inherit',
	'pointer-events': 'none',
	// The opacity of an overlay if none is stored. A film's poster has the opacity 1.
	opacity: '0.5',
};

/** The layer between an element's background and its content, `background_overlay_…`, with its hover state. */
export function overlay(rest: string, hover: string): StyleControl[] {
	const [layer, hovered] = [`${rest}::before`, `${hover}::before`];
	const layerOf = (control: string): StyleControl =>
		choice(control, layer, { classic: LAYER, gradient: LAYER, video: { ...LAYER, opacity: '1' } });
	return [
		layerOf('background_overlay_background'),
		layerOf('background_overlay_hover_background'),
		...background('background_overlay', layer),
		number('background_overlay_opacity', layer, 'opacity'),
		...cssFilters('css_filters', layer),
		choice('overlay_blend_mode', layer, blendModes()),
		...background('background_overlay_hover', hovered),
		number('background_overlay_hover_opacity', hovered, 'opacity'),
		...cssFilters('css_filters_hover', hovered),
		number('background_overlay_hover_transition', layer, (seconds) => ({
			transition: `background ${seconds}s,opacity ${seconds}s`,
		})),
	];
}

function blendModes() {
	return Object.fromEntries(BLEND_MODES.map((mode) => [mode, { 'mix-blend-mode': mode }]));
}
