import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { motionGroups } from '@outrigger/rules/motion/available';
import { motionSchema } from './schema';

/** Returns the motion handler's settings of an element: only those of groups and effects that are on. */
export function motionSettings(
	settings: ElementSettings,
	elType: ElementNode['elType'],
): ElementSettings {
	const groups = Object.entries(motionGroups(settings, elType));
	if (groups.length === 0) return {};
	const prefixes = groups.flatMap(([name, { scroll, mouse }]) => [
		`${name}_motion_fx_`,
		...[...scroll, ...mouse].map((effect) => `${name}_${effect.name}_`),
	]);
	const wholeNames = groups.flatMap(([name]) => [`${name}_devices`, `${name}_range`]);
	const keys = Object.keys(motionSchema(elType).entries).filter(
		(key) => wholeNames.includes(key) || prefixes.some((prefix) => key.startsWith(prefix)),
	);
	return Object.fromEntries(
		keys.filter((key) => settings[key] !== undefined).map((key) => [key, settings[key]]),
	);
}
