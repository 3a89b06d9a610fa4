import { SPECULATION_RULES_TYPE } from '@outrigger/rules/address/speculation-rules';
import { scopeSheet } from '@outrigger/rules/css/scoped';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5';
import type { BuilderPageParts, HeadElement } from './types';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The class of the element that contains the page. */
const PAGE_CLASS = 'outrigger-page';
const HEAD_TAGS = new Set<string>([
	'title',
	'meta',
	'link',
	'script',
] satisfies HeadElement['tag'][]);

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const isElement = (node: Node): node is Element => 'tagName' in node;
const find = (node: Node, tag: string): Element | undefined =>
	childrenOf(node).find((child): child is Element => isElement(child) && child.tagName === tag);
const contentOf = (element: Element): string =>
	childrenOf(element)
		.map((child) => ('value' in child ? child.value : ''))
		.join('');
const attributesOf = ({ attrs }: Element): Record<string, string> =>
	Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/**
 * Cuts a whole page of this host into the parts that another app puts into its own page.
 *
 * @param html a page as this host sends it
 * @param status of the answer
 */
export function pageParts(html: string, status: number): BuilderPageParts {
	const document = parse(html);
	const root = find(document, 'html');
	const head = root && find(root, 'head');
	const body = root && find(root, 'body');
	const elements = [...(head ? childrenOf(head).filter(isElement) : []), ...takeTail(body)];
	const css = elements.filter(({ tagName }) => tagName === 'style').map(contentOf);
	const isClient = ({ tagName, attrs }: Element) =>
		tagName === 'script' && attrs.some(({ name }) => name === 'src');
	const client = elements.find(isClient);
	const { lang = '', dir = '' } = root ? attributesOf(root) : {};
	const { class: classes = '', ...data } = body ? attributesOf(body) : {};
	return {
		status,
		location: null,
		title: elements
			.filter(({ tagName }) => tagName === 'title')
			.map(contentOf)
			.join(''),
		head: elements.filter((element) => !isClient(element) && isOfPage(element)).map(headElement),
		css: scopeSheet(css.join('\n'), `.${PAGE_CLASS}`),
		attributes: {
			...data,
			class: `${PAGE_CLASS} ${classes}`.trim(),
			lang,
			dir,
			...(client && { 'data-outrigger-client': attributesOf(client).src ?? '' }),
		},
		html: body ? serialize(body) : '',
		handlers: handlersOf(data['data-handlers']),
	};
}

/** Removes the links of fonts and the script behind the markup from a body, and returns them. */
function takeTail(body: Element | undefined): Element[] {
	const nodes = body?.childNodes ?? [];
	const isMarkup = (node: Node) =>
		!isElement(node) || (node.tagName !== 'link' && node.tagName !== 'script');
	return nodes.splice(nodes.findLastIndex(isMarkup) + 1).filter(isElement);
}

/** The app's own page sets the encoding, the viewport and the pages to fetch ahead. */
function isOfPage({ tagName, attrs }: Element): boolean {
	const isOfApp = attrs.some(
		({ name, value }) =>
			name === 'charset' ||
			(name === 'name' && value === 'viewport') ||
			(name === 'type' && value === SPECULATION_RULES_TYPE),
	);
	return HEAD_TAGS.has(tagName) && !isOfApp;
}

function headElement(element: Element): HeadElement {
	return {
		tag: element.tagName as HeadElement['tag'],
		attributes: attributesOf(element),
		text: contentOf(element),
	};
}

function handlersOf(json: string | undefined): string[] {
	const handlers: unknown = json ? JSON.parse(json) : {};
	return isPlainObject(handlers) ? Object.keys(handlers) : [];
}

/** The parts of an answer that redirects the visitor. */
export function movedParts(status: number, location: string): BuilderPageParts {
	const empty = { title: '', head: [], css: '', attributes: {}, html: '', handlers: [] };
	return { status, location, ...empty };
}
