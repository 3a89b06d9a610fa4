/** Whitespace, comments and tags, except for tags of elements without text. */
const BEFORE_TEXT =
	/^((?:\s|<!--(?:(?!-->)[\s\S])*-->|<(?!style|script|svg|!--)[^>]*>)*)(&#?\w+;|[^\s<])/iu;

/**
 * Returns a text with its first letter in spans of its own, as the builder's script leaves it:
 * its box, and the letter within. A text that begins with anything but a letter's place (a style,
 * a drawing) stays as it is.
 */
export function withDropCap(html: string): string {
	return html.replace(
		BEFORE_TEXT,
		(_, before, letter) =>
			`${before}<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">${letter}</span></span>`,
	);
}
