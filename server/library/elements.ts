import { readExport } from '@outrigger/formats/read-export';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { BuilderDocument, BuilderElement } from './types';

export type { BuilderDocument, BuilderElement } from './types';

/**
 * Reads an export of the builder in any of its forms: an export file, a bare list of elements, one element, the
 * clipboard, a post's meta.
 *
 * @param value parsed JSON
 * @returns null for a value that is no export; holes in its lists are left out
 */
export function readElements(value: unknown): BuilderDocument | null {
	const read = readExport(value);
	if (!isPlainObject(read) || !Array.isArray(read.content)) return null;
	return {
		type: textOf(read.type),
		title: textOf(read.title),
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const objectOf = (value: unknown): Record<string, unknown> => (isPlainObject(value) ? value : {});

function elementsOf(value: unknown): BuilderElement[] {
	if (!Array.isArray(value)) return [];
	return value.filter(isPlainObject).map((element) => ({
		...element,
		id: textOf(element.id),
		elType: textOf(element.elType) || 'container',
		...(typeof element.widgetType === 'string' && { widgetType: element.widgetType }),
		settings: objectOf(element.settings),
		elements: elementsOf(element.elements),
	}));
}
