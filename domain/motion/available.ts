import type { ElementNode, ElementSettings } from '../builder/element-tree';
import { type MotionGroup, type MotionGroupName, motionGroup } from './group';

/** The backgrounds that can move: a picture or colour, or a gradient. */
const MOVABLE_BACKGROUNDS: readonly unknown[] = ['classic', 'gradient'];

/** The kinds of element whose background can move. */
const WITH_BACKGROUND: readonly string[] = ['container', 'section', 'column'];

/**
 * The groups that are on for an element, as the builder offers them: a legacy section has no mouse effects,
 * a widget no moving background, and only a classic background or a gradient moves.
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
