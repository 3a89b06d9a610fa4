/** The longest class name that is written, in characters; the builder allows labels of 50 characters. */
const MAX_LENGTH = 64;

/**
 * Matches the characters that a class name may not contain: all except letters of any language, digits, `-` and `_`.
 */
const OTHER = /[^\p{L}\p{N}_-]+/gu;

/**
 * The class for a label, in markup and style sheet. Spaces and signs become `-`; a name that cannot begin a selector
 * gets a letter in front. Empty for a label without a letter, a digit, `-` or `_`.
 */
export function safeClassName(label: string): string {
	const name = label.trim().replace(OTHER, '-').slice(0, MAX_LENGTH);
	if (/^-*$/.test(name)) return '';
	return /^(?:--|-?\p{N})/u.test(name) ? `c${name}` : name;
}
