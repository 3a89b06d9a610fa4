import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { ElementorElementRecord } from '../model/records';
import { joinPath } from './check-shape';
import { quoteValue } from './content-error';
import type { Report } from './report';

interface Pending {
	value: unknown;
	parentId: string | null;
	path: string;
}

type Settings = Record<string, unknown>;

/**
 * Turns the builder's tree into the flat list that the rest of the program reads, in reading order.
 * Every fault is repaired with a warning, so that one element never stops a site: an element that is no object is left
 * out, settings of the wrong kind become empty, a missing id is made from the element's place, an id that was already
 * used gets a number at its end.
 */
export function flattenElements(
	tree: readonly unknown[],
	place: { file: string; path: string },
	report: Report,
): ElementorElementRecord[] {
	const elements: ElementorElementRecord[] = [];
	const usedIds = new Set<string>();
	// A stack instead of recursion: a deeply nested file must not end the start with a call stack error.
	const pending = childrenOf(tree, null, place.path).reverse();
	for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
		const { value, parentId, path } = next;
		if (!isPlainObject(value)) {
			report.warn(place.file, path, `is no element and is left out: ${quoteValue(value)}`);
			continue;
		}
		const warn = (message: string) => report.warn(place.file, path, message);
		const id = uniqueId(value.id, elements.length + 1, usedIds, warn);
		elements.push({ id, parentId, ...elementFields(value, warn) });
		const children = Array.isArray(value.elements) ? value.elements : [];
		pending.push(...childrenOf(children, id, joinPath(path, ['elements'])).reverse());
	}
	return elements;
}

function childrenOf(values: readonly unknown[], parentId: string | null, path: string): Pending[] {
	return values.map((value, at) => ({ value, parentId, path: joinPath(path, [at]) }));
}

function elementFields(
	value: Record<string, unknown>,
	warn: (message: string) => void,
): Omit<ElementorElementRecord, 'id' | 'parentId'> {
	const widgetType = typeof value.widgetType === 'string' ? value.widgetType : null;
	let elType = value.elType;
	if (typeof elType !== 'string' || elType === '') {
		elType = widgetType === null ? 'container' : 'widget';
		warn(`has no elType and is taken for a ${elType}`);
	} else if (elType === 'widget' && widgetType === null)
		warn('a widget without widgetType shows nothing');
	return {
		elType: String(elType),
		widgetType,
		isInner: value.isInner === true,
		settings: readSettings(value.settings, warn),
		renderedHtml: typeof value.renderedHtml === 'string' ? value.renderedHtml : null,
	};
}

function readSettings(settings: unknown, warn: (message: string) => void): Settings {
	if (isPlainObject(settings)) return settings;
	const isEmpty =
		settings === undefined ||
		settings === null ||
		(Array.isArray(settings) && settings.length === 0);
	if (!isEmpty) warn(`its settings are no object and count as empty: ${quoteValue(settings)}`);
	return {};
}

function uniqueId(
	wanted: unknown,
	position: number,
	used: Set<string>,
	warn: (message: string) => void,
): string {
	const isUsable = typeof wanted === 'string' && /^[\w-]+$/.test(wanted);
	const base = isUsable ? wanted : position.toString(16).padStart(7, '0');
	let id = base;
	for (let copy = 2; used.has(id); copy++) id = `${base}${copy}`;
	if (!isUsable) warn(`its id is ${quoteValue(wanted)}; ${id} is used`);
	else if (id !== base)
		warn(`the id ${base} is used twice in this document; here it becomes ${id}`);
	used.add(id);
	return id;
}
