import type { ElementSettings } from '../../../domain/element-tree';
import { isPlainObject } from '../../../domain/plain-object';

/** A reference to a value that WordPress knows only while it renders, `post-title`. */
export interface DynamicTag {
	name: string;
	settings: ElementSettings;
}

const TAG = /\[elementor-tag ([^\]]*)\]/g;

/**
 * Puts the values of dynamic tags over the stored literals, in the settings and in the rows of repeaters.
 * A tag that cannot be resolved leaves the literal; a text around a tag is kept.
 */
export function resolveDynamicSettings(
	settings: ElementSettings,
	resolve: ((tag: DynamicTag) => unknown) | undefined,
): ElementSettings {
	if (!resolve) return settings;
	const result: ElementSettings = { ...settings };
	for (const [control, value] of Object.entries(settings)) {
		if (Array.isArray(value) && value.some(isPlainObject)) {
			result[control] = value.map((row) =>
				isPlainObject(row) ? resolveDynamicSettings(row, resolve) : row,
			);
		}
	}
	const references = isPlainObject(settings.__dynamic__) ? settings.__dynamic__ : {};
	for (const [control, reference] of Object.entries(references)) {
		const value = typeof reference === 'string' ? resolveText(reference, resolve) : undefined;
		if (value !== undefined) result[control] = value;
	}
	return result;
}

/** Reads `id="…" name="…" settings="{urlencoded JSON}"`; undefined where there is no name. */
export function parseDynamicTag(attributes: string): DynamicTag | undefined {
	const read = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
	const name = read('name');
	return name ? { name, settings: decodeSettings(read('settings')) } : undefined;
}

function resolveText(text: string, resolve: (tag: DynamicTag) => unknown): unknown {
	const tags = [...text.matchAll(TAG)];
	const values = tags.map((match) => {
		const tag = parseDynamicTag(match[1] ?? '');
		return tag && resolve(tag);
	});
	if (tags.length === 1 && tags[0]?.[0] === text.trim()) return values[0];
	if (values.length === 0 || values.some((value) => value === undefined)) return undefined;
	let index = 0;
	return text.replace(TAG, () => String(values[index++]));
}

function decodeSettings(text: string | undefined): ElementSettings {
	try {
		const settings: unknown = JSON.parse(decodeURIComponent((text ?? '').replaceAll('+', ' ')));
		return isPlainObject(settings) ? settings : {};
	} catch {
		return {};
	}
}
