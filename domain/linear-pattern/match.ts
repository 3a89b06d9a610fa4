import { type Edge, MAX_STEPS, type Node, Refused, type Test } from './parse';

/** One step: take a character, look at a place, or go on at one of two steps. */
interface Step {
	test?: Test;
	edge?: Edge;
	next?: number[];
}

/** What a pattern has cost; for tests, which count and take no time. */
export interface Tally {
	/** Steps that were looked at: each at most once for each character, and once behind the last. */
	steps: number;
	/** Sets that were asked about a character: each at most once for each character, however often it is repeated. */
	asked: number;
}

/**
 * Makes a function that says whether a parsed pattern is found anywhere in a text.
 *
 * @param tally counts on while the function is made and asked
 * @throws Refused for a pattern that is too large once its counts are written out.
 */
export function matcher(node: Node, tally: Tally): (text: string) => boolean {
	const steps: Step[] = [];
	emit(node, steps);
	return link(steps, tally);
}

/** How many codes a table tells; what is beyond them is asked about. */
const ASCII = 128;

/** A set of characters, whose test is asked about each code once. A count writes one set out into many steps. */
interface CharSet {
	test: Test;
	/** 1 where a code below `ASCII` is taken. */
	table: Uint8Array;
	/** The code beyond them that was asked about last, and whether it is taken. */
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
 * Follows all ways of a pattern at once. The steps stand in arrays of numbers: 300 steps for each of 2,048 characters
 * must stay a few milliseconds.
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
