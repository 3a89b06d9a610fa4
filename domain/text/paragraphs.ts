/** The elements that are a block of their own already. */
const BLOCK =
	/^<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|ul|video)\b/i;

/**
 * The paragraphs of a text in which an editor left blank lines between them, as WordPress makes them: single line
 * breaks stay breaks, blocks stay unchanged.
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
