const blockTag =
	/<(?:p|div|h[1-6]|ul|ol|li|dl|table|blockquote|pre|figure|section|article|aside|header|footer|nav|form|fieldset|hr|details|address|main|style)[\s>/]/i;

/**
 * Removes the block editor's `<!-- wp:… -->` delimiters, which never reach a reader. One that is never closed stays.
 * Looks for the end by hand: a pattern would search the rest of the text again for each delimiter without one.
 */
export function stripBlockDelimiters(html: string): string {
	const opening = /<!--\s\/?wp:/g;
	let result = '';
	let done = 0;
	for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
		const close = html.indexOf('-->', opening.lastIndex);
		if (close === -1) break;
		result += html.slice(done, match.index);
		done = close + '-->'.length;
		opening.lastIndex = done;
	}
	return result + html.slice(done);
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
		.map((paragraph) => `<p>${breakLines(paragraph.trim())}</p>\n`)
		.join('');
}

function breakLines(paragraph: string): string {
	return paragraph
		.split('\n')
		.map((line, at, lines) => (at < lines.length - 1 ? line.trimEnd() : line))
		.join('<br />\n');
}
