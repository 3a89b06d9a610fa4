import {
	andBits,
	type Bits,
	countBits,
	createBits,
	fullBits,
	hasBit,
	listBits,
	setBit,
	subtractBits,
	unsetBit,
} from './bits';
import { partitionPoint } from './partition-point';
import type { PostSet } from './post-set';

/** Posts as an ascending list; their bits are made when they are first needed, and kept. */
export class DocsSet implements PostSet {
	readonly estimate: number;
	private made: Bits | undefined;

	constructor(
		private readonly list: Uint32Array,
		private readonly universe: number,
	) {
		this.estimate = list.length;
	}

	has(doc: number): boolean {
		if (this.made) return hasBit(this.made, doc);
		const place = partitionPoint(this.list.length, (at) => (this.list[at] ?? 0) < doc);
		return this.list[place] === doc;
	}

	docs(): Uint32Array {
		return this.list;
	}

	bits(): Bits {
		if (!this.made) {
			this.made = createBits(this.universe);
			for (const doc of this.list) setBit(this.made, doc);
		}
		return this.made;
	}

	restrict(target: Bits): void {
		andBits(target, this.bits());
	}
}

/** Posts as bits, which belong to the set from then on. */
export class BitsSet implements PostSet {
	readonly estimate: number;
	private listed: Uint32Array | undefined;

	constructor(private readonly set: Bits) {
		this.estimate = countBits(set);
	}

	has(doc: number): boolean {
		return hasBit(this.set, doc);
	}

	docs(): Uint32Array {
		this.listed ??= listBits(this.set);
		return this.listed;
	}

	bits(): Bits {
		return this.set;
	}

	restrict(target: Bits): void {
		andBits(target, this.set);
	}
}

/** A run of posts. */
export class RangeSet implements PostSet {
	readonly estimate: number;

	constructor(
		private readonly start: number,
		private readonly end: number,
		private readonly universe: number,
	) {
		this.estimate = end - start;
	}

	has(doc: number): boolean {
		return doc >= this.start && doc < this.end;
	}

	docs(): Uint32Array {
		const docs = new Uint32Array(this.estimate);
		for (let at = 0; at < docs.length; at++) docs[at] = this.start + at;
		return docs;
	}

	bits(): Bits {
		const bits = fullBits(this.universe);
		this.restrict(bits);
		return bits;
	}

	restrict(target: Bits): void {
		const firstWord = this.start >>> 5;
		const lastWord = this.end >>> 5;
		target.fill(0, 0, firstWord);
		target.fill(0, lastWord + 1);
		for (let doc = firstWord << 5; doc < this.start; doc++) unsetBit(target, doc);
		for (let doc = this.end; doc < (lastWord + 1) << 5; doc++) unsetBit(target, doc);
	}
}

/** All posts except the posts of another set. */
export class ComplementSet implements PostSet {
	readonly estimate: number;

	constructor(
		private readonly excluded: PostSet,
		private readonly universe: number,
	) {
		this.estimate = universe - excluded.estimate;
	}

	has(doc: number): boolean {
		return !this.excluded.has(doc);
	}

	docs(): Uint32Array {
		return listBits(this.bits());
	}

	bits(): Bits {
		const bits = fullBits(this.universe);
		this.restrict(bits);
		return bits;
	}

	restrict(target: Bits): void {
		if (this.excluded.estimate > target.length) subtractBits(target, this.excluded.bits());
		else for (const doc of this.excluded.docs()) unsetBit(target, doc);
	}
}
