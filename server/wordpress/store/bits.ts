/** A bit per post number, 32 in a word; the owner of the set knows the number of posts. */
export type Bits = Uint32Array;

/** Bits for `universe` posts, all unset. */
export function createBits(universe: number): Bits {
	return new Uint32Array((universe + 31) >>> 5);
}

/** Bits with every post of `universe` set. */
export function fullBits(universe: number): Bits {
	const bits = createBits(universe).fill(0xffffffff);
	const rest = universe & 31;
	if (rest !== 0) bits[bits.length - 1] = 2 ** rest - 1;
	return bits;
}

export function setBit(bits: Bits, doc: number): void {
	const word = doc >>> 5;
	bits[word] = (bits[word] ?? 0) | (1 << (doc & 31));
}

export function unsetBit(bits: Bits, doc: number): void {
	const word = doc >>> 5;
	if (word < bits.length) bits[word] = (bits[word] ?? 0) & ~(1 << (doc & 31));
}

export function hasBit(bits: Bits, doc: number): boolean {
	return (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
}

/** Keeps in `target` only the posts that `other` also has. */
export function andBits(target: Bits, other: Bits): void {
	for (let word = 0; word < target.length; word++)
		target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

/** Adds the posts of `other` to `target`. */
export function orBits(target: Bits, other: Bits): void {
	for (let word = 0; word < target.length; word++)
		target[word] = (target[word] ?? 0) | (other[word] ?? 0);
}

/** Removes the posts of `other` from `target`. */
export function subtractBits(target: Bits, other: Bits): void {
	for (let word = 0; word < target.length; word++)
		target[word] = (target[word] ?? 0) & ~(other[word] ?? 0);
}

/** Number of set bits. */
export function countBits(bits: Bits): number {
	let count = 0;
	for (let word = 0; word < bits.length; word++) count += countWord(bits[word] ?? 0);
	return count;
}

/** The set bits as ascending post numbers. */
export function listBits(bits: Bits): Uint32Array {
	const docs = new Uint32Array(countBits(bits));
	let at = 0;
	for (let word = 0; word < bits.length; word++) {
		let rest = bits[word] ?? 0;
		while (rest !== 0) {
			const lowest = rest & -rest;
			docs[at++] = (word << 5) + (31 - Math.clz32(lowest));
			rest ^= lowest;
		}
	}
	return docs;
}

function countWord(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
