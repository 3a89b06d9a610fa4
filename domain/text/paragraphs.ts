/** Matches the elements that are blocks already, so they need no paragraph around them. */
const BLOCK =
	/^<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|ul|video)\b/i;

/**
 * Makes paragraphs of a text whose paragraphs are separated by blank lines, as WordPress does: single line breaks stay
 * breaks, blocks stay unchanged.
 */
export function paragraphs(text: string): string {
	return text
		.replace(/\r\n?/g, '\n')
		.split(/\n[ \t]*\n\s*/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((part) =>
			BLOCK.test(part) ? part : `<p>${part.replace(/(?:<br\s*\/?>)?[ \t]*\n/gi, '<br>\n')}</p>`,
		)
		.join('\n');
}
