import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { deviceKey } from '@outrigger/rules/builder/responsive';
import { isEntranceAnimation } from '@outrigger/rules/motion/entrance-animations';
import { DEVICES } from '../control';
import { animationControl } from './animation-control';
import { SPEEDS } from './schema';

/**
 * Returns the settings that the entrance of an element needs in the browser: the animation of each device and the
 * delay. If some device has an animation, desktop has a value too (`none` if it has no animation), so that one search
 * text finds all such elements.
 */
export function entranceSettings(
	settings: ElementSettings,
	elType: ElementNode['elType'],
): ElementSettings {
	const control = animationControl(elType);
	const keys = DEVICES.map((device) => deviceKey(control, device));
	if (!keys.some((key) => isEntranceAnimation(settings[key]))) return {};
	const named = keys.filter(
		(key) => settings[key] === 'none' || isEntranceAnimation(settings[key]),
	);
	const delay = Number(settings[`${control}_delay`]);
	return {
		[control]: 'none',
		...Object.fromEntries(named.map((key) => [key, settings[key]])),
		...(delay > 0 && { [`${control}_delay`]: delay }),
	};
}

/** Matches the classes that `entranceSpeedClass` returns. */
export const SPEED_CLASS = /^animated-/;

/** The class for the duration of the entrance; undefined for the usual duration. */
export function entranceSpeedClass(settings: ElementSettings): string | undefined {
	const speed = settings.animation_duration;
	return SPEEDS.some((one) => one === speed) ? `animated-${speed}` : undefined;
}
