import type { SearchTerms } from '../../../domain/search-terms';
import type { Steps } from './in-pieces';
import type { PostSet } from './post-set';
import type { PostTable } from './post-table';
import type { SearchTexts } from './word-index';

/** The places in the order of relevance, the best first. All but the last but one are WordPress's own. */
const RANK = {
	phraseInTitle: 1,
	wordsInTitle: 2,
	wordInTitle: 3,
	phraseInExcerpt: 4,
	phraseInContent: 5,
	/** What the post is, was searched for by name: a boat where somebody looks for boats. */
	kind: 6,
	rest: 7,
} as const;

/** WordPress asks titles for the single words of a search only below this many. */
const MAX_TITLE_WORDS = 7;

/** What posts are ranked by. */
export interface RankSources {
	table: PostTable;
	textsOf: (doc: number) => SearchTexts;
	/** The posts that hold a phrase in a field. */
	holding: (field: 'title' | 'excerpt', phrase: string) => Steps<PostSet>;
	/** Whether a content type is called that. */
	isCalled: (type: string, term: string) => boolean;
}

/**
 * Ranks what a search has found as WordPress does: one that is a single word by the title alone, others by phrase and
 * words in the title, then by the phrase in excerpt and text. Equals keep the order of dates.
 *
 * @returns ranks by the posts' numbers; those of other posts say nothing
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
	for (const [step, doc] of found.docs().entries()) {
		const { type } = table.record(doc);
		if (wanted.some((term) => isCalled(type, term))) ranks[doc] = RANK.kind;
		if (hasPhrase && textsOf(doc).content.includes(sentence)) ranks[doc] = RANK.phraseInContent;
		if (hasPhrase || step % 64 === 0) yield;
	}
	if (hasPhrase) improve((yield* holding('excerpt', sentence)).docs(), RANK.phraseInExcerpt);
	if (wanted.length < MAX_TITLE_WORDS) {
		const counts = new Uint8Array(table.universe);
		for (const term of wanted) {
			for (const doc of (yield* holding('title', term)).docs()) {
				counts[doc] = (counts[doc] ?? 0) + 1;
				const isAll = counts[doc] === wanted.length;
				improve([doc], isAll ? RANK.wordsInTitle : RANK.wordInTitle);
			}
		}
	}
	if (hasPhrase) improve((yield* holding('title', sentence)).docs(), RANK.phraseInTitle);
	return ranks;
}
