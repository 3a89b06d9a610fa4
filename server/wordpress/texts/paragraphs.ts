const blockTag =
	/<(?:p|div|h[1-6]|ul|ol|li|dl|table|blockquote|pre|figure|section|article|aside|header|footer|nav|form|fieldset|hr|details|address|main|style)[\s>/]/i;

/** Removes the block editor's `<!-- wp:… -->` delimiters, which never reach a reader. */
export function stripBlockDelimiters(html: string): string {
	return html.includes('<!-- ') ? html.replace(/<!--\s\/?wp:[\s\S]*?-->/g, '') : html;
}

/**
 * Wraps plain text in `<p>…</p>\n`: blank lines part paragraphs, single line breaks become `<br />`.
 * HTML that already holds block elements comes back as it was; empty text gives ''.
 */
export function autoParagraphs(html: string): string {
	if (html.trim() === '') return '';
	if (blockTag.test(html)) return html;
	return html
		.replace(/\r\n?/g, '\n')
		.trim()
		.split(/\n\s*\n/)
		.map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n/g, '<br />\n')}</p>\n`)
		.join('');
}
