/**
 * Returns the markup of a code in colours: spans with the classes of Prism's sheets (`token keyword`) around its escaped
 * text.
 * @param language Prism's name of the language
 */
export type HighlightCode = (code: string, language: string) => string;

/** A block of code and the parts beside its text. */
export interface CodeBlock {
	/** Without the space around it (`normalizedCode`). */
	text: string;
	/** The text as markup, with the spans of its colours. */
	highlighted: string;
	/** The lines that an editor marked: `2, 4-6`. */
	lines: string;
	hasNumbers: boolean;
}

/** The markup of a block of code, as Prism and its plugins make it. */
export interface CodeMarkup {
	/** The content of the `<code>`. */
	inside: string;
	/** The markup behind the `<code>`, in the same `<pre>`. */
	behind: string;
}

/** A line, or the first and the last line of a part. */
const LINES = /^(\d{1,6})(?:-(\d{1,6}))?$/;

/** Removes the space around a code, the spaces at the ends of its lines, and the indent that all lines share. */
export function normalizedCode(text: string): string {
	const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
	const indents = lines.filter(Boolean).map((line) => line.slice(0, line.search(/\S/)));
	const [shortest = ''] = indents.sort((a, b) => a.length - b.length);
	return lines
		.map((line) => (line.startsWith(shortest) ? line.slice(shortest.length) : line))
		.join('\n')
		.trim();
}

/** Lines that an editor marked, from the first to the last, counted from 1. */
export interface MarkedLines {
	/** As the editor wrote them: `4-6`. */
	range: string;
	first: number;
	last: number;
}

/** Reads `2, 4-6`; leaves out everything that names no lines, and ends at the last line of the code. */
export function markedLines(lines: string, text: string): MarkedLines[] {
	const count = text.split('\n').length;
	return lines
		.replace(/\s+/g, '')
		.split(',')
		.slice(0, count)
		.flatMap((range) => {
			const [, from, to = from] = LINES.exec(range) ?? [];
			if (from === undefined) return [];
			const first = Math.min(Math.max(Number(from), 1), count);
			return [{ range, first, last: Math.min(Math.max(Number(to), first), count) }];
		});
}

/** The declarations that place a box behind its lines, for lines that do not wrap. */
export function placeOfLines({ first, last }: MarkedLines): string {
	return `top:calc(${first - 1}*1lh);height:calc(${last - first + 1}*1lh)`;
}

/**
 * Writes the numbers of a code's lines and the boxes behind its marked lines. Beside numbers the boxes are behind the
 * code; in a code without numbers they are its last children and show the numbers of their lines.
 *
 * @param isPlaced true if the boxes have their place in a `style`
 */
export function codeMarkup(block: CodeBlock, isPlaced: boolean): CodeMarkup {
	const { text, highlighted, lines, hasNumbers } = block;
	const boxes = markedLines(lines, text)
		.map((marked) => {
			const { range, first, last } = marked;
			const end = last > first ? ` data-end="${last}"` : '';
			const numbers = hasNumbers ? '' : ` data-start="${first}"${end}`;
			const style = isPlaced ? ` style="${placeOfLines(marked)}"` : '';
			return `<span aria-hidden="true" data-range="${range}" class="line-highlight"${numbers}${style}></span>`;
		})
		.join('');
	if (!hasNumbers) return { inside: highlighted + boxes, behind: '' };
	const rows = '<span></span>'.repeat(text.split('\n').length);
	return {
		inside: `${highlighted}<span aria-hidden="true" class="line-numbers-rows">${rows}</span>`,
		behind: boxes,
	};
}
