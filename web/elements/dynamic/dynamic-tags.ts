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

/** Where some settings contain dynamic values. */
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

/**
 * The host reads a template's settings for each item of a list, and most templates have no dynamic values; so the
 * places are kept.
 */
const known = new WeakMap<ElementSettings, Places | null>();

/**
 * Puts the values of dynamic tags over the stored literals, in the settings and in the rows of repeaters. If a tag
 * cannot be resolved, the stored literal stays. If there is no literal, the control becomes empty, because the
 * control's default is not a value of the tag. Text around a tag is kept.
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

/** Returns null if the settings have no dynamic values. */
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

/** The tag that makes a control dynamic; the first tag if there are several. */
export function dynamicTagOf(settings: ElementSettings, control: string): DynamicTag | undefined {
	const text = isPlainObject(settings.__dynamic__) ? settings.__dynamic__[control] : undefined;
	return typeof text === 'string' ? tagsIn(text)[0]?.tag : undefined;
}

/** Reads `id="…" name="…" settings="{urlencoded JSON}"`; undefined if there is no name. */
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
