import type { Device } from '../../../domain/breakpoints';
import type { ElementNode, ElementSettings } from '../../../domain/element-tree';
import { isEntranceAnimation } from '../../../domain/entrance-animations';
import { deviceKey } from '../../../domain/responsive';

const DEVICES: readonly Device[] = [
	'desktop',
	'widescreen',
	'laptop',
	'tablet_extra',
	'tablet',
	'mobile_extra',
	'mobile',
];

/** The control that names the animation: widgets store it with an underscore. */
export function animationControl(elType: string | undefined): '_animation' | 'animation' {
	return elType === 'widget' ? '_animation' : 'animation';
}

/**
 * What the entrance of an element needs in the browser: the animation of each device and the delay. Where some
 * device has one, desktop has a value too (`none` if need be), so that one text finds them all.
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

/** The class that tells how long the entrance lasts, where it is not the usual time. */
export function entranceSpeedClass(settings: ElementSettings): string | undefined {
	const speed = settings.animation_duration;
	return speed === 'slow' || speed === 'fast' ? `animated-${speed}` : undefined;
}
