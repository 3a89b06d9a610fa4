import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { ElementorElementRecord } from '../model/records';
import { isShallowValue } from '../shapes/shallow-value';
import { createTally } from '../tally';
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
 * Reports a fault of an element.
 * @param what the fault, with the same text for every case
 * @param example the faulty value
 */
type Warn = (what: string, example?: string) => void;

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
	const tally = createTally(place.file, report);
	const usedIds = new Set<string>();
	// A stack instead of recursion: a deeply nested file must not end the start with a call stack error.
	const pending = childrenOf(tree, null, place.path).reverse();
	for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
		const { value, parentId, path } = next;
		if (!isPlainObject(value)) {
			tally.add('are no elements and are left out', `${path} (${quoteValue(value)})`);
			continue;
		}
		const warn = (what: string, example = '') =>
			tally.add(what, example ? `${path} (${example})` : path);
		const id = uniqueId(value.id, elements.length + 1, usedIds, warn);
		elements.push({ id, parentId, ...elementFields(value, warn) });
		const children = Array.isArray(value.elements) ? value.elements : [];
		pending.push(...childrenOf(children, id, joinPath(path, ['elements'])).reverse());
	}
	tally.tell();
	return elements;
}

function childrenOf(values: readonly unknown[], parentId: string | null, path: string): Pending[] {
	return values.map((value, at) => ({ value, parentId, path: joinPath(path, [at]) }));
}

function elementFields(
	value: Record<string, unknown>,
	warn: Warn,
): Omit<ElementorElementRecord, 'id' | 'parentId'> {
	const widgetType = typeof value.widgetType === 'string' ? value.widgetType : null;
	let elType = value.elType;
	if (typeof elType !== 'string' || elType === '') {
		elType = widgetType === null ? 'container' : 'widget';
		warn(`have no elType and are taken for a ${elType}`);
	} else if (elType === 'widget' && widgetType === null)
		warn('are widgets without widgetType and show nothing');
	return {
		elType: String(elType),
		widgetType,
		isInner: value.isInner === true,
		settings: readSettings(value.settings, warn),
		...atomicFields(value),
		renderedHtml: typeof value.renderedHtml === 'string' ? value.renderedHtml : null,
	};
}

/** The classes and interactions that version 4 keeps beside the settings. Interactions may be a JSON text. */
function atomicFields({
	styles,
	interactions,
}: Settings): Pick<ElementorElementRecord, 'styles' | 'interactions'> {
	const motion = typeof interactions === 'string' ? parseJsonObject(interactions) : interactions;
	return {
		...(isPlainObject(styles) && { styles }),
		...(isPlainObject(motion) && Object.keys(motion).length > 0 && { interactions: motion }),
	};
}

function readSettings(settings: unknown, warn: Warn): Settings {
	if (isPlainObject(settings)) return shallowSettings(settings, warn);
	const isEmpty =
		settings === undefined ||
		settings === null ||
		(Array.isArray(settings) && settings.length === 0);
	if (!isEmpty) warn('have settings that are no object and count as empty', quoteValue(settings));
	return {};
}

function shallowSettings(settings: Settings, warn: Warn): Settings {
	const deep = Object.keys(settings).filter((name) => !isShallowValue(settings[name]));
	if (deep.length === 0) return settings;
	warn('have settings that are nested too deeply and are left out', deep.join(', '));
	const rest = Object.entries(settings).filter(([name]) => !deep.includes(name));
	return Object.fromEntries(rest);
}

function uniqueId(wanted: unknown, position: number, used: Set<string>, warn: Warn): string {
	const isUsable = typeof wanted === 'string' && /^[\w-]+$/.test(wanted);
	const base = isUsable ? wanted : position.toString(16).padStart(7, '0');
	let id = base;
	for (let copy = 2; used.has(id); copy++) id = `${base}${copy}`;
	if (!isUsable)
		warn(
			'have no id, or none that can be used; they get another',
			`${quoteValue(wanted)}, now ${id}`,
		);
	else if (id !== base) warn('have the id of an element before them and get another', id);
	used.add(id);
	return id;
}
