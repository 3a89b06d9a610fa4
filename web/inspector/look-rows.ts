import type { AtomicLook } from '@outrigger/elements/elements/atomic/atomic-looks';
import type { Breakpoints, Device } from '@outrigger/rules/builder/breakpoints';
import { inheritanceOf } from '@outrigger/rules/builder/responsive';
import { ownValue } from '@outrigger/rules/values/own-value';

/** A CSS property that an element of version 4 has on one device. */
export interface LookRow {
	/** `color`; in a state, `hover color`. */
	name: string;
	text: string;
	/**
	 * Where the value comes from: `own`, `class evening-card` or `base`, each with the device and the variables that
	 * the value names.
	 */
	origin: string;
	kind: AtomicLook['origin'];
}

/**
 * The effective properties on a device, in the order of their names, with the properties of states last. Larger devices
 * come first, as in the sheet: a site's class for phones wins over the element's own class for all devices.
 *
 * @param variables descriptions of custom properties by name, `{'--ink': 'variable ink'}`
 */
export function lookRows(
	looks: readonly AtomicLook[],
	device: Device,
	breakpoints: Breakpoints,
	variables: Readonly<Record<string, string>>,
): LookRow[] {
	const rows = new Map<string, LookRow>();
	for (const larger of inheritanceOf(device, breakpoints).toReversed()) {
		for (const look of looks.filter((one) => one.device === larger)) {
			for (const [property, text] of look.declarations) {
				const name =
					look.state === null ? property : `${look.state.replace(/^:+/, '')} ${property}`;
				rows.set(name, { name, text, origin: wordsOf(look, text, variables), kind: look.origin });
			}
		}
	}
	const rank = ({ name }: LookRow) => (name.includes(' ') ? 1 : 0);
	return [...rows.values()].sort(
		(one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1),
	);
}

function wordsOf(
	{ origin, name, device }: AtomicLook,
	text: string,
	words: Readonly<Record<string, string>>,
): string {
	const variables = [...text.matchAll(/var\((--[^\s,()]+)\)/g)].map(
		([, property = '']) => ownValue(words, property) ?? `variable ${property.slice(2)}`,
	);
	const place = origin === 'class' ? `class ${name}` : origin;
	return [place, ...(device === 'desktop' ? [] : [device.replace('_', ' ')]), ...variables].join(
		', ',
	);
}
