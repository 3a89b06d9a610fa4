import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { background } from './background';
import { border } from './border';
import { dimensions, only } from './controls';
import { boxShadow } from './effects';
import { hoverTransition } from './hover-transition';
import { hasMotionLayer, MOTION_LAYER } from './motion';
import type { StyleControl } from './style-control';

/** The place at which the box of an element is painted, and the names of its controls. */
export interface BoxOptions {
	/** `_` on widgets, empty for containers, sections and columns. */
	prefix: '_' | '';
	/** Selector of the box at rest, relative to the wrapper. */
	rest: string;
	/** Selector of the box while the element is hovered. */
	hover: string;
	/** The control of the margin, if it moves another element than the box. */
	margin?: StyleControl;
	/** The kind of an element with a background that may move, which is painted on a layer inside the box. */
	elType?: 'container' | 'section' | 'column';
}

/** Margin, padding, background, border, radius and shadow of an element, with their hover states. */
export function box({ prefix, rest, hover, margin, elType }: BoxOptions): StyleControl[] {
	const movable = (prefixed: string, selector: string): StyleControl[] => {
		if (!elType) return background(prefixed, selector);
		const hasSlides = true;
		const isMoving = (settings: ElementSettings) => hasMotionLayer(settings, elType);
		return [
			...only((settings) => !isMoving(settings), background(prefixed, selector, { hasSlides })),
			...only(
				isMoving,
				background(prefixed, selector, {
					hasSlides,
					imageSelector: `${selector}${MOTION_LAYER}`,
				}),
			),
		];
	};
	const name = (control: string) => `${prefix}${control}`;
	return [
		margin ?? dimensions(name('margin'), rest, 'margin'),
		dimensions(name('padding'), rest, 'padding'),
		...movable(name('background'), rest),
		...border(name('border'), rest),
		dimensions(name('border_radius'), rest, 'border-radius'),
		...boxShadow(name('box_shadow'), rest),
		...movable(name('background_hover'), hover),
		...border(name('border_hover'), hover),
		dimensions(name('border_radius_hover'), hover, 'border-radius'),
		...boxShadow(name('box_shadow_hover'), hover),
		...hoverTransition(name, rest),
	];
}
