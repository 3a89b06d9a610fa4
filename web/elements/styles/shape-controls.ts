import { color, slider } from './controls';
import type { StyleControl } from './style-control';

/** The controls for colour, width and height of the edge shapes of a container or section. */
export const SHAPE_CONTROLS: readonly StyleControl[] = ['top', 'bottom'].flatMap((edge) => {
	const control = `shape_divider_${edge}`;
	const shape = ` > .elementor-shape-${edge}`;
	return [
		color(`${control}_color`, `${shape} .elementor-shape-fill`, 'fill'),
		slider(`${control}_width`, `${shape} svg`, 'width'),
		slider(`${control}_height`, `${shape} svg`, 'height'),
	];
});
