import { codeMarkup, normalizedCode } from '@outrigger/rules/text/code-block';
import { parseFragment } from 'parse5';
import { createHighlighter } from '../code/highlight-code';
import type { Edits } from './edits';
import { type StartTag, scanTags } from './scan-tags';

/** Code widgets as Prism leaves them, with which the builder's script highlights them in the browser. */
export interface CodeBlocks {
	/** @param widget type of the widget around the tag */
	onStart(tag: StartTag, widget: string): void;
	onEnd(name: string, start: number, end: number): void;
}

/** A block of code, while its markup is read. */
interface Block {
	pre: StartTag | null;
	code: StartTag | null;
	/** The position at which the content of the code ends, and the position after its end tag. */
	codeEnd: { start: number; end: number } | null;
}

/** Prism's name of a language in a class. */
const LANGUAGE = /(?:^|\s)lang(?:uage)?-([\w-]+)(?=\s|$)/i;

/**
 * Highlights the codes of a page, and writes their line numbers and the boxes behind marked lines. The handler adds the
 * button that copies, because it needs script.
 *
 * @param source the HTML of the page
 * @param addElement receives each element that comes into the page, so that its rules stay
 */
export function createCodeBlocks(
	edits: Edits,
	source: string,
	addElement: (tag: StartTag) => void,
): CodeBlocks {
	const highlight = createHighlighter();
	let block: Block | null = null;

	const write = (pre: StartTag, code: StartTag, codeEnd: { start: number; end: number }) => {
		const before = source.slice(pre.end, code.start);
		const inner = textOf(source.slice(code.end, codeEnd.start));
		const text = normalizedCode(before.trim() === '' ? before + inner : inner);
		const block = {
			text,
			highlighted: highlight(text, languageOf(code) || languageOf(pre)),
			lines: pre.attributes.get('data-line') ?? '',
			hasNumbers: pre.hasClass('line-numbers'),
		};
		const { inside, behind } = codeMarkup(block, true);
		scanTags(`<div class="code-toolbar"></div>${inside}${behind}`, {
			onStart: addElement,
			onEnd() {},
		});
		edits.insert(pre.start, '<div class="code-toolbar">');
		// Keys scroll a code that is too wide.
		if (!pre.attributes.has('tabindex')) edits.setAttribute(pre, 'tabindex', '0');
		edits.replace(code.end, codeEnd.start, inside);
		edits.insert(codeEnd.end, behind);
	};

	return {
		onStart(tag, widget) {
			if (widget !== 'code-highlight') block = null;
			else if (tag.classes.some((name) => name.startsWith('prismjs-'))) {
				block = { pre: null, code: null, codeEnd: null };
			} else if (block && tag.name === 'pre') block.pre ??= tag;
			else if (block?.pre && tag.name === 'code') block.code ??= tag;
		},
		onEnd(name, start, end) {
			if (!block?.pre || !block.code) return;
			const { pre, code, codeEnd } = block;
			if (name === 'code' && !codeEnd) {
				block.codeEnd = { start, end };
				removeSpace(pre.end, code.start);
			}
			if (name !== 'pre' || !codeEnd) return;
			write(pre, code, codeEnd);
			removeSpace(codeEnd.end, start);
			edits.insert(end, '</div>');
			block = null;
		},
	};

	/** Prism takes the space around a code for a part of it, and removes it. */
	function removeSpace(start: number, end: number): void {
		if (source.slice(start, end).trim() === '') edits.replace(start, end, '');
	}
}

/** The text of a code as browsers read it; the builder prints a code inside of an `<xmp>`. */
function textOf(markup: string): string {
	const parts: string[] = [];
	const read = ({ childNodes }: { childNodes: readonly unknown[] }): void => {
		for (const node of childNodes as ({ value?: string } & { childNodes?: unknown[] })[]) {
			if (node.childNodes) read({ childNodes: node.childNodes });
			else if (node.value !== undefined) parts.push(node.value);
		}
	};
	read(parseFragment(markup));
	return parts.join('');
}

function languageOf(tag: StartTag): string {
	return (LANGUAGE.exec(tag.attributes.get('class') ?? '')?.[1] ?? '').toLowerCase();
}
