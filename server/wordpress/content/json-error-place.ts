/** Where a text stops being JSON. */
export interface JsonErrorPlace {
	/** From 1. */
	line: number;
	column: number;
	/** What stands there: the character in quotes, or `the end of the file`. */
	found: string;
	/** What JSON wants there. */
	wanted: string;
}

class Stop extends Error {
	constructor(
		readonly at: number,
		readonly wanted: string,
	) {
		super(wanted);
	}
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING_PART = /(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

/**
 * Finds the first place at which a text is not JSON; `null` when it is, or is nested too deep to tell.
 * (The messages of `JSON.parse` carry no position for the commonest mistakes.)
 */
export function findJsonError(text: string): JsonErrorPlace | null {
	try {
		const end = skipValue(text, skipSpace(text, 0));
		const rest = skipSpace(text, end);
		if (rest < text.length) throw new Stop(rest, 'the end of the file');
		return null;
	} catch (error) {
		// Nested too deep for the call stack: broken, but nobody can say where.
		if (error instanceof RangeError) return null;
		if (!(error instanceof Stop)) throw error;
		const before = text.slice(0, error.at).split('\n');
		return {
			line: before.length,
			column: (before.at(-1)?.length ?? 0) + 1,
			found: error.at < text.length ? JSON.stringify(text[error.at]) : 'the end of the file',
			wanted: error.wanted,
		};
	}
}

function skipValue(text: string, at: number): number {
	const first = text[at];
	if (first === '{') return skipList(text, at, '}', skipMember);
	if (first === '[') return skipList(text, at, ']', skipValue);
	if (first === '"') return skipString(text, at);
	for (const word of ['true', 'false', 'null'])
		if (text.startsWith(word, at)) return at + word.length;
	NUMBER.lastIndex = at;
	if (NUMBER.test(text)) return NUMBER.lastIndex;
	throw new Stop(at, 'a value: an object, list, "text", number, true, false or null');
}

function skipList(
	text: string,
	start: number,
	close: '}' | ']',
	skipItem: (text: string, at: number) => number,
): number {
	let at = skipSpace(text, start + 1);
	if (text[at] === close) return at + 1;
	for (;;) {
		at = skipSpace(text, skipItem(text, at));
		if (text[at] === close) return at + 1;
		if (text[at] !== ',') throw new Stop(at, `a comma or ${close}`);
		at = skipSpace(text, at + 1);
	}
}

function skipMember(text: string, at: number): number {
	if (text[at] !== '"') throw new Stop(at, 'a "name" in double quotes');
	const colon = skipSpace(text, skipString(text, at));
	if (text[colon] !== ':') throw new Stop(colon, 'a colon');
	return skipValue(text, skipSpace(text, colon + 1));
}

function skipString(text: string, at: number): number {
	STRING_PART.lastIndex = at + 1;
	STRING_PART.test(text);
	const end = STRING_PART.lastIndex;
	if (text[end] !== '"')
		throw new Stop(end, 'the text to go on or end with a double quote (line breaks are \\n)');
	return end + 1;
}

function skipSpace(text: string, start: number): number {
	let at = start;
	while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
	return at;
}
