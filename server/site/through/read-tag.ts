import { decodeValue } from './decode-value';

/** Attributes of a tag by their lower-case names; if two have the same name, the first counts, as in browsers. */
export interface Attributes {
	/** Its decoded value; empty for an attribute without a value. */
	get(name: string): string | undefined;
	/** Its value as the page writes it. */
	written(name: string): string | undefined;
	has(name: string): boolean;
	keys(): readonly string[];
}

/** A start tag of a document, with its place in the text. */
export interface StartTag {
	name: string;
	attributes: Attributes;
	/** The words of its `class`, in their order. */
	classes: readonly string[];
	/** True if its `class` contains the word; it makes no list of all words. */
	hasClass(name: string): boolean;
	/** The tag as it is written, from `<` to `>`. */
	text: string;
	/** The position at which the tag begins, and the position after its `>`. */
	start: number;
	end: number;
	/** Position of an attribute, from its name to its last quote. */
	placeOf(attribute: string): { start: number; end: number } | null;
	/** The same tag with other values of some attributes that it has. */
	with(values: ReadonlyMap<string, string>): StartTag;
}

const CLASS_GAP = /[\t\n\f\r ]+/;
/**
 * The number of positions that are stored for one attribute: its begin, the begin and end of its value, and its end.
 */
const PLACE = 4;

/** A tag with the positions of its attributes. It decodes a value only when a module needs it, and only once. */
export class ReadTag implements StartTag, Attributes {
	#html: string;
	#names: readonly string[];
	#places: readonly number[];
	/** Decoded values; null until a module reads one. */
	#values: (string | undefined)[] | null = null;

	/** @param places four positions for each name */
	constructor(
		html: string,
		readonly name: string,
		readonly start: number,
		readonly end: number,
		readonly isSelfClosing: boolean,
		names: readonly string[],
		places: readonly number[],
	) {
		this.#html = html;
		this.#names = names;
		this.#places = places;
	}

	get attributes(): Attributes {
		return this;
	}

	get classes(): readonly string[] {
		return wordsOf(this.get('class'));
	}

