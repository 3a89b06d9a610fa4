import { alignText, border, boxShadow, cssFilters, dimensions, number, slider } from './factories';
import type { StyleControl } from './style-control';

/** The style controls of a widget that is one picture: alignment, measures, opacity, filters, frame. */
export function pictureControls(selector: string): StyleControl[] {
	return [
		alignText('align', ''),
		slider('width', selector, 'width'),
		slider('space', selector, 'max-width'),
		slider('height', selector, 'height'),
		number('opacity', selector, 'opacity'),
		...cssFilters('css_filters', selector),
		...border('image_border', selector),
		dimensions('image_border_radius', selector, 'border-radius'),
		...boxShadow('image_box_shadow', selector),
	];
}
