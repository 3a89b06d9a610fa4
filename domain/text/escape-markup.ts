/** As WordPress writes them: its `esc_attr` knows the apostrophe by number. */
const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#039;',
};

/** The characters that XML 1.0 cannot carry, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text as it may stand between tags: `&`, `<` and `>` escaped, quotes left alone. */
export function escapeText(text: string): string {
	return text.replace(/[&<>]/g, (character) => ENTITIES[character] as string);
}

/** A text as it may stand between tags and in a quoted attribute, of HTML and of XML. */
export function escapeMarkup(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Escapes a text for XML, and removes the characters that XML forbids. */
export function escapeXml(text: string): string {
	return escapeMarkup(text.replace(NOT_IN_XML, ''));
}
