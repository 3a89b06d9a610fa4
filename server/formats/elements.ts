import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { readExport } from './read-export';

/** One element of the builder: a section, a column, a container, a widget or an element of version 4. */
export interface BuilderElement {
	/** Its id in the document, hexadecimal. */
	id: string;
	/** `container`, `widget`, `section`, `column`, `e-flexbox` … */
	elType: string;
	/** The widget's name, `heading`; absent for elements that are no widgets. */
	widgetType?: string;
	/** The controls that differ from their defaults, by the builder's names. */
	settings: Record<string, unknown>;
	elements: BuilderElement[];
}

/** A document of the builder. */
export interface BuilderDocument {
	/** The type that the export names, `page`, `header`, `popup` …; empty if it names none. */
	type: string;
	title: string;
	/** Settings of the page, by the builder's names. */
	settings: Record<string, unknown>;
	elements: BuilderElement[];
}

/**
 * Reads an export of the builder in any of its forms: an export file, a bare list of elements, one element, the
 * clipboard, a post's meta.
 *
 * @param value parsed JSON
 * @returns the document, without empty entries of its lists; null for a value that is no export
 */
export function readElements(value: unknown): BuilderDocument | null {
	const read = readExport(value);
	if (!isPlainObject(read) || !Array.isArray(read.content)) return null;
	return {
		type: stringOrEmpty(read.type),
		title: stringOrEmpty(read.title),
		settings: objectOf(read.page_settings),
		elements: elementsOf(read.content),
	};
}

/**
 * Calls a function for each element of a tree, a parent before its children.
 */
export function walkElements(
	elements: readonly BuilderElement[],
	visit: (element: BuilderElement, parent: BuilderElement | null) => void,
	parent: BuilderElement | null = null,
): void {
	for (const element of elements) {
		visit(element, parent);
		walkElements(element.elements, visit, element);
	}
}

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
const objectOf = (value: unknown): Record<string, unknown> => (isPlainObject(value) ? value : {});

function elementsOf(value: unknown): BuilderElement[] {
	if (!Array.isArray(value)) return [];
	return value.filter(isPlainObject).map((element) => ({
		...element,
		id: stringOrEmpty(element.id),
		elType: stringOrEmpty(element.elType) || 'container',
		...(typeof element.widgetType === 'string' && { widgetType: element.widgetType }),
		settings: objectOf(element.settings),
		elements: elementsOf(element.elements),
	}));
}
