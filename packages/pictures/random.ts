/** A repeatable stream of numbers; the same seed gives the same picture on every machine. */
export interface Random {
	/** Next number in [0, 1). */
	next(): number;
	/** Number in [low, high). */
	between(low: number, high: number): number;
	/** Number around `middle`, at most `spread` away, the middle being likelier. */
	around(middle: number, spread: number): number;
	/** Whole number from low to high, both included. */
	whole(low: number, high: number): number;
	/** True with the given probability (0 to 1). */
	chance(probability: number): boolean;
	/** One item of a list that is not empty. */
	pick<Item>(items: readonly [Item, ...Item[]]): Item;
	/** An independent stream, so that adding a cloud does not move the pines. */
	branch(name: string): Random;
}

/** Hashes text to 32 bits (FNV-1a). */
export function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) {
		value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
	}
	return value >>> 0;
}

/** Makes a stream from a seed of any text (mulberry32 over its hash). */
export function seeded(seed: string): Random {
	let state = hash(seed);
	const next = (): number => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	return {
		next,
		between: (low, high) => low + (high - low) * next(),
		around: (middle, spread) => middle + spread * (next() + next() - 1),
		whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
		chance: (probability) => next() < probability,
		pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
		branch: (name) => seeded(`${seed}/${name}`),
	};
}
