import { DEFAULT_BREAKPOINTS } from '../builder/breakpoints';
import type { ElementSettings } from '../builder/element-tree';
import { deviceKey } from '../builder/responsive';

/** The builder's control → the add-on's. */
export type Controls = Readonly<Record<string, string>>;

const DEVICES = ['desktop', ...DEFAULT_BREAKPOINTS.map(({ device }) => device)] as const;

/**
 * What a bag of settings, or of its globals, stores under an add-on's names, under the builder's: on every device that
 * it says something of. All else is left out.
 */
export function renamedControls(bag: ElementSettings, controls: Controls): ElementSettings {
	return Object.fromEntries(
		Object.entries(controls).flatMap(([control, from]) =>
			DEVICES.flatMap((device) => {
				const value = bag[deviceKey(from, device)];
				return value === undefined ? [] : [[deviceKey(control, device), value]];
			}),
		),
	);
}
