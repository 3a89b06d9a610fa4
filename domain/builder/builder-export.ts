import {
	type ElementNode,
	type ElementSettings,
	type FlatElement,
	storedElementTree,
} from './element-tree';

/** An element in the builder's export files and clipboard. */
export interface ExportedElement {
	id: string;
	elType: string;
	isInner: boolean;
	settings: ElementSettings | [];
	elements: ExportedElement[];
	widgetType?: string;
	/**
	 * The markup of a widget that only WordPress can render. This project adds this key; the builder does not have it.
	 */
	renderedHtml?: string;
	/** Classes of an element of version 4 by their ids. */
	styles?: Readonly<Record<string, unknown>> | [];
	/** `{items, version}` of an element of version 4; absent without interactions. */
	interactions?: Readonly<Record<string, unknown>>;
}

/** A document to export. */
export interface ExportableDocument {
	title: string;
	/** `wp-page`, `header`, `popup` … */
	type: string;
	pageSettings: ElementSettings;
	elements: readonly FlatElement[];
	/** Properties that the content folder adds to an export: `slug`, `parent`, `conditions` … */
	more?: Readonly<Record<string, unknown>>;
}

/** The version of the format; the builder has written it since 2016. */
const FORMAT = '0.4';

/**
 * Writes a document as the builder's export file. It holds everything stored, unchanged, except the recipients, keys
 * and webhook addresses of forms, which WordPress does not disclose.
 */
export function exportFile({ title, type, pageSettings, elements, more }: ExportableDocument) {
	return {
		...more,
		title,
		type,
		version: FORMAT,
		page_settings: bagOf(pageSettings),
		content: exportedElements(elements),
	};
}

/** Writes elements in the clipboard format of the builder. */
export function clipboardText(elements: readonly ExportedElement[], siteUrl: string): string {
	return JSON.stringify({ type: 'elementor', siteurl: `${siteUrl}/wp-json/`, elements });
}

/** Nests the stored elements of a flat list. */
export function exportedElements(flat: readonly FlatElement[]): ExportedElement[] {
	return storedElementTree(flat).map((node) => exported(node, null));
}

function exported(node: ElementNode, parent: ExportedElement | null): ExportedElement {
	const { id, elType, widgetType, settings, renderedHtml, atomic, children } = node;
	const element: ExportedElement = {
		id,
		elType,
		isInner: isInner(elType, parent),
		settings: bagOf(settings),
		elements: [],
		...(widgetType !== null && { widgetType }),
		...(renderedHtml !== null && { renderedHtml }),
		...(atomic && { styles: bagOf(atomic.styles) }),
		...(atomic &&
			Object.keys(atomic.interactions).length > 0 && { interactions: atomic.interactions }),
	};
	element.elements = children.map((child) => exported(child, element));
	return element;
}

/**
 * Derives `isInner`, which the answer of GraphQL does not have. It is true for a container inside of any element, for a
 * section in a column, for the columns of such a section, and for elements of version 4 with child elements.
 */
function isInner(elType: string, parent: ExportedElement | null): boolean {
	if (!parent) return false;
	if (elType === 'column') return parent.isInner;
	return elType === 'section' || elType === 'container' || elType.startsWith('e-');
}

/** Writes an empty object as PHP does: as a list. */
function bagOf(settings: ElementSettings): ElementSettings | [] {
	return Object.keys(settings).length > 0 ? settings : [];
}
