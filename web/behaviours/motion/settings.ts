import type { ElementNode, ElementSettings } from '../../../domain/element-tree';
import { motionGroups } from '../../../domain/motion/available';

const GROUP_FIELDS = ['motion_fx_scrolling', 'motion_fx_mouse', 'devices', 'range'];
const EFFECT_FIELDS = ['effect', 'direction', 'speed', 'level', 'affectedRange', 'range'];

/** What the motion handler reads of an element: the fields of each group that is on. */
export function motionSettings(
	settings: ElementSettings,
	elType: ElementNode['elType'],
): ElementSettings {
	const groups = Object.entries(motionGroups(settings, elType));
	if (groups.length === 0) return {};
	const keys = groups.flatMap(([name, { scroll, mouse }]) => [
		...GROUP_FIELDS.map((field) => `${name}_${field}`),
		...[...scroll, ...mouse].flatMap((effect) =>
			EFFECT_FIELDS.map((field) => `${name}_${effect.name}_${field}`),
		),
	]);
	return Object.fromEntries(
		keys.filter((key) => settings[key] !== undefined).map((key) => [key, settings[key]]),
	);
}
