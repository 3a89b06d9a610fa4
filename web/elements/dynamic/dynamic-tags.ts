import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { isPlainObject } from '@outrigger/rules/values/plain-object';

/** A reference to a value that WordPress knows only while it renders, `post-title`. */
export interface DynamicTag {
	name: string;
	settings: ElementSettings;
}

const TAG = /\[elementor-tag ([^\]]*)\]/g;

/** The places of the dynamic values in some settings. */
interface Places {
	/** The controls whose rows have dynamic values. */
	rows: readonly (readonly [control: string, rows: readonly unknown[]])[];
	/** Controls that are dynamic, with the tags in their texts. */
	texts: readonly (readonly [control: string, text: string, tags: readonly FoundTag[]])[];
}

interface FoundTag {
	written: string;
	tag: DynamicTag | undefined;
}

/** A template's settings are read once for each item of a list; most have nothing dynamic. */
const known = new WeakMap<ElementSettings, Places | null>();

/**
 * Puts the values of dynamic tags over the stored literals, in the settings and in the rows of repeaters.
 * A tag that cannot be resolved leaves the literal, and empties a control without one: its default is no value of the
 * tag. A text around a tag is kept.
 * @returns the settings themselves where nothing in them is dynamic
 */
export function resolveDynamicSettings(
	settings: ElementSettings,
	resolve: ((tag: DynamicTag) => unknown) | undefined,
): ElementSettings {
	const places = resolve ? placesOf(settings) : null;
	if (!resolve || !places) return settings;
	const result: ElementSettings = { ...settings };
	for (const [control, rows] of places.rows) {
		result[control] = rows.map((row) =>
			isPlainObject(row) ? resolveDynamicSettings(row, resolve) : row,
		);
	}
	for (const [control, text, tags] of places.texts) {
		const value = resolveText(text, tags, resolve);
		if (value !== undefined) result[control] = value;
		else if (!(control in settings)) result[control] = '';
	}
	return result;
}

/** Null where nothing is dynamic. */
function placesOf(settings: ElementSettings): Places | null {
	const before = known.get(settings);
	if (before !== undefined) return before;
	const rows = Object.entries(settings).flatMap(([control, value]) =>
		Array.isArray(value) && value.some((row) => isPlainObject(row) && placesOf(row))
			? [[control, value as unknown[]] as const]
			: [],
	);
	const references = isPlainObject(settings.__dynamic__) ? settings.__dynamic__ : {};
	const texts = Object.entries(references).flatMap(([control, text]) =>
		typeof text === 'string' ? [[control, text, tagsIn(text)] as const] : [],
	);
	const places = rows.length + texts.length > 0 ? { rows, texts } : null;
	known.set(settings, places);
	return places;
}

function tagsIn(text: string): FoundTag[] {
	return [...text.matchAll(TAG)].map(([written, attributes = '']) => ({
		written,
		tag: parseDynamicTag(attributes),
	}));
}

/** The tag by which a control is dynamic, the first of several. */
export function dynamicTagOf(settings: ElementSettings, control: string): DynamicTag | undefined {
	const text = isPlainObject(settings.__dynamic__) ? settings.__dynamic__[control] : undefined;
	return typeof text === 'string' ? tagsIn(text)[0]?.tag : undefined;
}

/** Reads `id="…" name="…" settings="{urlencoded JSON}"`; undefined where there is no name. */
export function parseDynamicTag(attributes: string): DynamicTag | undefined {
	const read = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
	const name = read('name');
	return name ? { name, settings: decodeSettings(read('settings')) } : undefined;
}

function resolveText(
	text: string,
	tags: readonly FoundTag[],
	resolve: (tag: DynamicTag) => unknown,
): unknown {
	const values = tags.map(({ tag }) => tag && resolve(tag));
	if (tags.length === 1 && tags[0]?.written === text.trim()) return values[0];
	if (values.length === 0 || values.some((value) => value === undefined)) return undefined;
	let index = 0;
	return text.replace(TAG, () => String(values[index++]));
}

function decodeSettings(text: string | undefined): ElementSettings {
	return parseJsonObject(percentDecoded((text ?? '').replaceAll('+', ' ')));
}
