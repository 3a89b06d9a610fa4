import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { parentOf } from './selector';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** A heading of a page, with its place. */
export interface PageHeading {
	element: Element;
	text: string;
	/** The popup that contains the heading; null if the heading is on the page itself. */
	popup: Element | null;
	/** True if the heading belongs to the content: it is in no header, footer or table of contents. */
	isContent: boolean;
}

/** A table of contents of a page that is not filled yet. */
export interface PlacedTable {
	element: Element;
	popup: Element | null;
}

/** Types of documents whose headings are not the page's own. */
const AROUND = new Set(['header', 'footer', 'popup']);
const HEADING = /^h[1-6]$/;
const UNREAD = new Set(['script', 'style', 'svg', 'noscript', 'template']);

/** The attribute of a table of contents that the host has to fill, with its settings. */
export const TABLE_ATTRIBUTE = 'data-toc';

/** Finds all headings of a page and the tables that list them, in one walk. */
export function readHeadings(html: string): { headings: PageHeading[]; tables: PlacedTable[] } {
	const headings: PageHeading[] = [];
	const tables: PlacedTable[] = [];
	const root = parseFragment(html, { sourceCodeLocationInfo: true });
	/**
	 * The nodes that are left to visit, the next node last. A list is used because a design may be nested deeper than
	 * the call stack allows.
	 */
	const left: { node: Node; popup: Element | null; isContent: boolean }[] = [];
	const push = (nodes: readonly Node[], popup: Element | null, isContent: boolean) => {
		for (let at = nodes.length - 1; at >= 0; at -= 1) {
			const node = nodes[at];
			if (node) left.push({ node, popup, isContent });
		}
	};
	push(root.childNodes, null, false);
	for (let next = left.pop(); next; next = left.pop()) {
		const { node } = next;
		if (!('tagName' in node)) continue;
		let { popup, isContent } = next;
		const type = attributeOf(node, 'data-elementor-type');
		if (type !== undefined) isContent = !AROUND.has(type) || (popup !== null && type === 'popup');
		if (attributeOf(node, 'class')?.includes('elementor-widget-table-of-contents'))
			isContent = false;
		if (attributeOf(node, 'data-elementor-popup') !== undefined) popup = node;
		if (attributeOf(node, TABLE_ATTRIBUTE) !== undefined) tables.push({ element: node, popup });
		if (HEADING.test(node.tagName)) {
			headings.push({ element: node, text: readText(node), popup, isContent });
		}
		const content = 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content : node;
		push(content.childNodes, popup, isContent);
	}
	return { headings, tables };
}

/** The value of an attribute; undefined where there is none. */
export function attributeOf(element: Element, name: string): string | undefined {
	return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The nearest element that passes a test, beginning with the element itself. */
export function closest(element: Element, test: (one: Element) => boolean): Element | undefined {
	for (let one: Element | undefined = element; one; one = parentOf(one)) if (test(one)) return one;
	return undefined;
}

function readText(node: Node): string {
	const texts: string[] = [];
	const left: Node[] = [node];
	for (let next = left.pop(); next; next = left.pop()) {
		if (next.nodeName === '#text') texts.push((next as DefaultTreeAdapterTypes.TextNode).value);
		else if ('tagName' in next && !UNREAD.has(next.tagName)) {
			left.push(...[...next.childNodes].reverse());
		}
	}
	return texts.join('').replace(/\s+/g, ' ').trim();
}
