/** A stream of random numbers that can be repeated: the same seed gives the same picture on every machine. */
export interface Random {
	/** Returns the next number in [0, 1). */
	next(): number;
	/** Returns a number in [low, high). */
	between(low: number, high: number): number;
	/** Returns a number that differs from `middle` by at most `spread`; numbers near the middle are likelier. */
	around(middle: number, spread: number): number;
	/** Returns a whole number from low to high, both included. */
	whole(low: number, high: number): number;
	/** Returns true with the given probability (0 to 1). */
	chance(probability: number): boolean;
	/** Returns one item of a list that is not empty. */
	pick<Item>(items: readonly [Item, ...Item[]]): Item;
	/** Returns an independent stream, so that for example one more cloud does not change the pines. */
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

/** Creates a stream from a seed, which may be any text (mulberry32 with the seed's hash). */
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
