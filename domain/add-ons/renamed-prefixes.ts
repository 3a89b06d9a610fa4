import type { ElementSettings } from '../builder/element-tree';

/** How controls of one add-on begin, and those of another, each with its devices and its group. */
export type Looks = readonly (readonly [from: string, to: string])[];

/** The looks of a bag of settings, or of its globals, under the other add-on's names; all else is left out. */
export function renamedLooks(bag: ElementSettings, looks: Looks): ElementSettings {
	return Object.fromEntries(
		Object.entries(bag).flatMap(([control, value]) => {
			const look = looks.find(([from]) => control.startsWith(from));
			return look ? [[look[1] + control.slice(look[0].length), value]] : [];
		}),
	);
}
