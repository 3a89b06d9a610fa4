import { editDistance } from './edit-distance';

/** A word that is nearly another. */
export interface NearWord {
	word: string;
	/** From 0, in letters (see `editDistance`). */
	distance: number;
}

/** Words to be looked up by what is nearly one of them, some hundred thousand in a few milliseconds. */
export interface NearWords {
	/** @param word in small letters, without accents; one that is there already is not added again */
	add(word: string): void;
	/** The words that are at most so far away as fits the length of a word, the nearest first. */
	find(word: string): NearWord[];
}

/** Words of one length, each with the letters that it has as bits. */
interface Bucket {
	words: string[];
	letters: number[];
}

/** Starts without words. */
export function createNearWords(): NearWords {
	const buckets = new Map<number, Bucket>();
	const known = new Set<string>();
	return {
		add(word) {
			if (known.has(word)) return;
			known.add(word);
			const bucket = buckets.get(word.length) ?? { words: [], letters: [] };
			buckets.set(word.length, bucket);
			bucket.words.push(word);
			bucket.letters.push(lettersOf(word));
		},
		find(wanted) {
			const reach = reachOf(wanted);
			const letters = lettersOf(wanted);
			const found: NearWord[] = [];
			for (let length = wanted.length - reach; length <= wanted.length + reach; length++) {
				const bucket = buckets.get(length);
				bucket?.words.forEach((word, at) => {
					// A changed letter is one less and one more: words that differ in more letters are not looked at.
					if (countBits(letters ^ (bucket.letters[at] ?? 0)) > 2 * reach) return;
					const distance = editDistance(wanted, word, reach);
					if (distance <= reach) found.push({ word, distance });
				});
			}
			return found.sort((one, other) => one.distance - other.distance);
		},
	};
}

/** Up to two letters no word is meant but itself, up to five one letter may be wrong, then two: as Elasticsearch has it. */
function reachOf({ length }: string): number {
	if (length < 3) return 0;
	return length < 6 ? 1 : 2;
}

const FIRST = 'a'.charCodeAt(0);
const LATIN = 26;
const BITS = 32;

/** A bit for each letter from a to z; all others share what is left of a word of the machine. */
function lettersOf(word: string): number {
	let bits = 0;
	for (let at = 0; at < word.length; at++) {
		const place = word.charCodeAt(at) - FIRST;
		const isLatin = place >= 0 && place < LATIN;
		bits |= 1 << (isLatin ? place : LATIN + (word.charCodeAt(at) % (BITS - LATIN)));
	}
	return bits;
}

function countBits(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}
