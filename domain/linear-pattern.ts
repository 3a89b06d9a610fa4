/** Longer patterns are refused. */
export const MAX_PATTERN_LENGTH = 256;

/** Only so much of a text is looked at; addresses are rarely longer. */
export const MAX_TEXT_LENGTH = 2048;

/** Steps of a compiled pattern: each is tried at most once for each character, 2,048 × 300 take some milliseconds. */
const MAX_STEPS = 300;

/** Whether a UTF-16 code unit is taken. */
type Test = (code: number) => boolean;

/** What a pattern is made of, once it is parsed. */
type Node =
	| { kind: 'test'; test: Test }
	| { kind: 'edge'; edge: Edge }
	| { kind: 'all'; nodes: Node[] }
	| { kind: 'any'; nodes: Node[] }
	| { kind: 'repeat'; node: Node; min: number; max: number };

/** A place between two characters; `before` and `after` are undefined at the ends of the text. */
type Edge = (before: number | undefined, after: number | undefined) => boolean;

/** One step: take a character, look at a place, or go on at one of two steps. */
interface Step {
	test?: Test;
	edge?: Edge;
	next?: number[];
}

class Refused extends Error {}

/**
 * Compiles a JavaScript regular expression (without flags) so that looking for it takes time in proportion to the
 * text, whatever the pattern: all its ways are followed at once, none is ever tried twice.
 *
 * @returns null for a pattern that is refused: too long, invalid, too large once its counts are written out, or with
 * what cannot be had in linear time (references back, looking around).
 */
export function compileLinear(pattern: string): ((text: string) => boolean) | null {
	if (pattern.length > MAX_PATTERN_LENGTH) return null;
	try {
		new RegExp(pattern);
		const steps: Step[] = [];
		emit(parse(pattern), steps);
		const isFound = link(steps);
		return (text) => isFound(text.slice(0, MAX_TEXT_LENGTH));
	} catch {
		return null;
	}
}

/** How many codes a table tells; what is beyond them is asked each time. */
const ASCII = 128;

/** The steps in arrays of numbers: 300 steps for each of 2,048 characters must stay a few milliseconds. */
function link(steps: readonly Step[]) {
	const forks = steps.map(({ next }) => Uint16Array.from(next ?? []));
	const tables = steps.map(({ test }) =>
		Uint8Array.from({ length: test ? ASCII : 0 }, (_, code) => Number(test?.(code))),
	);
	return (text: string): boolean => {
		// At which character a step was reached last: one array serves all of them.
		const reachedAt = new Int32Array(steps.length).fill(-1);
		let here: number[] = [];
		let there: number[] = [];
		for (let index = 0; index <= text.length; index += 1) {
			const before = index > 0 ? text.charCodeAt(index - 1) : undefined;
			const after = index < text.length ? text.charCodeAt(index) : undefined;
			// A match may begin anywhere.
			here.push(0);
			while (here.length > 0) {
				const at = here.pop() as number;
				if (at === steps.length) return true;
				if (reachedAt[at] === index) continue;
				reachedAt[at] = index;
				const fork = forks[at] as Uint16Array;
				const table = tables[at] as Uint8Array;
				for (let way = 0; way < fork.length; way += 1) here.push(fork[way] as number);
				if (after !== undefined && table.length > 0) {
					if (after < ASCII ? table[after] : steps[at]?.test?.(after)) there.push(at + 1);
				} else if (steps[at]?.edge?.(before, after)) here.push(at + 1);
			}
			[here, there] = [there, here];
		}
		return false;
	};
}

function emit(node: Node, steps: Step[]): void {
	if (steps.length > MAX_STEPS) throw new Refused();
	switch (node.kind) {
		case 'test':
			steps.push({ test: node.test });
			return;
		case 'edge':
			steps.push({ edge: node.edge });
			return;
		case 'all':
			for (const part of node.nodes) emit(part, steps);
			return;
		case 'any':
			emitAny(node.nodes, steps);
			return;
		case 'repeat':
			emitRepeat(node, steps);
	}
}

function emitAny(nodes: readonly Node[], steps: Step[]): void {
	const fork = { next: [] as number[] };
	const ends: { next: number[] }[] = [];
	steps.push(fork);
	for (const node of nodes) {
		fork.next.push(steps.length);
		emit(node, steps);
		const end = { next: [] };
		ends.push(end);
		steps.push(end);
	}
	for (const end of ends) end.next.push(steps.length);
}

function emitRepeat({ node, min, max }: Extract<Node, { kind: 'repeat' }>, steps: Step[]): void {
	for (let times = 0; times < min; times += 1) emit(node, steps);
	if (max === Number.POSITIVE_INFINITY) {
		const start = steps.length;
		const fork = { next: [start + 1] };
		steps.push(fork);
		emit(node, steps);
		steps.push({ next: [start] });
		fork.next.push(steps.length);
		return;
	}
	const forks: { next: number[] }[] = [];
	for (let times = min; times < max; times += 1) {
		const fork = { next: [steps.length + 1] };
		forks.push(fork);
		steps.push(fork);
		emit(node, steps);
	}
	for (const fork of forks) fork.next.push(steps.length);
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
const matching =
	(pattern: RegExp): Test =>
	(code) =>
		pattern.test(String.fromCharCode(code));

const isWord = matching(/\w/);
const SETS: Readonly<Record<string, Test>> = {
	d: matching(/\d/),
	D: matching(/\D/),
	w: isWord,
	W: not(isWord),
	s: matching(/\s/),
	S: matching(/\S/),
};
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

const isWordEdge: Edge = (before, after) =>
	(before !== undefined && isWord(before)) !== (after !== undefined && isWord(after));

/** Reads a pattern that the browser itself takes for valid. */
function parse(pattern: string): Node {
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
		// An empty node would be repeated without leaving a trace in the count of steps.
		if (least > MAX_STEPS || (most > MAX_STEPS && most < Number.POSITIVE_INFINITY)) {
			throw new Refused();
		}
		return { kind: 'repeat', node, min: least, max: most };
	}

	function atom(): Node {
		const character = next();
		if (character === '(') return group();
		if (character === '[') return { kind: 'test', test: charSet() };
		if (character === '.') return { kind: 'test', test: not(matching(/[\n\r\u2028\u2029]/)) };
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

	/** What stands behind a backslash: the code of a character, or a set. */
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
