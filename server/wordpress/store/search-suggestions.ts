import type { ContentTypeRecord, PostRecord } from '@outrigger/formats/model/records';
import { createNearWords, type NearWords } from '@outrigger/rules/search/near-words';
import { parseSearch } from '@outrigger/rules/search/search-terms';
import { foldText } from '@outrigger/rules/text/fold-text';
import { readText } from '@outrigger/rules/text/plain-text';
import { createTask, type Steps } from './in-pieces';
import type { PostIndex } from './post-index';
import { complement, intersection, type PostSet, union } from './post-set';
import type { PostTable } from './post-table';
import type { SearchIndex } from './search-index';
import type { WordIndex } from './word-index';

/** The data from which suggestions are made. */
export interface SuggestionSources {
	table: PostTable;
	index: PostIndex;
	search: SearchIndex;
	contentTypes: readonly ContentTypeRecord[];
}

/** The most characters of a search; no visitor types more. */
const MAX_SEARCH_LENGTH = 200;
/** The number of nearest words whose posts are counted. */
const MAX_CANDIDATES = 32;
const WORDS_PER_STEP = 256;

/** Letters with joining characters: the words of a text without quotation marks, punctuation and digits. */
const WORD = /\p{L}[\p{L}\p{M}'’-]*\p{L}/gu;

/** The site's own words, and the place of each word in the list of searched words. */
interface KnownWords {
	near: NearWords;
	numbers: ReadonlyMap<string, readonly number[]>;
	index: WordIndex;
}

/**
 * Finds the likely words of a search with spelling mistakes. Suggestions have only words of posts that every visitor
 * can find.
 */
export function createSearchSuggestions({ table, index, search, contentTypes }: SuggestionSources) {
	const { universe } = table;
	const types = contentTypes.filter((type) => type.public && type.name !== 'attachment');
	const visible = () =>
		intersection(
			[
				index.findAny(
					'type',
					types.map(({ name }) => name),
				),
				index.find('status', 'publish'),
				index.find('hasPassword', 0),
				index.find('isSearchable', 1),
			],
			universe,
		);
	let known: Promise<KnownWords> | undefined;
	const knownWords = () => {
		known ??= search.words().then((words) => createTask(listWords(words)).finishInPieces());
		return known;
	};
	/** The posts that hold a term, among others. */
	const among = async (posts: PostSet, term: string) => {
		const quoted = `"${term}"`;
		await search.prepare(quoted, false);
		return intersection([posts, search.find(quoted)], universe);
	};

	/** The nearest word in some of these posts: first a word of their titles, then the word of the most posts. */
	function nearest(term: string, posts: PostSet, { near, numbers, index: words }: KnownWords) {
		const candidates = near
			.find(term)
			.slice(0, MAX_CANDIDATES)
			.map(({ word, distance }) => {
				const own = (numbers.get(word) ?? []).map(
					(number) => words.anywhere[number] ?? table.empty,
				);
				const found = intersection([posts, union(own, universe)], universe);
				const titles = (numbers.get(word) ?? []).flatMap((number) => words.title[number] ?? []);
				const [titled] = intersection([posts, union(titles, universe)], universe).docs();
				return { word, distance, found, titled, beginsAlike: word[0] === term[0] };
			})
			.filter(({ found }) => found.docs().length > 0);
		const [best] = candidates.sort(
			(one, other) =>
				one.distance - other.distance ||
				Number(other.beginsAlike) - Number(one.beginsAlike) ||
				Number(other.titled !== undefined) - Number(one.titled !== undefined) ||
				other.found.docs().length - one.found.docs().length,
		);
		return best;
	}

	async function suggest(text: string): Promise<string | null> {
		const { wanted, excluded } = parseSearch(text);
		if (text.length > MAX_SEARCH_LENGTH || wanted.length === 0) return null;
		let posts = visible();
		for (const term of excluded) {
			posts = intersection([posts, complement(await among(posts, term), universe)], universe);
		}
		const missing: string[] = [];
		for (const term of wanted) {
			const found = await among(posts, term);
			if (found.docs().length > 0) posts = found;
			else missing.push(term);
		}
		const words = missing.length > 0 ? await knownWords() : null;
		const meant = new Map<string, string>();
		/** Missing word → the number of the post whose title spells it. */
		const titled = new Map<string, number>();
		for (const term of missing) {
			const best = words && nearest(term, posts, words);
			if (!best) return null;
			posts = best.found;
			meant.set(term, best.word);
			if (best.titled !== undefined) titled.set(term, best.titled);
		}
		const [first] = posts.docs();
		if (first === undefined || meant.size === 0) return null;
		return text.trim().replace(/[^\s",+]+/g, (term) => {
			const word = meant.get(foldText(term));
			const post = table.record(titled.get(foldText(term)) ?? first);
			return word === undefined ? term : spellingOf(word, post);
		});
	}

	return { suggest };
}

function* listWords(index: WordIndex): Steps<KnownWords> {
	const near = createNearWords();
	const numbers = new Map<string, number[]>();
	for (let number = 0; number < index.list.size; number++) {
		for (const [word] of index.list.word(number).matchAll(WORD)) {
			near.add(word);
			const own = numbers.get(word);
			if (own) own.push(number);
			else numbers.set(word, [number]);
		}
		if (number % WORDS_PER_STEP === 0) yield;
	}
	return { near, numbers, index };
}

/** The word as a post spells it: with its accents, and with a capital letter if it is a name. */
function spellingOf(word: string, { title, excerpt, content }: PostRecord): string {
	for (const [spelled] of `${title} ${excerpt} ${readText(content)}`.matchAll(WORD)) {
		if (foldText(spelled) === word) return spelled;
	}
	return word;
}
