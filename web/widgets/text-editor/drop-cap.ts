/** Matches whitespace, comments and tags before the text, except for tags of elements without text. */
const BEFORE_TEXT =
	/^((?:\s|<!--(?:(?!-->)[\s\S])*-->|<(?!style|script|svg|!--)[^>]*>)*)(&#?\w+;|[^\s<])/iu;

/**
 * Returns a text with its first letter in two spans, like the builder's script: a box and the letter inside. A text
 * that begins with something else (a style element, a drawing) stays unchanged.
 */
export function withDropCap(html: string): string {
	return html.replace(
		BEFORE_TEXT,
		(_, before, letter) =>
			`${before}<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">${letter}</span></span>`,
	);
}
