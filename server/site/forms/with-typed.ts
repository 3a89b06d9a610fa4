import {
	attributeOf,
	createElement,
	type Element,
	markupOf,
	parseMarkup,
} from '../sanitize/markup-tree';

/** Types of fields whose values come from WordPress, or that cannot get the visitor's value again. */
const KEPT: ReadonlySet<string> = new Set([
	'hidden',
	'file',
	'password',
	'submit',
	'button',
	'image',
]);

/**
 * Puts the values that a visitor typed back into a form, and the messages about them below its fields.
 *
 * @param messages texts by the names of the fields; messages without a field come before the form
 */
export function withTyped(
	markup: string,
	sent: FormData,
	messages: ReadonlyMap<string, string>,
): string {
	const body = parseMarkup(markup);
	if (!body) return markup;
	const elements = elementsIn(body);
	const count = new Map<string, number>();
	const left = new Map(messages);
	for (const element of elements) {
		const name = attributeOf(element, 'name');
		if (!name || attributeOf(element, 'type') === 'hidden') continue;
		const values = sent.getAll(name).filter((value) => typeof value === 'string');
		const at = count.get(name) ?? 0;
		count.set(name, at + 1);
		giveBack(element, values, at);
		const message = left.get(name);
		if (message === undefined) continue;
		left.delete(name);
		setAttribute(element, 'aria-invalid', 'true');
		insert(boxOf(element), message, 1);
	}
	const form = elements.find(({ tagName }) => tagName === 'form');
	if (form) for (const message of left.values()) insert(form, message, 0);
	return markupOf(body);
}

/** The states in which Contact Form 7 shows a sent form again. */
const GIVEN_BACK = /\sdata-status="(?:invalid|unaccepted|spam|aborted|failed)"/;

/** Ticks boxes that Contact Form 7 leaves unticked in a form that it shows again, such as an acceptance. */
export function withTicks(markup: string, sent: FormData): string {
	const body = GIVEN_BACK.test(markup) ? parseMarkup(markup) : null;
	if (!body) return markup;
	for (const element of elementsIn(body)) {
		const values = sent.getAll(attributeOf(element, 'name') ?? '');
		const isBox = element.tagName === 'input' && attributeOf(element, 'type') === 'checkbox';
		if (isBox && values.includes(attributeOf(element, 'value') ?? 'on'))
			setSwitch(element, 'checked', true);
	}
	return markupOf(body);
}

/** @param at the number of fields with the same name before it */
function giveBack(element: Element, values: readonly string[], at: number): void {
	const type = (attributeOf(element, 'type') ?? '').toLowerCase();
	const { tagName } = element;
	if (tagName === 'textarea') {
		element.childNodes = createElement(tagName, {}, values[at] ?? '').childNodes;
	} else if (tagName === 'select') {
		for (const option of elementsIn(element).filter((one) => one.tagName === 'option'))
			setSwitch(option, 'selected', values.includes(attributeOf(option, 'value') ?? ''));
	} else if (tagName === 'input' && (type === 'checkbox' || type === 'radio')) {
		setSwitch(element, 'checked', values.includes(attributeOf(element, 'value') ?? 'on'));
	} else if (tagName === 'input' && !KEPT.has(type)) {
		setAttribute(element, 'value', values[at] ?? '');
	}
}

/** The label around a field; the field itself if it has none. */
function boxOf(element: Element): Element {
	const parent = element.parentNode;
	return parent && 'tagName' in parent && parent.tagName === 'label' ? parent : element;
}

/** Inserts a message before an element (`shift` is 0) or after it (1). */
function insert(element: Element, message: string, shift: 0 | 1): void {
	const parent = element.parentNode;
	if (!parent) return;
	const note = createElement('p', { role: 'alert' }, message);
	note.parentNode = parent;
	parent.childNodes.splice(parent.childNodes.indexOf(element) + shift, 0, note);
}

/** Every element inside of another, in the order of the page. */
function elementsIn({ childNodes }: Element): Element[] {
	return childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}

function setAttribute(element: Element, name: string, value: string): void {
	element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}

function setSwitch(element: Element, name: string, isOn: boolean): void {
	if (isOn) setAttribute(element, name, '');
	else element.attrs = element.attrs.filter((one) => one.name !== name);
}
