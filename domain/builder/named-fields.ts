import { percentDecoded } from '../address/percent-decoded';
import { isPlainObject } from '../values/plain-object';
import type { ElementSettings } from './element-tree';

const TAG = /\[elementor-tag ([^\]]*)\]/g;
const SETTINGS = /(?:^|\s)settings="([^"]*)"/;
/** The deepest nesting that is read: display conditions are JSON texts in a list, with tags inside. */
const DEEPEST = 40;

/**
 * The names of the custom fields that settings show: in dynamic tags (in texts, rows and globals) and in display
 * conditions. A published tag means that its editor wants visitors to see the field.
 */
export function fieldsNamedIn(settings: ElementSettings): Set<string> {
	const names = new Set<string>();
	const read = (value: unknown, depth: number): void => {
		if (depth > DEEPEST) return;
		if (typeof value === 'string') readText(value, depth);
		else if (Array.isArray(value)) for (const inner of value) read(inner, depth + 1);
		else if (isPlainObject(value)) {
			if (value.condition === 'dynamic_tags') addNames(value, names);
			for (const inner of Object.values(value)) read(inner, depth + 1);
		}
	};
	const readText = (text: string, depth: number): void => {
		for (const [, attributes = ''] of text.matchAll(TAG)) {
			addNames(tagSettings(attributes), names);
		}
		if (text.includes('"dynamic_tags"')) read(parsed(text), depth + 1);
	};
	read(settings, 0);
	return names;
}

/** A tag names a field by its name, or by an id and a name: `field_12ab:depth`. */
function addNames({ key, custom_key }: Record<string, unknown>, names: Set<string>): void {
	for (const value of [key, custom_key]) {
		const name = typeof value === 'string' ? value.replace(/^[^:]*:/, '') : '';
		if (name !== '') names.add(name);
	}
}

function tagSettings(attributes: string): Record<string, unknown> {
	const text = SETTINGS.exec(attributes)?.[1] ?? '';
	const settings = parsed(percentDecoded(text) ?? text);
	return isPlainObject(settings) ? settings : {};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
