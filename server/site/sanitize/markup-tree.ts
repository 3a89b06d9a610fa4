import {
	type DefaultTreeAdapterMap,
	type DefaultTreeAdapterTypes,
	defaultTreeAdapter,
	html,
	parse,
	serialize,
	type TreeAdapter,
} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/**
 * The greatest depth of nested elements. Browsers stop nesting at 512; the builder's own pages have some sixty levels.
 */
export const MAX_DEPTH = 200;
/**
 * The most elements, comments and attributes of a text. The sanitiser takes 20 to 50 µs for each; a long story has two
 * thousand.
 */
export const MAX_PARTS = 50_000;
/** The most attributes of one element: to remove one, the DOM goes through all others. */
export const MAX_ATTRIBUTES = 1_000;
/** The most options of select lists in a text: for each option the DOM computes the selection anew. */
export const MAX_OPTIONS = 2_000;

/** An error that ends the parser. */
class TooMuch extends Error {}

/**
 * The body that a text makes, read as browsers read it.
 * @returns null for what is nested or cut up beyond all measure
 */
export function parseMarkup(text: string): Element | null {
	try {
		const document = parse(text, { treeAdapter: boundedTree(), scriptingEnabled: false });
		const root = document.childNodes.find(isElement);
		return root?.childNodes.findLast(isElement) ?? null;
	} catch (error) {
		if (error instanceof TooMuch) return null;
		throw error;
	}
}

/** Returns the content of an element, as markup. */
export function markupOf(element: Element): string {
	return serialize(element, { scriptingEnabled: false });
}

/** Replaces every element inside of another by other nodes, the inner elements first. */
export function replaceInside(parent: Element, replacement: (element: Element) => Node[]): void {
	for (const child of parent.childNodes) if (isElement(child)) replaceInside(child, replacement);
	parent.childNodes = parent.childNodes.flatMap((child) =>
		isElement(child) ? replacement(child) : [child],
	);
}

/** True if an element inside of another passes a test. */
export function containsElement(
	{ childNodes }: Element,
	test: (element: Element) => boolean,
): boolean {
	return childNodes.some(
		(child) => isElement(child) && (test(child) || containsElement(child, test)),
	);
}

/** An attribute's value; null if the element does not have it. */
export function attributeOf({ attrs }: Element, name: string): string | null {
	return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Makes an element with a text in it. */
export function createElement(
	name: string,
	attributes: Readonly<Record<string, string>>,
	text: string,
): Element {
	const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
	const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
	defaultTreeAdapter.insertText(element, text);
	return element;
}

function isElement(node: Node): node is Element {
	return 'tagName' in node;
}

/**
 * A tree with a limited size. It also counts the elements that a parser adds for broken nesting, where one tag can
 * become many elements.
 */
function boundedTree(): TreeAdapter<DefaultTreeAdapterMap> {
	let parts = 0;
	let depth = 0;
	let options = 0;
	const count = (more: number) => {
		parts += more;
		if (parts > MAX_PARTS) throw new TooMuch();
	};
	return {
		...defaultTreeAdapter,
		createElement(name, namespace, attributes) {
			if (attributes.length > MAX_ATTRIBUTES) throw new TooMuch();
			count(1 + attributes.length);
			if (name === 'option' || name === 'optgroup') options += 1;
			if (options > MAX_OPTIONS) throw new TooMuch();
			return defaultTreeAdapter.createElement(name, namespace, attributes);
		},
		createCommentNode(data) {
			count(1);
			return defaultTreeAdapter.createCommentNode(data);
		},
		onItemPush() {
			depth += 1;
			if (depth > MAX_DEPTH) throw new TooMuch();
		},
		onItemPop() {
			depth -= 1;
		},
	};
}
