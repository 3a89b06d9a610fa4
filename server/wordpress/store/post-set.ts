import { type Bits, createBits, listBits, orBits, setBit } from './bits';
import { BitsSet, ComplementSet, DocsSet, RangeSet } from './post-set-kinds';

/**
 * A set of post numbers (0 … universe − 1, see `PostTable`) in the form that suits it: a few posts as an ascending
 * list, many as bits, a run by its ends, almost all posts by the missing ones.
 */
export interface PostSet {
	/** The number of posts, or a near guess where counting costs; only for planning. */
	readonly estimate: number;
	has(doc: number): boolean;
	/** Ascending; do not change the returned array. */
	docs(): Uint32Array;
	/** Do not change the returned bits. */
	bits(): Bits;
	/** Unsets the posts in `target` that are not in the set. */
	restrict(target: Bits): void;
}

/** The posts of an ascending list without repetitions. */
export function setOfDocs(docs: Uint32Array, universe: number): PostSet {
	return new DocsSet(docs, universe);
}

/** The posts from `start` up to, not including, `end`. */
export function setOfRange(start: number, end: number, universe: number): PostSet {
	return new RangeSet(start, Math.max(start, end), universe);
}

/** Every post that is not in the set. */
export function complement(set: PostSet, universe: number): PostSet {
	return new ComplementSet(set, universe);
}

/** The posts that are in any of the sets. */
export function union(sets: readonly PostSet[], universe: number): PostSet {
	const filled = sets.filter((set) => set.estimate > 0);
	const [only] = filled;
	if (!only) return setOfDocs(new Uint32Array(0), universe);
	if (filled.length === 1) return only;
	const upperBound = filled.reduce((sum, set) => sum + set.estimate, 0);
	if (isFew(upperBound, universe)) {
		const docs = [...new Set(filled.flatMap((set) => [...set.docs()]))];
		return setOfDocs(new Uint32Array(docs).sort(), universe);
	}
	const bits = createBits(universe);
	for (const set of filled) {
		// Sets keep the bits that they once made, so the posts of small sets are added without making bits.
		if (isFew(set.estimate, universe)) for (const doc of set.docs()) setBit(bits, doc);
		else orBits(bits, set.bits());
	}
	return new BitsSet(bits);
}

/**
 * The posts that are in all of the sets, ascending; every post when there is no set. The function looks the posts of
 * the smallest set up in the others if that set is small.
 */
export function intersectionDocs(sets: readonly PostSet[], universe: number): Uint32Array {
	const [smallest, ...others] = [...sets].sort((one, other) => one.estimate - other.estimate);
	if (!smallest) return setOfRange(0, universe, universe).docs();
	if (others.length === 0) return smallest.docs();
	if (isFew(smallest.estimate, universe))
		return smallest.docs().filter((doc) => others.every((set) => set.has(doc)));
	const bits = smallest.bits().slice();
	for (const set of others) set.restrict(bits);
	return listBits(bits);
}

/** As `intersectionDocs`, but returns a set for further operations. */
export function intersection(sets: readonly PostSet[], universe: number): PostSet {
	const [only] = sets;
	return only && sets.length === 1 ? only : setOfDocs(intersectionDocs(sets, universe), universe);
}

/** True where walking a list of this length is faster than walking the words of the bits. */
function isFew(count: number, universe: number): boolean {
	return count << 5 < universe;
}
