import type { Steps } from './in-pieces';
import { type PostSet, setOfDocs } from './post-set';
import type { PostTable } from './post-table';
import { createWordList, type WordList } from './word-list';

/** The searched texts of a post: folded, words parted by single spaces. */
export interface SearchTexts {
	title: string;
	excerpt: string;
	/** The text and all other searchable words of the post. */
	content: string;
}

/** The posts with each word, by the word's number; undefined for a word in no post. */
export type Postings = readonly (PostSet | undefined)[];

/** The words, and the posts with each word: anywhere, and in the two fields with more weight. */
export interface WordIndex {
	list: WordList;
	anywhere: Postings;
	title: Postings;
	excerpt: Postings;
}

const FIELDS = ['title', 'excerpt', 'content'] as const;
const WORDS_PER_STEP = 8;

/** Reads all posts: 100,000 of them take seconds. */
export function* makeWordIndex(
	table: PostTable,
	textsOf: (doc: number) => SearchTexts,
): Steps<WordIndex> {
	const numbers = new Map<string, number>();
	const lists = { anywhere: [], title: [], excerpt: [] } as Record<
		'anywhere' | 'title' | 'excerpt',
		number[][]
	>;
	const add = (postings: number[][], number: number, doc: number) => {
		const list = postings[number];
		if (!list) postings[number] = [doc];
		else if (list[list.length - 1] !== doc) list.push(doc);
	};
	for (let doc = 0; doc < table.universe; doc++) {
		const texts = textsOf(doc);
		for (const field of FIELDS) {
			for (const word of texts[field].split(' ')) {
				if (word === '') continue;
				let number = numbers.get(word);
				if (number === undefined) {
					number = numbers.size;
					numbers.set(word, number);
				}
				add(lists.anywhere, number, doc);
				if (field !== 'content') add(lists[field], number, doc);
			}
		}
		yield;
	}
	const list = createWordList([...numbers.keys()]);
	yield;
	return {
		list,
		anywhere: yield* postingsOf(lists.anywhere, table),
		title: yield* postingsOf(lists.title, table),
		excerpt: yield* postingsOf(lists.excerpt, table),
	};
}

function* postingsOf(lists: readonly number[][], { universe }: PostTable): Steps<Postings> {
	const postings: (PostSet | undefined)[] = [];
	for (const [number, docs] of lists.entries()) {
		postings.push(docs && setOfDocs(new Uint32Array(docs), universe));
		if (number % WORDS_PER_STEP === 0) yield;
	}
	return postings;
}
