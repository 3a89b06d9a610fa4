import { color, slider } from './controls';
import { boxShadow } from './effects';
import type { StyleControl } from './style-control';
import { typography } from './typography';

/** The controls of a ribbon: colours, distance from the corner, type, shadow. */
export function ribbon(): StyleControl[] {
	const inner = ' .elementor-ribbon-inner';
	return [
		color('ribbon_bg_color', inner, 'background-color'),
		color('ribbon_text_color', inner),
		slider('ribbon_distance', inner, '--ribbon-distance'),
		...typography('ribbon_typography', inner),
		...boxShadow('box_shadow', inner),
	];
}
