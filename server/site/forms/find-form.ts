import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Template = DefaultTreeAdapterTypes.Template;

/** A form in the text of a page. */
export interface FoundForm {
	/** The names of its controls. */
	names: ReadonlySet<string>;
	/** Names and values of its hidden fields, and of the fields that its plugin's script would add. */
	hidden: readonly (readonly [string, string])[];
	takesFiles: boolean;
	/** The fragment of its action; empty if the action has none. */
	anchor: string;
	/** True if the form has the given attribute. */
	isMarked: boolean;
	/**
	 * If the form is in a `<template>`, the place in the text after the name of that tag; null outside of templates.
	 */
	template: number | null;
	/**
	 * The place in the text at which the form begins, and `end`, the place at which it ends. Both include the box of
	 * its plugin.
	 */
	start: number;
	end: number;
}

const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button']);
/** Boxes in which plugins put a form and its messages, by the classes in their public markup. */
const BOX =
	/(?:^|\s)(?:wpcf7|wpforms-container|gform_wrapper|frm_forms|fluentform|mc4wp-form|mailpoet_form)(?:\s|$)/;
/** The boxes with which plugins replace a sent form. */
const CONFIRMATION =
	/(?:^|\s)(?:wpforms-confirmation-container(?:-full)?|gform_confirmation_wrapper|ff-message-success|frm_message|mc4wp-response)(?:\s|$)/;
/** Attributes in which WPForms keeps tokens, and the names of the fields that its script sends for them. */
const TOKENS = [
	['data-token', 'wpforms[token]'],
	['data-token-time', 'wpforms[token_time]'],
] as const;
/** The most characters of a page that is searched for a form; pages with forms are smaller. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** A box is at most this many elements above its form. */
const MOST_STEPS = 3;

/**
 * Finds, in its page, the form that a visitor sent, by the names of its fields. If several forms have the same names,
 * the hidden fields decide. Ids cannot decide, because plugins number the forms of each page anew.
 *
 * @param html a whole page
 * @param mark an attribute that marks forms
 * @returns null if no form has all of the names
 */
export function findForm(html: string, sent: FormData, mark = ''): FoundForm | null {
	const names = [...sent.keys()];
	if (names.length === 0 || html.length > MOST_CHARACTERS) return null;
	const fits = formsIn(html, mark).filter((form) => names.every((name) => form.names.has(name)));
	const score = ({ hidden }: FoundForm) =>
		hidden.filter(([name, value]) => sent.get(name) === value).length;
	return fits.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

/** The text with which a plugin replaces a sent form; null if a page has no such text. */
export function findConfirmation(html: string): string | null {
	for (const { element } of elementsIn(parsed(html)))
		if (CONFIRMATION.test(attributeOf(element, 'class'))) return sourceOf(html, element);
	return null;
}

/** The main part of a page; null if the page does not mark one. */
export function findMain(html: string): string | null {
	for (const { element } of elementsIn(parsed(html)))
		if (element.tagName === 'main') return sourceOf(html, element);
	return null;
}

function formsIn(html: string, mark: string): FoundForm[] {
	const forms: FoundForm[] = [];
	for (const { element, above, template } of elementsIn(parsed(html))) {
		const form = element.tagName === 'form' && element.sourceCodeLocation ? element : null;
		if (!form) continue;
		const box = above.findLast((one) => BOX.test(attributeOf(one, 'class'))) ?? form;
		const place = (box.sourceCodeLocation?.endTag ? box : form).sourceCodeLocation;
		if (!place) continue;
		const inside = elementsIn(form).map(({ element: one }) => one);
		const controls = inside.filter((one) => CONTROLS.has(one.tagName) && attributeOf(one, 'name'));
		const typed = (type: string) => controls.filter((one) => attributeOf(one, 'type') === type);
		forms.push({
			names: new Set(controls.map((one) => attributeOf(one, 'name'))),
			hidden: [
				...typed('hidden').map(
					(one) => [attributeOf(one, 'name'), attributeOf(one, 'value')] as const,
				),
				...tokensOf(form),
			],
			anchor: attributeOf(form, 'action').split('#')[1] ?? '',
			takesFiles: typed('file').length > 0,
			isMarked: form.attrs.some(({ name }) => name === mark),
			template: template ? template.startOffset + '<template'.length : null,
			start: place.startOffset,
			end: place.endOffset,
		});
	}
	return forms;
}

const tokensOf = (form: Element) =>
	TOKENS.map(([attribute, name]) => [name, attributeOf(form, attribute)] as const).filter(
		([, value]) => value && /\bwpforms-form\b/.test(attributeOf(form, 'class')),
	);

const parsed = (html: string) =>
	parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/** Every element inside of another, in the order of the page, also inside templates. */
function elementsIn(root: Parent): Placed[] {
	const found: Placed[] = [];
	// Without recursion, because a page may be nested deeper than the stack allows.
	const waiting = placedIn(root, [], null);
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { element, above, template } = next;
		found.push(next);
		const isTemplate = 'content' in element;
		const inside = isTemplate ? (element as Template).content : element;
		const place = isTemplate ? (element.sourceCodeLocation ?? null) : template;
		waiting.push(...placedIn(inside, [...above, element].slice(-MOST_STEPS), place));
	}
	return found;
}

/** The direct children of an element, the last one first. */
function placedIn(
	{ childNodes }: Parent,
	above: Placed['above'],
	template: Placed['template'],
): Placed[] {
	return childNodes
		.flatMap((node) => ('tagName' in node ? [{ element: node, above, template }] : []))
		.reverse();
}

interface Placed {
	element: Element;
	/** The nearest elements around the element, the outer ones first. */
	above: readonly Element[];
	/** The place of the nearest `<template>` around the element. */
	template: { readonly startOffset: number } | null;
}

function attributeOf({ attrs }: Element, name: string): string {
	return attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

function sourceOf(html: string, { sourceCodeLocation: place }: Element): string {
	return place ? html.slice(place.startOffset, place.endOffset) : '';
}
