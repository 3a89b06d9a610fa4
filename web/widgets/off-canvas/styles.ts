import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import {
	background,
	border,
	boxShadow,
	choice,
	dimensions,
	LEFT_END,
	only,
	RIGHT_END,
	type StyleControl,
	slider,
} from '../../elements/styles/factories';

const CONTENT = ' .e-off-canvas__content';

const placed = (property: string) =>
	Object.fromEntries(
		Object.entries({
			// The values that the builder stores, and the values with the same meaning from its other widgets.
			'flex-start': 'flex-start',
			'flex-end': 'flex-end',
			start: 'flex-start',
			left: LEFT_END,
			top: 'flex-start',
			center: 'center',
			middle: 'center',
			end: 'flex-end',
			right: RIGHT_END,
			bottom: 'flex-end',
			stretch: 'stretch',
		}).map(([word, value]) => [word, { [property]: value }]),
	);

const hasOverlay = ({ has_overlay }: ElementSettings) => has_overlay !== '' && has_overlay !== 'no';

export const offCanvasStyles: readonly StyleControl[] = [
	choice('horizontal_position', '', placed('--e-off-canvas-justify-content')),
	choice('vertical_position', '', placed('--e-off-canvas-align-items')),
	slider('width', '', '--e-off-canvas-width'),
	choice('height', '', {
		custom: { '--e-off-canvas-height': '100dvh' },
		'fit-content': { '--e-off-canvas-height': 'fit-content' },
	}),
	...only(
		({ height }) => height !== 'fit-content',
		[slider('custom_height', '', '--e-off-canvas-height')],
	),
	...only(hasOverlay, background('overlay_background', ' .e-off-canvas__overlay')),
	...background('background', CONTENT),
	...border('border', CONTENT),
	dimensions('border_radius', CONTENT, 'border-radius'),
	...boxShadow('box_shadow', CONTENT),
];
