import { type PostSet, setOfDocs } from './post-set';
import type { PostTable } from './post-table';
import { createWordList, type WordList } from './word-list';

/** Which words there are, and which posts hold each: `postings` by the words' numbers. */
export interface WordIndex {
	list: WordList;
	postings: PostSet[];
}

/** The index while it is made, a piece at a time: 100,000 posts take seconds. */
export interface WordIndexMaking {
	/** Goes on for about so long. Gives whether all posts are in. */
	work(milliseconds: number): boolean;
	/** Does what is left and gives the index. */
	finish(): WordIndex;
}

/** @param textOf what is searched of a post: words parted by spaces or line breaks */
export function makeWordIndex(table: PostTable, textOf: (doc: number) => string): WordIndexMaking {
	const numbers = new Map<string, number>();
	const lists: number[][] = [];
	let nextDoc = 0;
	let made: WordIndex | undefined;

	const addPost = (doc: number) => {
		for (const word of textOf(doc).split(/[ \n]/)) {
			const number = numbers.get(word);
			if (number === undefined) {
				numbers.set(word, lists.length);
				lists.push([doc]);
				continue;
			}
			const list = lists[number];
			if (list && list[list.length - 1] !== doc) list.push(doc);
		}
	};
	const work = (milliseconds: number) => {
		const end = performance.now() + milliseconds;
		while (nextDoc < table.universe && performance.now() < end) addPost(nextDoc++);
		return nextDoc >= table.universe;
	};
	return {
		work,
		finish: () => {
			if (made) return made;
			work(Number.POSITIVE_INFINITY);
			made = {
				list: createWordList([...numbers.keys()]),
				postings: lists.map((docs) => setOfDocs(Uint32Array.from(docs), table.universe)),
			};
			numbers.clear();
			lists.length = 0;
			return made;
		},
	};
}
