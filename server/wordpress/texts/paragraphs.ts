/** Elements outside of paragraphs, by WordPress's answers: `style` is one of them, `main` is not. */
const BLOCKS = [
	'address|area|article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure',
	'footer|form|h[1-6]|header|hgroup|hr|legend|li|map|menu|nav|ol|p|pre|section|style|summary|table|tbody|td',
	'tfoot|th|thead|tr|ul',
].join('|');
const BLOCK = `</?(?:${BLOCKS})(?![\\w:-])[^<>]*>`;

const OPENING = new RegExp(`<(?:${BLOCKS})[\\s/>]`, 'g');
const CLOSING = new RegExp(`</(?:${BLOCKS})>`, 'g');
const RULE = /<hr\s*?\/?>/g;
const BLOCK_IN_PARAGRAPH = new RegExp(`<p>\\s*(${BLOCK})\\s*</p>`, 'g');
const PARAGRAPH_BEFORE_BLOCK = new RegExp(`<p>\\s*(${BLOCK})`, 'g');
const PARAGRAPH_AFTER_BLOCK = new RegExp(`(${BLOCK})\\s*</p>`, 'g');
const BREAK_AFTER_BLOCK = new RegExp(`(${BLOCK})\\s*<br />`, 'g');
const BREAK_BEFORE_END = /<br \/>(\s*<\/?(?:p|li|div|dl|dd|dt|th|pre|td|ul|ol)[^<>]*>)/g;

/** Parts of players, forms and figures: line breaks around their tags do not count. */
const CLOSE: readonly (readonly [has: string, pattern: RegExp])[] = [
	['<option', /(?<!\s)\s*(<option)/g],
	['<option', /(<\/option>)\s*/g],
	['</object>', /(<object[^<>]*>)\s*/g],
	['</object>', /(?<!\s)\s*(<\/object>)/g],
	['</object>', /(?<!\s)\s*(<\/?(?:param|embed)[^<>]*>)\s*/g],
	['<source', /([<[](?:audio|video)[^<>\]]*[>\]])\s*/g],
	['<source', /(?<!\s)\s*([<[]\/(?:audio|video)[>\]])/g],
	['<source', /(?<!\s)\s*(<(?:source|track)[^<>]*>)\s*/g],
	['<track', /([<[](?:audio|video)[^<>\]]*[>\]])\s*/g],
	['<track', /(?<!\s)\s*([<[]\/(?:audio|video)[>\]])/g],
	['<track', /(?<!\s)\s*(<(?:source|track)[^<>]*>)\s*/g],
	['<figcaption', /(?<!\s)\s*(<figcaption[^<>]*>)/g],
	['<figcaption', /(<\/figcaption>)\s*/g],
];

/**
 * Replaces a line break inside of a tag, a script or similar, which separates no paragraphs. No text of a site contains
 * it.
 */
const KEPT_BREAK = '\u{F0000}';
/** The text that replaces the n-th `<pre>` until the end. */
const keptBlock = (at: number) => `<pre \u{F0001}${at}></pre>`;
const KEPT_BLOCK = /<pre \u{F0001}(\d+)><\/pre>/gu;

/**
 * Wraps bare text in `<p>…</p>`: blank lines separate paragraphs, single line breaks become `<br />`. The markup equals
 * that of `wpautop` to the byte, including its effects on texts with blocks in lines
 * (`testing/wordpress-answers.json`). Empty text gives ''.
 */
export function autoParagraphs(html: string): string {
	if (html.trim() === '') return '';
	const kept: string[] = [];
	const text = inElements(`${html}\n`, ['pre'], (block) => keptBlock(kept.push(block) - 1));
	const pieces = parted(text)
		.split(/\n\s*\n/)
		.filter((piece) => piece !== '');
	const wrapped = pieces.map((piece) => `<p>${withoutOuterLines(piece)}</p>\n`).join('');
	return withBreaks(withoutEmpty(wrapped))
		.replace(/\n<\/p>$/, '</p>')
		.replace(KEPT_BLOCK, (_, at: string) => kept[Number(at)] ?? '')
		.replaceAll(KEPT_BREAK, '\n');
}

/** Puts blank lines around blocks, and takes line breaks out of tags. */
function parted(text: string): string {
	const apart = text
		.replace(/<br\s*\/?>\s*<br\s*\/?>/g, '\n\n')
		.replace(OPENING, (tag) => `\n\n${tag}`)
		.replace(CLOSING, '$&\n\n')
		.replace(RULE, '$&\n\n')
		.replace(/\r\n?/g, '\n');
	const whole = apart.replace(/<!--[\s\S]*?(?:-->|$)|<[^>]*>?/g, (tag) =>
		tag.replaceAll('\n', KEPT_BREAK),
	);
	const close = CLOSE.filter(([has]) => whole.includes(has)).reduce(
		(so, [, pattern]) => so.replace(pattern, '$1'),
		whole,
	);
	return close.replace(/\n\n+/g, '\n\n');
}

function withoutOuterLines(piece: string): string {
	return piece.replace(/^\n+|\n+$/g, '');
}

/** Removes paragraph tags around a single block and at the edge of a block. */
function withoutEmpty(html: string): string {
	return html
		.replace(/<p>\s*<\/p>/g, '')
		.replace(/<p>([^<]+)<\/(div|address|form)>/g, '<p>$1</p></$2>')
		.replace(BLOCK_IN_PARAGRAPH, '$1')
		.replace(/<p>(<li.+?)<\/p>/g, '$1')
		.replace(/<p><blockquote([^>]*)>/gi, '<blockquote$1><p>')
		.replaceAll('</blockquote></p>', '</p></blockquote>')
		.replace(PARAGRAPH_BEFORE_BLOCK, '$1')
		.replace(PARAGRAPH_AFTER_BLOCK, '$1');
}

function withBreaks(html: string): string {
	const kept = inElements(html, ['script', 'style', 'svg', 'math'], (part) =>
		part.replaceAll('\n', KEPT_BREAK),
	);
	return kept
		.replace(/<br\s*\/?>/g, '<br />')
		.replace(/\s+/g, breakLine)
		.replace(BREAK_AFTER_BLOCK, '$1')
		.replace(BREAK_BEFORE_END, '$1');
}

/** White space that ends a line becomes a break, unless a break is right before it. */
function breakLine(space: string, at: number, html: string): string {
	const start = html.startsWith(BREAK, at - BREAK.length) ? 1 : 0;
	const end = space.lastIndexOf('\n');
	return end < start ? space : `${space.slice(0, start)}${BREAK}\n${space.slice(end + 1)}`;
}

const BREAK = '<br />';

/**
 * Replaces elements with their content, up to the first end tag of the same name. An element without an end stays. The
 * time is linear in the text's length.
 */
function inElements(
	html: string,
	names: readonly string[],
	change: (element: string) => string,
): string {
	const opening = new RegExp(`<(${names.join('|')})(?![\\w:-])`, 'g');
	const endless = new Set<string>();
	let result = '';
	let done = 0;
	for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
		const name = match[1] ?? '';
		const closing = `</${name}>`;
		const end = endless.has(name) ? -1 : html.indexOf(closing, match.index);
		if (end < 0) {
			endless.add(name);
			continue;
		}
		result += html.slice(done, match.index);
		done = end + closing.length;
		result += change(html.slice(match.index, done));
		opening.lastIndex = done;
	}
	return result + html.slice(done);
}