	hasClass(name: string): boolean {
		const text = this.get('class');
		if (text === undefined) return false;
		for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
			const end = at + name.length;
			const isWhole = at === 0 || isSpace(text.charCodeAt(at - 1));
			if (isWhole && (end === text.length || isSpace(text.charCodeAt(end)))) return true;
		}
		return false;
	}

	get text(): string {
		return this.#html.slice(this.start, this.end);
	}

	get(name: string): string | undefined {
		const at = this.#names.indexOf(name);
		if (at < 0) return undefined;
		this.#values ??= new Array(this.#names.length);
		const known = this.#values[at];
		if (known !== undefined) return known;
		const value = decodeValue(this.#writtenAt(at));
		this.#values[at] = value;
		return value;
	}

	written(name: string): string | undefined {
		const at = this.#names.indexOf(name);
		return at < 0 ? undefined : this.#writtenAt(at);
	}

	#writtenAt(at: number): string {
		return this.#html.slice(this.#places[at * PLACE + 1], this.#places[at * PLACE + 2]);
	}

	has(name: string): boolean {
		return this.#names.includes(name);
	}

	keys(): readonly string[] {
		return this.#names;
	}

	placeOf(attribute: string): { start: number; end: number } | null {
		const at = this.#names.indexOf(attribute) * PLACE;
		const [start, end] = [this.#places[at], this.#places[at + 3]];
		return start === undefined || end === undefined ? null : { start, end };
	}

	with(values: ReadonlyMap<string, string>): StartTag {
		const { name, start, end, isSelfClosing } = this;
		const tag = new ReadTag(this.#html, name, start, end, isSelfClosing, this.#names, this.#places);
		tag.#values = this.#names.map((one, at) => values.get(one) ?? this.#values?.[at]);
		return tag;
	}
}

function wordsOf(text: string | undefined): readonly string[] {
	return text === undefined ? [] : text.split(CLASS_GAP).filter(Boolean);
}

const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;

/** Returns true for the code of a character that separates attributes. */
export function isSpace(code: number): boolean {
	return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0c || code === 0x0d;
}

/** The names of tags and attributes that were read last, by a number made from their letters. */
const NAMES = new Array<string>(1024).fill('');
/** The most letters of a name in `NAMES`. Names of HTML and of the builder are shorter. */
const MOST_LETTERS = 40;

/**
 * The name at a place in small letters. Equal names are one string, the one of the program's own constants, so that a
 * comparison of two names compares two addresses, and a name that a page repeats needs no memory.
 */
function nameAt(html: string, from: number, to: number): string {
	const length = to - from;
	const [first, last] = [html.charCodeAt(from), html.charCodeAt(to - 1)];
	const middle = html.charCodeAt(from + (length >> 1));
	const place = (length * 131 + first * 31 + middle * 7 + last) % NAMES.length;
	const known = NAMES[place] ?? '';
	if (known.length === length && html.startsWith(known, from)) return known;
	const name = html.slice(from, to).toLowerCase();
	if (length > MOST_LETTERS) return name;
	// The engine keeps one string for all equal keys.
	const [own = name] = Object.keys({ [name]: null });
	NAMES[place] = own;
	return own;
}

/** The attributes of the tag that is being read. A tag copies its own, so that each of its lists has the right size. */
const readNames: string[] = [];
const readPlaces: number[] = [];
let readCount = 0;

/** Remembers an attribute with its positions, unless the tag has an attribute of that name. */
function addAttribute(name: string, start: number, from: number, to: number, end: number): void {
	for (let at = 0; at < readCount; at += 1) if (readNames[at] === name) return;
	const place = readCount * PLACE;
	readNames[readCount] = name;
	readPlaces[place] = start;
	readPlaces[place + 1] = from;
	readPlaces[place + 2] = to;
	readPlaces[place + 3] = end;
	readCount += 1;
}

/**
 * Reads a tag and its attributes, as the tokenizer of browsers splits them.
 * @param start the place of the tag's `<`
 * @param from where its name begins, and `to` where the name ends
 * @returns null if the document ends inside of the tag
 */
export function readTag(html: string, start: number, from: number, to: number): ReadTag | null {
	readCount = 0;
	let at = to;
	for (;;) {
		const gap = at;
		let code = html.charCodeAt(at);
		while (isSpace(code) || code === SLASH) code = html.charCodeAt(++at);
		if (at >= html.length) return null;
		if (code === GREATER) {
			const isSelfClosing = at > gap && html.charCodeAt(at - 1) === SLASH;
			const names = readNames.slice(0, readCount);
			const places = readPlaces.slice(0, readCount * PLACE);
			return new ReadTag(html, nameAt(html, from, to), start, at + 1, isSelfClosing, names, places);
		}
		const begin = at;
		// An equals sign may begin a name.
		do code = html.charCodeAt(++at);
		while (at < html.length && !isSpace(code) && !isNameEnd(code));
		const behind = readValue(html, begin, at);
		if (behind < 0) return null;
		at = behind;
	}
}

const isNameEnd = (code: number) => code === SLASH || code === GREATER || code === EQUALS;

/**
 * Adds an attribute with the value after its name, if it has one.
 * @returns the position after the attribute; -1 if the document ends inside of it
 */
function readValue(html: string, begin: number, nameEnd: number): number {
	const name = nameAt(html, begin, nameEnd);
	let from = skipSpace(html, nameEnd);
	if (html.charCodeAt(from) !== EQUALS) {
		addAttribute(name, begin, nameEnd, nameEnd, nameEnd);
		return nameEnd;
	}
	from = skipSpace(html, from + 1);
	if (from >= html.length) return -1;
	const quote = html[from];
	if (quote === '"' || quote === "'") {
		const to = html.indexOf(quote, from + 1);
		if (to < 0) return -1;
		addAttribute(name, begin, from + 1, to, to + 1);
		return to + 1;
	}
	let to = from;
	let code = html.charCodeAt(to);
	while (to < html.length && !isSpace(code) && code !== GREATER) code = html.charCodeAt(++to);
	addAttribute(name, begin, from, to, to);
	return to;
}

function skipSpace(html: string, at: number): number {
	let next = at;
	while (isSpace(html.charCodeAt(next))) next += 1;
	return next;
}
