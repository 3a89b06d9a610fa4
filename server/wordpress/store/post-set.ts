import {
	andBits,
	type Bits,
	countBits,
	createBits,
	fullBits,
	hasBit,
	listBits,
	orBits,
	setBit,
} from './bits';
import { partitionPoint } from './partition-point';

/**
 * A set of post numbers (0 … universe − 1, see `PostTable`), held the way that suits its size:
 * few posts as an ascending list, many as bits.
 */
export interface PostSet {
	readonly size: number;
	has(doc: number): boolean;
	/** Do not change what it gives. */
	bits(): Bits;
	/** Ascending; do not change what it gives. */
	docs(): Uint32Array;
}

/** The posts of an ascending list without repetitions. */
export function setOfDocs(docs: Uint32Array, universe: number): PostSet {
	let bits: Bits | undefined;
	const makeBits = () => {
		if (bits) return bits;
		bits = createBits(universe);
		for (const doc of docs) setBit(bits, doc);
		return bits;
	};
	const isSmall = docs.length << 5 < universe;
	return {
		size: docs.length,
		has: (doc) => (isSmall ? includes(docs, doc) : hasBit(makeBits(), doc)),
		bits: makeBits,
		docs: () => docs,
	};
}

/** The posts whose bits are set. The bits belong to the set from now on. */
export function setOfBits(bits: Bits): PostSet {
	let docs: Uint32Array | undefined;
	return {
		size: countBits(bits),
		has: (doc) => hasBit(bits, doc),
		bits: () => bits,
		docs: () => {
			docs ??= listBits(bits);
			return docs;
		},
	};
}

/** The posts from `start` up to, not including, `end`. */
export function setOfRange(start: number, end: number, universe: number): PostSet {
	const size = Math.max(0, end - start);
	return {
		size,
		has: (doc) => doc >= start && doc < end,
		bits: () => {
			const bits = createBits(universe);
			for (let doc = start; doc < end; doc++) setBit(bits, doc);
			return bits;
		},
		docs: () => Uint32Array.from({ length: size }, (_, at) => start + at),
	};
}

/** Every post that is not in the set. */
export function complement(set: PostSet, universe: number): PostSet {
	let bits: Bits | undefined;
	const makeBits = () => {
		if (bits) return bits;
		bits = fullBits(universe);
		const excluded = set.bits();
		for (let word = 0; word < bits.length; word++)
			bits[word] = (bits[word] ?? 0) & ~(excluded[word] ?? 0);
		return bits;
	};
	return {
		size: universe - set.size,
		has: (doc) => !set.has(doc),
		bits: makeBits,
		docs: () => listBits(makeBits()),
	};
}

/** The posts that are in any of the sets. */
export function union(sets: readonly PostSet[], universe: number): PostSet {
	const [only] = sets;
	if (only && sets.length === 1) return only;
	const upperBound = sets.reduce((sum, set) => sum + set.size, 0);
	if (upperBound << 5 < universe) {
		const docs = new Set<number>();
		for (const set of sets) for (const doc of set.docs()) docs.add(doc);
		return setOfDocs(Uint32Array.from(docs).sort(), universe);
	}
	const bits = createBits(universe);
	for (const set of sets) orBits(bits, set.bits());
	return setOfBits(bits);
}

/**
 * The posts that are in all of the sets; every post when there is none.
 * The smallest set leads: when it is small the others are only asked about its posts.
 */
export function intersection(sets: readonly PostSet[], universe: number): PostSet {
	const [smallest, ...others] = [...sets].sort((one, other) => one.size - other.size);
	if (!smallest) return setOfRange(0, universe, universe);
	if (others.length === 0) return smallest;
	if (smallest.size << 5 < universe)
		return setOfDocs(
			smallest.docs().filter((doc) => others.every((set) => set.has(doc))),
			universe,
		);
	const bits = smallest.bits().slice();
	for (const set of others) andBits(bits, set.bits());
	return setOfBits(bits);
}

function includes(docs: Uint32Array, doc: number): boolean {
	return docs[partitionPoint(docs.length, (at) => (docs[at] ?? 0) < doc)] === doc;
}
