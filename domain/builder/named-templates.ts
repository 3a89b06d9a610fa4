import { documentId } from '../add-ons/read-values';
import { isPlainObject } from '../values/plain-object';
import type { ElementSettings } from './element-tree';

const SHORTCODE = /\[elementor-template\s[^\]]*?\bid="?(\d{1,15})/g;
/** The deepest nesting that is read; widgets nest rows only a few levels deep. */
const DEEPEST = 40;

/** The ids of the saved templates that settings place: by number in widgets and lists, and by shortcode. */
export function templatesNamedIn(settings: ElementSettings): Set<number> {
	const ids = new Set<number>();
	const read = (name: string, value: unknown, depth: number): void => {
		if (depth > DEEPEST) return;
		if (typeof value === 'string') {
			for (const [, id] of value.matchAll(SHORTCODE)) ids.add(Number(id));
		}
		if (Array.isArray(value)) for (const inner of value) read(name, inner, depth + 1);
		else if (isPlainObject(value)) {
			for (const [inner, one] of Object.entries(value)) read(inner, one, depth + 1);
		} else if (/template/i.test(name) || name === 'mf_form_id') {
			const id = documentId(value);
			if (id > 0) ids.add(id);
		}
	};
	read('', settings, 0);
	return ids;
}
