/**
 * The largest number of steps in a compiled pattern. Each step runs at most once per character: 2,048 × 300 take some
 * milliseconds.
 */
export const MAX_STEPS = 300;

/** Returns true for a UTF-16 code unit that matches. */
export type Test = (code: number) => boolean;

/** The syntax tree of a pattern. */
export type Node =
	| { kind: 'test'; test: Test }
	| { kind: 'edge'; edge: Edge }
	| { kind: 'all'; nodes: Node[] }
	| { kind: 'any'; nodes: Node[] }
	| { kind: 'repeat'; node: Node; min: number; max: number };

/** Tests a position between two characters; `before` and `after` are undefined at the ends of the text. */
export type Edge = (before: number | undefined, after: number | undefined) => boolean;

/** Thrown for a pattern that this engine does not support. */
export class Refused extends Error {}

/**
 * Parses a pattern that the browser itself accepts as valid.
 *
 * @throws Refused for backreferences, lookaround, and counts above `MAX_STEPS`.
 */
export function parse(pattern: string): Node {
	let at = 0;
	const peek = (text: string) => pattern.startsWith(text, at);
	const take = (text: string) => {
		const isThere = peek(text);
		if (isThere) at += text.length;
		return isThere;
	};
	const next = () => pattern[at++] ?? '';

	function alternatives(): Node {
		const nodes = [sequence()];
		while (take('|')) nodes.push(sequence());
		return nodes.length === 1 ? (nodes[0] as Node) : { kind: 'any', nodes };
	}

	function sequence(): Node {
		const nodes: Node[] = [];
		while (at < pattern.length && !peek('|') && !peek(')')) nodes.push(repeated(atom()));
		return { kind: 'all', nodes };
	}

	function repeated(node: Node): Node {
		const [text, sign, min, comma, max] =
			/^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(pattern.slice(at)) ?? [];
		if (text === undefined) return node;
		at += text.length;
		if (sign) {
			return {
				kind: 'repeat',
				node,
				min: sign === '+' ? 1 : 0,
				max: sign === '?' ? 1 : Number.POSITIVE_INFINITY,
			};
		}
		const least = Number(min);
		const most = comma ? (max ? Number(max) : Number.POSITIVE_INFINITY) : least;
		// A repeat count needs a limit of its own, because repeating an empty node adds no steps.
		if (least > MAX_STEPS || (most > MAX_STEPS && most < Number.POSITIVE_INFINITY)) {
			throw new Refused();
		}
		return { kind: 'repeat', node, min: least, max: most };
	}

	function atom(): Node {
		const character = next();
		if (character === '(') return group();
		if (character === '[') return { kind: 'test', test: charSet() };
		if (character === '.') return { kind: 'test', test: ANY };
		if (character === '^') return { kind: 'edge', edge: (before) => before === undefined };
		if (character === '$') return { kind: 'edge', edge: (_, after) => after === undefined };
		if (character !== '\\') return { kind: 'test', test: only(character) };
		if (take('b')) return { kind: 'edge', edge: isWordEdge };
		if (take('B')) return { kind: 'edge', edge: (...sides) => !isWordEdge(...sides) };
		const code = readEscape();
		return {
			kind: 'test',
			test: typeof code === 'number' ? between(code, code) : code,
		};
	}

	function group(): Node {
		if (peek('?') && !take('?:')) {
			const [name] = /^\?<[\w$]+>/.exec(pattern.slice(at)) ?? [];
			if (name === undefined) throw new Refused();
			at += name.length;
		}
		const node = alternatives();
		at += 1;
		return node;
	}

	function charSet(): Test {
		const isNegated = take('^');
		const tests: Test[] = [];
		while (!take(']')) {
			const first = member();
			const isRange = peek('-') && pattern[at + 1] !== ']';
			if (typeof first === 'number' && isRange) {
				at += 1;
				const last = member();
				if (typeof last === 'number') tests.push(between(first, last));
				else tests.push(between(first, first), between(45, 45), last);
			} else tests.push(typeof first === 'number' ? between(first, first) : first);
		}
		return isNegated ? not(oneOf(tests)) : oneOf(tests);
	}

	function member(): number | Test {
		if (!take('\\')) return next().charCodeAt(0);
		return take('b') ? 8 : readEscape();
	}

	/** Reads the part after a backslash: the code of a character, or a set. */
	function readEscape(): number | Test {
		const letter = next();
		const set = SETS[letter];
		if (set) return set;
		if (/[1-9kcpP]/.test(letter) || (letter === '0' && /\d/.test(pattern[at] ?? ''))) {
			throw new Refused();
		}
		const digits = { x: 2, u: 4 }[letter];
		const hex = digits && pattern.slice(at, at + digits);
		if (hex && new RegExp(`^[0-9a-f]{${digits}}$`, 'i').test(hex)) {
			at += hex.length;
			return Number.parseInt(hex, 16);
		}
		return CONTROLS[letter] ?? letter.charCodeAt(0);
	}

	return alternatives();
}

function only(character: string): Test {
	const code = character.charCodeAt(0);
	return between(code, code);
}

const between =
	(first: number, last: number): Test =>
	(code) =>
		code >= first && code <= last;
const oneOf =
	(tests: readonly Test[]): Test =>
	(code) =>
		tests.some((test) => test(code));
const not =
	(test: Test): Test =>
	(code) =>
		!test(code);
const isDigit: Test = (code) => code >= 48 && code <= 57;
/** The characters that `\s` matches: white space and line terminators of ECMAScript. */
const SPACES = new Set([
	9, 10, 11, 12, 13, 32, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
]);
const isSpace: Test = (code) => SPACES.has(code) || (code >= 0x2000 && code <= 0x200a);
const LINE_ENDS = new Set([10, 13, 0x2028, 0x2029]);
const isLineEnd: Test = (code) => LINE_ENDS.has(code);
/** The characters that `.` matches: all except line terminators. */
const ANY = not(isLineEnd);
const isWord: Test = (code) =>
	isDigit(code) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
const SETS: Readonly<Record<string, Test>> = {
	d: isDigit,
	D: not(isDigit),
	w: isWord,
	W: not(isWord),
	s: isSpace,
	S: not(isSpace),
};
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

const isWordEdge: Edge = (before, after) =>
	(before !== undefined && isWord(before)) !== (after !== undefined && isWord(after));
