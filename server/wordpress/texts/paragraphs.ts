import { tokenizeMarkup } from './markup-tokens';

/** Elements that are no part of a paragraph. */
const BLOCKS = new Set([
	...['address', 'article', 'aside', 'blockquote', 'dd', 'details', 'dialog', 'div', 'dl', 'dt'],
	...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
	...[
		'header',
		'hgroup',
		'hr',
		'iframe',
		'legend',
		'li',
		'main',
		'menu',
		'nav',
		'ol',
		'p',
		'pre',
		'script',
	],
	...['section', 'style', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
]);
/** Tags among them that never close. */
const VOID = new Set(['hr']);
/** Texts in these are paragraphs again. */
const HOLDERS = new Set(['blockquote']);

/**
 * Wraps text that stands by itself in `<p>…</p>`: blank lines part paragraphs, single line breaks
 * become `<br />`. The content of block elements stays as it was written, but for quotations.
 * Empty text gives ''.
 */
export function autoParagraphs(html: string): string {
	if (html.trim() === '') return '';
	const open = openElements();
	let result = '';
	let run = '';
	const flush = () => {
		result += open.areHolders() ? paragraphs(run) : run;
		run = '';
	};
	for (const { kind, name, value } of tokenizeMarkup(html)) {
		const element = name.replace('/', '');
		if (kind !== 'tag' || !BLOCKS.has(element)) {
			run += value;
			continue;
		}
		flush();
		result += value;
		if (name.startsWith('/')) open.close(element);
		else if (!VOID.has(element) && !value.endsWith('/>')) open.push(element);
	}
	flush();
	return result;
}

/** The elements that are open at a place of a text. Every call takes the same time, on average. */
function openElements() {
	const names: string[] = [];
	const counts = new Map<string, number>();
	let closed = 0;
	const count = (name: string, step: 1 | -1) => {
		counts.set(name, (counts.get(name) ?? 0) + step);
		if (!HOLDERS.has(name)) closed += step;
	};
	return {
		push(name: string): void {
			names.push(name);
			count(name, 1);
		},
		/** Closes an element and what was left open in it; a closing tag without an opening one closes nothing. */
		close(name: string): void {
			if (!counts.get(name)) return;
			let last: string | undefined;
			do {
				last = names.pop();
				if (last) count(last, -1);
			} while (last !== name);
		},
		/** True where text here stands by itself. */
		areHolders: () => closed === 0,
	};
}

/** White space between blocks stays as it is. */
function paragraphs(text: string): string {
	if (text.trim() === '') return text;
	return text
		.replace(/\r\n?/g, '\n')
		.trim()
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.map((paragraph) => (isComment(paragraph) ? paragraph : `<p>${breakLines(paragraph)}</p>\n`))
		.join('');
}

/** `<!--more-->` and its like are no words. */
function isComment(text: string): boolean {
	return text.startsWith('<!--') && text.indexOf('-->') === text.length - 3;
}

function breakLines(paragraph: string): string {
	return paragraph
		.split('\n')
		.map((line, at, lines) => (at < lines.length - 1 ? line.trimEnd() : line))
		.join('<br />\n')
		.replaceAll(/(<br\s*\/?>)<br \/>/g, '$1');
}
