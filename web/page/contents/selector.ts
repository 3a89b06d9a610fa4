import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** One part of a selector: the tag, ids, classes and attributes that an element must have. */
interface Compound {
	tag: string | undefined;
	/** Name and value; the value is undefined if every value fits. */
	attributes: (readonly [name: string, value: string | undefined])[];
	classes: string[];
	/** True if the part before it must match the element's parent; false if it may match any ancestor. */
	isChild: boolean;
}

/** The largest length of a selector, in characters: longer than any selector that an editor types. */
const MAX_LENGTH = 512;

const PART =
	/([#.])((?:[\w-]|[^\0-\x7f])+)|\[\s*([\w-]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*)?\]/gy;

/**
 * Makes a test of a list of plain selectors: tags, ids, classes, attributes, descendants and
 * children. Any other text matches nothing, as an invalid selector does in the browser.
 */
export function selectorTest(list: string): (element: Element) => boolean {
	const selectors =
		list.length > MAX_LENGTH ? [] : list.split(',').flatMap((one) => parse(one) ?? []);
	return (element) => selectors.some((selector) => matches(element, selector));
}

/** The result is in a list of its own, so that a list of results can be flattened. */
function parse(text: string): [Compound[]] | undefined {
	const words = text.replaceAll('>', ' > ').trim().split(/\s+/);
	const compounds: Compound[] = [];
	let isChild = false;
	for (const word of words) {
		if (word === '>') {
			isChild = true;
			continue;
		}
		const compound = parseCompound(word, isChild);
		if (!compound) return undefined;
		compounds.push(compound);
		isChild = false;
	}
	return isChild || compounds.length === 0 ? undefined : [compounds];
}

function parseCompound(word: string, isChild: boolean): Compound | undefined {
	const [tag = ''] = /^(?:\*|[a-z][\w-]*)?/i.exec(word) ?? [];
	const compound: Compound = {
		tag: tag === '' || tag === '*' ? undefined : tag.toLowerCase(),
		attributes: [],
		classes: [],
		isChild,
	};
	PART.lastIndex = tag.length;
	let end = tag.length;
	for (const [whole, sign, name = '', attribute, ...values] of word.slice(0).matchAll(PART)) {
		end += whole.length;
		if (sign === '#') compound.attributes.push(['id', name]);
		else if (sign === '.') compound.classes.push(name);
		else if (attribute) {
			compound.attributes.push([attribute.toLowerCase(), values.find((one) => one !== undefined)]);
		}
	}
	return word !== '' && end === word.length ? compound : undefined;
}

function matches(element: Element, selector: readonly Compound[]): boolean {
	const last = selector.at(-1);
	if (!last || !isSuch(element, last)) return false;
	const rest = selector.slice(0, -1);
	if (rest.length === 0) return true;
	for (let outer = parentOf(element); outer; outer = parentOf(outer)) {
		if (matches(outer, rest)) return true;
		if (last.isChild) return false;
	}
	return false;
}

function isSuch(element: Element, { tag, attributes, classes }: Compound): boolean {
	if (tag !== undefined && element.tagName !== tag) return false;
	const given = (name: string) => element.attrs.find((attr) => attr.name === name)?.value;
	const own = (given('class') ?? '').split(/\s+/);
	return (
		classes.every((name) => own.includes(name)) &&
		attributes.every(([name, value]) => {
			const text = given(name);
			return text !== undefined && (value === undefined || text === value);
		})
	);
}

/** The element around an element; undefined at the root of the parsed markup. */
export function parentOf({ parentNode }: Element): Element | undefined {
	return parentNode && 'tagName' in parentNode ? parentNode : undefined;
}
