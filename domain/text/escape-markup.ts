/** The entities that WordPress writes: its `esc_attr` writes the apostrophe as a number. */
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

/** Escapes a text for a place between tags: `&`, `<` and `>` are escaped, quotes stay. */
export function escapeText(text: string): string {
	return text.replace(/[&<>]/g, (character) => ENTITIES[character] as string);
}

/** Escapes a text for a place between tags or in a quoted attribute, in HTML and in XML. */
export function escapeMarkup(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Escapes a text for XML, and removes the characters that XML forbids. */
export function escapeXml(text: string): string {
	return escapeMarkup(text.replace(NOT_IN_XML, ''));
}
