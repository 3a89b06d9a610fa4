import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** Attributes that a visitor sees or that a screen reader reads. */
const SPOKEN = new Set(
	['alt', 'title', 'aria-label', 'aria-description', 'placeholder'].concat('data-caption'),
);
/** Names and properties of `meta` elements whose content is a text. */
const WORDS = new Set(['description', 'og:title', 'og:description', 'og:image:alt']);
/** Elements whose text is code. */
const CODE = new Set(['script', 'style']);

/** Receives the texts of a page in order, from its elements and its attributes. */
interface TextListener {
	onText(text: string): void;
	onSpoken(text: string): void;
}

/** Reads a page, except code and parts that are marked as English. */
function readTexts(html: string, { onText, onSpoken }: TextListener): void {
	const look = (node: DefaultTreeAdapterTypes.Node, isRead: boolean): void => {
		if (defaultTreeAdapter.isTextNode(node)) {
			if (isRead) onText(node.value);
			return;
		}
		let reads = isRead;
		if (defaultTreeAdapter.isElementNode(node)) {
			const { tagName, attrs } = node;
			const attributeOf = (name: string) => attrs.find((one) => one.name === name)?.value;
			for (const { name, value } of attrs) if (SPOKEN.has(name)) onSpoken(value);
			if (tagName === 'meta' && WORDS.has(attributeOf('name') ?? attributeOf('property') ?? ''))
				onSpoken(attributeOf('content') ?? '');
			if (CODE.has(tagName) || (tagName !== 'html' && attributeOf('lang') === 'en-GB'))
				reads = false;
		}
		if ('childNodes' in node) for (const child of node.childNodes) look(child, reads);
	};
	look(parse(html), true);
}

/** The texts that a page shows and speaks, each once: its markup, its spoken attributes, its head. */
export function pageTexts(html: string): Set<string> {
	const texts = new Set<string>();
	const add = (text: string) => {
		const words = text.trim();
		if (/\p{L}{2}/u.test(words)) texts.add(words);
	};
	readTexts(html, { onText: add, onSpoken: add });
	return texts;
}

/** The visible text of a page as one string, because an amount may be split between two elements. */
export function shownText(html: string): string {
	let shown = '';
	readTexts(html, {
		onText(text) {
			shown += text;
		},
		onSpoken: () => {},
	});
	return shown;
}
