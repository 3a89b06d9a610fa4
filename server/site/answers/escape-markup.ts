const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
/** What XML 1.0 cannot carry, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text as it may stand between tags and in a quoted attribute of HTML or XML. */
export function escapeMarkup(text: string): string {
	return text
		.replace(NOT_IN_XML, '')
		.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
