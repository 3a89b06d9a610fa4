import { type Attributes, isSpace, readTag, type StartTag } from './read-tag';

export type { Attributes, StartTag };

/** Receives the tags of a document, in order. */
export interface TagListener {
	onStart(tag: StartTag): void;
	/** @param end the position after its `>` */
	onEnd(name: string, start: number, end: number): void;
}

/**
 * Elements that hold text without markup (https://html.spec.whatwg.org/#parsing-html-fragments).
 */
const RAW = new Set(
	['style', 'xmp', 'iframe', 'noembed', 'noframes'].concat('title', 'textarea', 'script'),
);
const FOREIGN = new Set(['svg', 'math']);
const COMMENT_END = /--!?>/g;
const SLASH = 0x2f;
const GREATER = 0x3e;
/**
 * The marks that change the reading of a script
 * (https://html.spec.whatwg.org/#script-data-state).
 */
const SCRIPT_PART = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;

/**
 * Reads a document tag by tag, as the tokenizer of browsers splits it, and builds no tree: every
 * part without a change stays as it was written, to the byte. It reads markup inside of
 * `<noscript>` as markup.
 */
export function scanTags(html: string, { onStart, onEnd }: TagListener): void {
	let foreignDepth = 0;
	const close = (name: string, start: number, end: number) => {
		if (foreignDepth > 0 && FOREIGN.has(name)) foreignDepth -= 1;
		onEnd(name, start, end);
	};
	let at = html.indexOf('<');
	while (at >= 0) {
		const isEnd = html.charCodeAt(at + 1) === SLASH;
		const nameStart = at + (isEnd ? 2 : 1);
		const nameEnd = endOfName(html, nameStart);
		if (nameEnd === nameStart) {
			at = html.indexOf('<', behindOther(html, at));
			continue;
		}
		// Nearly all end tags contain only their name.
		if (isEnd && html.charCodeAt(nameEnd) === GREATER) {
			close(html.slice(nameStart, nameEnd).toLowerCase(), at, nameEnd + 1);
			at = html.indexOf('<', nameEnd + 1);
			continue;
		}
		const tag = readTag(html, at, nameStart, nameEnd);
		// A document that ends inside of a tag has no such tag.
		if (!tag) return;
		const { name, end } = tag;
		let next = end;
		if (isEnd) close(name, at, end);
		else {
			if (FOREIGN.has(name) && !tag.isSelfClosing) foreignDepth += 1;
			onStart(tag);
			if (foreignDepth === 0 && name === 'plaintext') return;
			if (foreignDepth === 0 && RAW.has(name)) next = rawEnd(html, name, end);
		}
		at = next < 0 ? -1 : html.indexOf('<', next);
	}
}

/** The position after the name of a tag; the given position if no name begins there. */
function endOfName(html: string, start: number): number {
	// With this bit a capital letter is a small one, and nothing else becomes a letter.
	const first = html.charCodeAt(start) | 0x20;
	if (first < 0x61 || first > 0x7a) return start;
	let at = start + 1;
	while (at < html.length && !isNameEnd(html.charCodeAt(at))) at += 1;
	return at;
}

const isNameEnd = (code: number) => isSpace(code) || code === SLASH || code === GREATER;

/**
 * The position after a comment, a doctype, or a `<` that begins no tag; the length of the text if the comment or
 * doctype has no end.
 */
function behindOther(html: string, at: number): number {
	const sign = html[at + 1];
	if (sign === '!' && html.startsWith('--', at + 2)) {
		if (html[at + 4] === '>') return at + 5;
		if (html.startsWith('->', at + 4)) return at + 6;
		COMMENT_END.lastIndex = at + 4;
		return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
	}
	if (sign !== '!' && sign !== '?' && sign !== '/') return at + 1;
	// `</` at the very end is text, and so is a tag without `>`.
	const end = html.indexOf('>', at + 2);
	return end < 0 ? html.length : end + 1;
}

/**
 * Returns the position at which the end tag of a raw text begins; -1 if the document ends in it.
 */
function rawEnd(html: string, name: string, start: number): number {
	if (name === 'script') return scriptEnd(html, start);
	const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
	end.lastIndex = start;
	return end.exec(html)?.index ?? -1;
}

/** A comment in a script may contain a nested script. */
function scriptEnd(html: string, start: number): number {
	let isComment = false;
	let isNested = false;
	SCRIPT_PART.lastIndex = start;
	for (let found = SCRIPT_PART.exec(html); found; found = SCRIPT_PART.exec(html)) {
		const [part, slash] = found;
		if (part === '<!--') {
			isComment = true;
			// `<!-->` and `<!--->` are whole comments.
			SCRIPT_PART.lastIndex -= 2;
		} else if (part === '-->') {
			isComment = false;
			isNested = false;
		} else if (slash === '') isNested ||= isComment;
		else if (!isNested) return found.index;
		else isNested = false;
	}
	return -1;
}
