/** A piece of HTML: `text` may be reworded, `tag` and `raw` (comments, scripts, code) are kept to the letter. */
export interface MarkupToken {
	kind: 'text' | 'tag' | 'raw';
	value: string;
	/** Lower-case element name of a `tag`, with a slash before it when it closes; of `raw` the element it is inside of; else ''. */
	name: string;
}

/** Elements whose inside WordPress never rewords. */
const verbatim = new Set([
	'script',
	'style',
	'pre',
	'code',
	'kbd',
	'tt',
	'textarea',
	'svg',
	'math',
]);

/** End of the tag that opens at `start`, after its `>`; -1 when it never ends. Quoted `>` do not count. */
function endOfTag(html: string, start: number): number {
	let quote = '';
	for (let index = start + 1; index < html.length; index += 1) {
		const char = html[index];
		if (quote !== '') {
			if (char === quote) quote = '';
		} else if (char === '>') return index + 1;
		else if ((char === '"' || char === "'") && html[index - 1] === '=') quote = char;
	}
	return -1;
}

function endOfVerbatim(html: string, from: number, name: string): number {
	const closing = new RegExp(`</${name}\\s*>`, 'gi');
	closing.lastIndex = from;
	const found = closing.exec(html);
	return found === null ? html.length : found.index;
}

/**
 * Cuts HTML into texts, tags and verbatim parts; the joined values give the input. A `<` that opens no tag is text; an
 * unclosed tag makes the rest one text. Linear in the input's length.
 */
export function tokenizeMarkup(html: string): MarkupToken[] {
	const tokens: MarkupToken[] = [];
	const push = (kind: MarkupToken['kind'], from: number, to: number, name = '') => {
		if (to > from) tokens.push({ kind, value: html.slice(from, to), name });
	};
	const opening = /<(?:!--|(\/?[a-z][a-z0-9:-]*))/gi;
	let done = 0;
	for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
		push('text', done, match.index);
		done = match.index;
		const name = match[1]?.toLowerCase() ?? '';
		if (name === '') {
			const close = html.indexOf('-->', match.index + 4);
			done = close === -1 ? html.length : close + 3;
			push('raw', match.index, done);
		} else {
			const end = endOfTag(html, match.index);
			if (end === -1) break;
			push('tag', match.index, end, name);
			done = end;
			if (verbatim.has(name) && html[end - 2] !== '/') {
				done = endOfVerbatim(html, end, name);
				push('raw', end, done, name);
			}
		}
		opening.lastIndex = done;
	}
	push('text', done, html.length);
	return tokens;
}
