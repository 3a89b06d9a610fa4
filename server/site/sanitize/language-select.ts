import { attributeOf, containsElement, createElement, type Element } from './markup-tree';

/** The class of Polylang's select of languages; a script of the plugin opens the chosen address. */
const SWITCHER = /(?:^|\s)pll-switcher-select(?:\s|$)/;

/**
 * Turns the options of Polylang's language select into links, since the script that opens them does not run.
 *
 * @returns the element that replaces the select; null if the element is no such select
 */
export function linksOfSelect(element: Element): Element | null {
	if (element.tagName !== 'select' || !SWITCHER.test(attributeOf(element, 'class') ?? ''))
		return null;
	const options: Element[] = [];
	containsElement(element, (one) => {
		if (one.tagName === 'option') options.push(one);
		return false;
	});
	const isAddress = (one: Element) => /^(?:https?:\/)?\//.test(attributeOf(one, 'value') ?? '');
	const current = options.find((one) => attributeOf(one, 'selected') !== null) ?? options[0];
	if (!current || !options.every(isAddress)) return null;
	const list = createElement('ul', {}, '');
	for (const option of options) put(list, itemOf(option, option === current));
	const box = createElement('details', { class: 'pll-switcher-select' }, '');
	put(box, createElement('summary', langOf(current), labelOf(current)));
	put(box, list);
	return box;
}

function itemOf(option: Element, isCurrent: boolean): Element {
	const attributes = {
		href: attributeOf(option, 'value') ?? '',
		...langOf(option),
		...(isCurrent && { 'aria-current': 'page' }),
	};
	const item = createElement('li', {}, '');
	put(item, createElement('a', attributes, labelOf(option)));
	return item;
}

function langOf(option: Element): { lang?: string } {
	const lang = attributeOf(option, 'lang');
	return lang ? { lang } : {};
}

function put(parent: Element, node: Element): void {
	node.parentNode = parent;
	parent.childNodes.push(node);
}

const labelOf = ({ childNodes }: Element) =>
	childNodes.map((node) => ('value' in node ? node.value : '')).join('');
