import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { Report } from '../content-folder/report';

/**
 * Applies to the elements of a document the settings that its translation changes (a number's comma, a smaller type):
 * `{ "5c0a1f2": { "thousand_separator_char": "." } }`. An id that no element has causes a warning.
 */
export function settleElements(
	elements: unknown,
	settings: Readonly<Record<string, unknown>>,
	file: string,
	report: Report,
): unknown {
	const used = new Set<string>();
	const settle = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(settle);
		if (!isPlainObject(value)) return value;
		const translated = typeof value.id === 'string' ? settings[value.id] : undefined;
		if (translated !== undefined) used.add(`${value.id}`);
		const before = isPlainObject(value.settings) ? value.settings : {};
		return {
			...value,
			...(isPlainObject(translated) && { settings: { ...before, ...translated } }),
			...(value.elements !== undefined && { elements: settle(value.elements) }),
		};
	};
	const settled = settle(elements);
	for (const id of Object.keys(settings))
		if (!used.has(id))
			report.warn(file, `settings.${id}`, 'no element of the original has this id');
	return settled;
}
