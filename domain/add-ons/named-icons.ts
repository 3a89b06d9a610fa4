import type { ElementSettings } from '../builder/element-tree';
import { ownValue } from '../values/own-value';
import { isPlainObject } from '../values/plain-object';
import type { AddOnTable } from './add-on-table';

/** Replaces icon names of add-on fonts by the FontAwesome names that tables give. */
export type NameIcons = (settings: ElementSettings) => ElementSettings;

/** Creates the function. It returns the same object where no table names an icon of the settings. */
export function iconNamer(tables: readonly AddOnTable[]): NameIcons {
	const names: Record<string, string> = Object.assign({}, ...tables.map(({ icons = {} }) => icons));
	if (Object.keys(names).length === 0) return (settings) => settings;

	const inBag = (bag: ElementSettings): ElementSettings => {
		if (typeof bag.value === 'string' && typeof bag.library === 'string') {
			const name = bag.value
				.split(/\s/)
				.map((one) => ownValue(names, one))
				.find(Boolean);
			return name === undefined ? bag : { ...bag, value: name, library: '' };
		}
		return Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, inValue(value)]));
	};
	const inValue = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(inValue);
		return isPlainObject(value) ? inBag(value) : value;
	};
	return inBag;
}
