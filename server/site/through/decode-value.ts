import { Tokenizer } from 'parse5';

/** References that WordPress and its plugins write; the tokenizer of browsers decodes all others. */
const USUAL: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&quot;': '"',
	'&lt;': '<',
	'&gt;': '>',
	'&#038;': '&',
	'&#38;': '&',
	'&#039;': "'",
	'&#39;': "'",
};
const REFERENCE = /&[^;\s&]*;?/g;

/** The value of an attribute as browsers read it: references become characters, and each end of a line becomes `\n`. */
export function decodeValue(raw: string): string {
	const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
	if (!text.includes('&') && !text.includes('\0')) return text;
	let isUsual = !text.includes('\0');
	const decoded = text.replace(REFERENCE, (reference) => {
		const character = USUAL[reference];
		isUsual &&= character !== undefined;
		return character ?? reference;
	});
	return isUsual ? decoded : tokenized(text);
}

function tokenized(text: string): string {
	let value = '';
	const ignore = () => {};
	const tokenizer = new Tokenizer(
		{},
		{
			onStartTag: ({ attrs }) => {
				value = attrs[0]?.value ?? '';
			},
			onEndTag: ignore,
			onComment: ignore,
			onDoctype: ignore,
			onEof: ignore,
			onCharacter: ignore,
			onNullCharacter: ignore,
			onWhitespaceCharacter: ignore,
		},
	);
	tokenizer.write(`<a b="${text.replaceAll('"', '&quot;')}">`, true);
	return value;
}
