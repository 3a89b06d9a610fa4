import { type Edge, MAX_STEPS, type Node, Refused, type Test } from './parse';

/** A step of the automaton: consumes a character, tests a position, or forks to several steps. */
interface Step {
	test?: Test;
	edge?: Edge;
	next?: number[];
}

/** The cost of a search, counted for tests instead of measured in time. */
export interface Tally {
	/**
	 * The number of visited steps: each step is visited at most once per character, and once at the end of the text.
	 */
	steps: number;
	/**
	 * The number of calls that test a character set: at most one call for each set and character, however often the set
	 * is repeated.
	 */
	asked: number;
}

/**
 * Creates a function that returns true where a parsed pattern matches anywhere in a text.
 *
 * @param tally counts the cost of creating and calling the function
 * @throws Refused for a pattern that is too large after its counts are expanded.
 */
export function matcher(node: Node, tally: Tally): (text: string) => boolean {
	const steps: Step[] = [];
	emit(node, steps);
	return link(steps, tally);
}

/** The number of character codes that a set keeps in a table; for higher codes it calls its test. */
const ASCII = 128;

/**
 * A set of characters that calls its test once per code. A repeat with a count becomes many steps, which share one set.
 */
interface CharSet {
	test: Test;
	/** 1 for each code below `ASCII` that the set contains. */
	table: Uint8Array;
	/** The code above the table that was tested last; `isLastTaken` holds the result. */
	last: number;
	isLastTaken: boolean;
}

function charSetsOf(steps: readonly Step[], tally: Tally): (CharSet | undefined)[] {
	const sets = new Map<Test, CharSet>();
	return steps.map(({ test }) => {
		if (!test) return undefined;
		const known = sets.get(test);
		if (known) return known;
		const table = Uint8Array.from({ length: ASCII }, (_, code) => Number(test(code)));
		const set = { test, table, last: -1, isLastTaken: false };
		tally.asked += ASCII;
		sets.set(test, set);
		return set;
	});
}

/**
 * Links the steps into a search that follows all alternatives at once. It uses arrays of numbers for speed: 300 steps
 * for each of 2,048 characters must stay within a few milliseconds.
 */
function link(steps: readonly Step[], tally: Tally) {
	const forks = steps.map(({ next }) => Uint16Array.from(next ?? []));
	const sets = charSetsOf(steps, tally);

	function takes(set: CharSet, code: number): boolean {
		if (code < ASCII) return set.table[code] === 1;
		if (set.last !== code) {
			tally.asked += 1;
			set.last = code;
			set.isLastTaken = set.test(code);
		}
		return set.isLastTaken;
	}

	return (text: string): boolean => {
		// For each step, the last character index that reached it; clears itself for the next character.
		const reachedAt = new Int32Array(steps.length).fill(-1);
		let here: number[] = [];
		let there: number[] = [];
		for (let index = 0; index <= text.length; index += 1) {
			const before = index > 0 ? text.charCodeAt(index - 1) : undefined;
			const after = index < text.length ? text.charCodeAt(index) : undefined;
			// A match may begin at any character, so each character starts a new attempt.
			here.push(0);
			while (here.length > 0) {
				const at = here.pop() as number;
				if (at === steps.length) return true;
				if (reachedAt[at] === index) continue;
				reachedAt[at] = index;
				tally.steps += 1;
				const fork = forks[at] as Uint16Array;
				const set = sets[at];
				for (let way = 0; way < fork.length; way += 1) {
					const next = fork[way] as number;
					if (reachedAt[next] !== index) here.push(next);
				}
				if (set) {
					if (after !== undefined && takes(set, after)) there.push(at + 1);
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
