import { editDistance } from './edit-distance';

/** A similar word. */
export interface NearWord {
	word: string;
	/** The edit distance to the searched word, in letters, from 0 (see `editDistance`). */
	distance: number;
}

/** An index of words for finding similar words; it searches some hundred thousand words in a few milliseconds. */
export interface NearWords {
	/** @param word in lower case, without accents; duplicates are ignored */
	add(word: string): void;
	/** Returns the words within the distance that the word's length allows, the nearest first. */
	find(word: string): NearWord[];
}

/** Words of the same length, each with a bit set of its letters. */
interface Bucket {
	words: string[];
	letters: number[];
}

/** Creates an empty index. */
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
			// A similar word of only two letters is never what a visitor meant, so the search leaves these words out.
			for (
				let length = Math.max(3, wanted.length - reach);
				length <= wanted.length + reach;
				length++
			) {
				const bucket = buckets.get(length);
				bucket?.words.forEach((word, at) => {
					// A changed letter clears one bit and sets another, so words that differ in more than two bits per
					// edit are skipped.
					if (countBits(letters ^ (bucket.letters[at] ?? 0)) > 2 * reach) return;
					const distance = editDistance(wanted, word, reach);
					if (distance <= reach) found.push({ word, distance });
				});
			}
			return found.sort((one, other) => one.distance - other.distance);
		},
	};
}

/**
 * The allowed distance: 0 for a word of up to two letters, 1 for up to five letters, 2 for longer words. Elasticsearch
 * uses the same steps.
 */
function reachOf({ length }: string): number {
	if (length < 3) return 0;
	return length < 6 ? 1 : 2;
}

/**
 * Sets a bit for each letter. A shift takes the code modulo 32, so each of a to z has its own bit, and other characters
 * share bits.
 */
function lettersOf(word: string): number {
	let bits = 0;
	for (const letter of word) bits |= 1 << letter.charCodeAt(0);
	return bits;
}

function countBits(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}
