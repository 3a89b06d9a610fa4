import { decodeValue } from './decode-value';

/** Attributes of a tag by their lower-case names; the first of two with the same name counts, as in browsers. */
export interface Attributes {
	/** Its value, decoded; empty for one without. */
	get(name: string): string | undefined;
	has(name: string): boolean;
	keys(): Iterable<string>;
}

/** A start tag of a document, with its place in the text. */
export interface StartTag {
	name: string;
	attributes: Attributes;
	/** The position at which the tag begins, and the position behind its `>`. */
	start: number;
	end: number;
	/** Place of an attribute, from its name to its last quote. */
	placeOf(attribute: string): { start: number; end: number } | null;
}

/** Receives the tags of a document, in order. */
export interface TagListener {
	onStart(tag: StartTag): void;
	/** @param end the place behind its `>` */
	onEnd(name: string, start: number, end: number): void;
}

/**
 * Elements that hold text without markup (https://html.spec.whatwg.org/#parsing-html-fragments).
 */
const RAW = new Set(
	['style', 'xmp', 'iframe', 'noembed', 'noframes'].concat('title', 'textarea', 'script'),
);
const NAME = /[a-z][^\t\n\f\r />]*/iy;
const COMMENT_END = /--!?>/g;
/**
 * The marks that change the reading of a script
 * (https://html.spec.whatwg.org/#script-data-state).
 */
const SCRIPT_PART = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;

interface Tag {
	name: string;
	attributes: Map<string, Attribute>;
	isSelfClosing: boolean;
	end: number;
}

/** Places in the document: of the value, and of the whole attribute. */
interface Attribute {
	from: number;
	to: number;
	start: number;
	end: number;
	/** The decoded value, once it was asked for: several modules ask for the same. */
	value: string | null;
}

/**
 * Reads a document tag by tag, as the tokenizer of browsers splits it, and builds no tree: every
 * part without a change stays as it was written, to the byte. It reads markup inside of
 * `<noscript>` as markup.
 */
export function scanTags(html: string, { onStart, onEnd }: TagListener): void {
	let foreignDepth = 0;
	let at = html.indexOf('<');
	while (at >= 0) {
		const isEnd = html[at + 1] === '/';
		NAME.lastIndex = at + (isEnd ? 2 : 1);
		if (!NAME.test(html)) {
			at = html.indexOf('<', behindOther(html, at));
			continue;
		}
		const tag = readTag(html, at + (isEnd ? 2 : 1), NAME.lastIndex);
		// A document that ends inside of a tag has no such tag.
		if (!tag) return;
		const { name, end } = tag;
		const isForeign = name === 'svg' || name === 'math';
		let next = end;
		if (isEnd) {
			if (isForeign && foreignDepth > 0) foreignDepth -= 1;
			onEnd(name, at, end);
		} else {
			if (isForeign && !tag.isSelfClosing) foreignDepth += 1;
			onStart(startTag(html, tag, at));
			if (foreignDepth === 0 && name === 'plaintext') return;
			if (foreignDepth === 0 && RAW.has(name)) next = rawEnd(html, name, end);
		}
		at = next < 0 ? -1 : html.indexOf('<', next);
	}
}

/** The place behind a comment, a doctype, or a `<` that is only a sign; the length of the text where it has no end. */
function behindOther(html: string, at: number): number {
	const sign = html[at + 1];
	if (sign === '!' && html.startsWith('--', at + 2)) {
		if (html[at + 4] === '>') return at + 5;
		if (html.startsWith('->', at + 4)) return at + 6;
		COMMENT_END.lastIndex = at + 4;
		return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
	}
	if (sign !== '!' && sign !== '?' && sign !== '/') return at + 1;
	// `</` at the very end is text; so is what has no `>`.
	const end = html.indexOf('>', at + 2);
	return end < 0 ? html.length : end + 1;
}

const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;

function isSpace(code: number): boolean {
	return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0c || code === 0x0d;
}

/** @returns null for a tag that the document ends in */
function readTag(html: string, start: number, nameEnd: number): Tag | null {
	const attributes: Tag['attributes'] = new Map();
	let at = nameEnd;
	for (;;) {
		const gap = at;
		let code = html.charCodeAt(at);
		while (isSpace(code) || code === SLASH) code = html.charCodeAt(++at);
		if (at >= html.length) return null;
		if (code === GREATER) {
			const name = html.slice(start, nameEnd).toLowerCase();
			const isSelfClosing = at > gap && html.charCodeAt(at - 1) === SLASH;
			return { name, attributes, isSelfClosing, end: at + 1 };
		}
		const begin = at;
		// An equals sign may begin a name.
		do code = html.charCodeAt(++at);
		while (at < html.length && !isSpace(code) && !isNameEnd(code));
		const key = html.slice(begin, at).toLowerCase();
		const place = readValue(html, at);
		if (!place) return null;
		at = place.end;
		if (attributes.has(key)) continue;
		const { from, to, end } = place;
		attributes.set(key, { from, to, start: begin, end, value: null });
	}
}

const isNameEnd = (code: number) => code === SLASH || code === GREATER || code === EQUALS;

/**
 * Reads a value, where one stands behind a name.
 * @returns its place and the place behind it; null where the document ends in it
 */
function readValue(html: string, at: number): { from: number; to: number; end: number } | null {
	let from = skipSpace(html, at);
	if (html.charCodeAt(from) !== EQUALS) return { from: at, to: at, end: at };
	from = skipSpace(html, from + 1);
	if (from >= html.length) return null;
	const quote = html[from];
	if (quote === '"' || quote === "'") {
		const to = html.indexOf(quote, from + 1);
		return to < 0 ? null : { from: from + 1, to, end: to + 1 };
	}
	let to = from;
	let code = html.charCodeAt(to);
	while (to < html.length && !isSpace(code) && code !== GREATER) code = html.charCodeAt(++to);
	return { from, to, end: to };
}

function skipSpace(html: string, at: number): number {
	let next = at;
	while (isSpace(html.charCodeAt(next))) next += 1;
	return next;
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

/** A script that holds a comment may hold a script in it. */
function scriptEnd(html: string, start: number): number {
	let isComment = false;
	let isNested = false;
	SCRIPT_PART.lastIndex = start;
	for (let found = SCRIPT_PART.exec(html); found; found = SCRIPT_PART.exec(html)) {
		const [part, slash] = found;
		if (part === '<!--') {
			isComment = true;
			// `<!-->` and `<!--->` open and close it.
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

function startTag(html: string, { name, attributes, end }: Tag, start: number): StartTag {
	return {
		name,
		attributes: {
			get(attribute) {
				const found = attributes.get(attribute);
				if (!found) return undefined;
				found.value ??= decodeValue(html.slice(found.from, found.to));
				return found.value;
			},
			has: (attribute) => attributes.has(attribute),
			keys: () => attributes.keys(),
		},
		start,
		end,
		placeOf(attribute) {
			const place = attributes.get(attribute);
			return place ? { start: place.start, end: place.end } : null;
		},
	};
}
