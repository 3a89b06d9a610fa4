import type { ElementNode, ElementSettings } from '../builder/element-tree';
import { type MotionGroup, type MotionGroupName, motionGroup } from './group';

/** The types of background that support motion: a picture or colour, or a gradient. */
const MOVABLE_BACKGROUNDS: readonly unknown[] = ['classic', 'gradient'];

/** The element types with a background that supports motion. */
const WITH_BACKGROUND: readonly string[] = ['container', 'section', 'column'];

/**
 * The active motion groups of an element, by the builder's rules: a legacy section has no mouse effects, a widget has
 * no moving background, and only a classic background or a gradient moves.
 */
export function motionGroups(
	settings: ElementSettings,
	elType: ElementNode['elType'],
): Partial<Record<MotionGroupName, MotionGroup>> {
	const hasMouse = elType !== 'section';
	const own = motionGroup(settings, 'motion_fx', hasMouse);
	const background =
		WITH_BACKGROUND.includes(elType) && MOVABLE_BACKGROUNDS.includes(settings.background_background)
			? motionGroup(settings, 'background_motion_fx', hasMouse)
			: undefined;
	return {
		...(own && { motion_fx: own }),
		...(background && { background_motion_fx: background }),
	};
}
