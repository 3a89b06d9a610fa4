import {
	type ElementNode,
	type ElementSettings,
	type FlatElement,
	storedElementTree,
} from './element-tree';

/** One element as the builder's export files and its clipboard hold it. */
export interface ExportedElement {
	id: string;
	elType: string;
	isInner: boolean;
	settings: ElementSettings | [];
	elements: ExportedElement[];
	widgetType?: string;
	/** Markup of a widget that only WordPress can make; our own key. */
	renderedHtml?: string;
}

/** What is to be exported. */
export interface ExportableDocument {
	title: string;
	/** `wp-page`, `header`, `popup` … */
	type: string;
	pageSettings: ElementSettings;
	elements: readonly FlatElement[];
	/** What the content folder knows beside an export: `slug`, `parent`, `conditions` … */
	more?: Readonly<Record<string, unknown>>;
}

/** The version of the format; all that the builder has written since 2016 says so. */
const FORMAT = '0.4';

/**
 * A document as the builder's export file. Everything that is stored of it is in it unchanged, but for what WordPress
 * tells nobody: the recipients, keys and webhook addresses of forms.
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

/** What the builder takes from the clipboard. */
export function clipboardText(elements: readonly ExportedElement[], siteUrl: string): string {
	return JSON.stringify({ type: 'elementor', siteurl: `${siteUrl}/wp-json/`, elements });
}

/** The tree of a flat list, as it is stored. */
export function exportedElements(flat: readonly FlatElement[]): ExportedElement[] {
	return storedElementTree(flat).map((node) => exported(node, null));
}

function exported(node: ElementNode, parent: ExportedElement | null): ExportedElement {
	const { id, elType, widgetType, settings, renderedHtml, children } = node;
	const element: ExportedElement = {
		id,
		elType,
		isInner: isInner(elType, parent),
		settings: bagOf(settings),
		elements: [],
		...(widgetType !== null && { widgetType }),
		...(renderedHtml !== null && { renderedHtml }),
	};
	element.elements = children.map((child) => exported(child, element));
	return element;
}

/** The contract does not say it, but it follows: a container in anything, a section in a column and its columns. */
function isInner(elType: string, parent: ExportedElement | null): boolean {
	if (!parent) return false;
	if (elType === 'column') return parent.isInner;
	return elType === 'section' || elType === 'container';
}

/** PHP writes an empty object as a list. */
function bagOf(settings: ElementSettings): ElementSettings | [] {
	return Object.keys(settings).length > 0 ? settings : [];
}
