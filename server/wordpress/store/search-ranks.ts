import type { SearchTerms } from '@outrigger/rules/search/search-terms';
import type { Steps } from './in-pieces';
import type { PostSet } from './post-set';
import type { PostTable } from './post-table';
import type { SearchTexts } from './word-index';

/** The places in the order of relevance, the best first. All places that are not about kinds are WordPress's own. */
const RANK = {
	phraseInTitle: 1,
	wordsInTitle: 2,
	/** The search names the kind of the post: a boat for the search "boat". */
	namedKind: 3,
	/** For a search with a kind's name: the title contains it only inside a longer word: "The boathouse in winter". */
	insideTitle: 4,
	wordInTitle: 5,
	phraseInExcerpt: 6,
	phraseInContent: 7,
	/** A word of the search is the name of the post's kind. */
	kind: 8,
	rest: 9,
} as const;

/** WordPress compares titles with the single words of a search only if the search has fewer words than this. */
const MAX_TITLE_WORDS = 7;

/** The data that rank posts. */
export interface RankSources {
	table: PostTable;
	textsOf: (doc: number) => SearchTexts;
	/** The posts that hold a phrase in a field. */
	holding: (field: 'title' | 'excerpt', phrase: string) => Steps<PostSet>;
	/** True where a content type has that name. */
	isCalled: (type: string, term: string) => boolean;
}

/**
 * Ranks the results of a search as WordPress does: a search of a single word only by the title, other searches by
 * phrase and words in the title, then by the phrase in excerpt and text. Posts of the same rank keep the order of
 * dates.
 *
 * @returns ranks by the posts' numbers; ranks of other posts have no meaning
 */
export function* rankPosts(
	{ wanted, excluded, sentence }: SearchTerms,
	found: PostSet,
	{ table, textsOf, holding, isCalled }: RankSources,
): Steps<Uint8Array> {
	const ranks = new Uint8Array(table.universe).fill(RANK.rest);
	const improve = (docs: Iterable<number>, rank: number) => {
		for (const doc of docs) ranks[doc] = Math.min(ranks[doc] ?? rank, rank);
	};
	const hasPhrase = wanted.length > 1 && excluded.length === 0;
	let isKindNamed = false;
	for (const [step, doc] of found.docs().entries()) {
		const { type } = table.record(doc);
		if (wanted.some((term) => isCalled(type, term))) ranks[doc] = RANK.kind;
		if (hasPhrase && textsOf(doc).content.includes(sentence)) ranks[doc] = RANK.phraseInContent;
		if (isCalled(type, sentence)) {
			ranks[doc] = RANK.namedKind;
			isKindNamed = true;
		}
		if (hasPhrase || step % 64 === 0) yield;
	}
	const isInside = (doc: number, words: readonly string[]) =>
		isKindNamed && !holdsWords(textsOf(doc).title, words);
	if (hasPhrase) improve((yield* holding('excerpt', sentence)).docs(), RANK.phraseInExcerpt);
	if (wanted.length < MAX_TITLE_WORDS) {
		const counts = new Uint8Array(table.universe);
		for (const term of wanted) {
			for (const doc of (yield* holding('title', term)).docs()) {
				counts[doc] = (counts[doc] ?? 0) + 1;
				const isAll = counts[doc] === wanted.length;
				const whole = isInside(doc, wanted) ? RANK.insideTitle : RANK.wordsInTitle;
				improve([doc], isAll ? whole : RANK.wordInTitle);
			}
		}
	}
	if (hasPhrase) {
		for (const doc of (yield* holding('title', sentence)).docs()) {
			if (!isInside(doc, [sentence])) improve([doc], RANK.phraseInTitle);
		}
	}
	return ranks;
}

const INSIDE_WORD = /[\p{L}\p{N}]/u;

/** True if a folded text contains all words as whole words. */
function holdsWords(text: string, words: readonly string[]): boolean {
	return words.every((word) => {
		for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
			const around = `${text[at - 1] ?? ''}${text[at + word.length] ?? ''}`;
			if (!INSIDE_WORD.test(around)) return true;
		}
		return false;
	});
}
