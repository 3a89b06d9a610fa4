import { partitionPoint } from './partition-point';

/** The different words of all texts, each with a number, in one string so that a part of a word is found fast. */
export interface WordList {
	readonly size: number;
	/** The word of a number below the size. */
	word(number: number): string;
	/** Numbers of the words that contain the part, which has no white space. */
	containing(part: string): number[];
}

/** Makes a list of words without white space. The number of a word is its place in the list. */
export function createWordList(words: readonly string[]): WordList {
	const starts = new Uint32Array(words.length);
	let length = 0;
	words.forEach((word, number) => {
		starts[number] = length;
		length += word.length + 1;
	});
	const text = words.join('\n');
	return {
		size: words.length,
		word: (number) => text.slice(starts[number], (starts[number + 1] ?? length) - 1),
		containing: (part) => {
			const numbers: number[] = [];
			let at = text.indexOf(part);
			while (at !== -1) {
				const number = partitionPoint(starts.length, (place) => (starts[place] ?? 0) <= at) - 1;
				numbers.push(number);
				at = text.indexOf(part, starts[number + 1] ?? text.length);
			}
			return numbers;
		},
	};
}
