import type { ContentTypeRecord, PostRecord } from '@outrigger/formats/model/records';
import { parseSearch } from '@outrigger/rules/search/search-terms';
import { foldText } from '@outrigger/rules/text/fold-text';
import { LRUCache } from 'lru-cache';
import { createTask, type Steps, type Task } from './in-pieces';
import { complement, intersection, type PostSet, setOfDocs, union } from './post-set';
import type { PostTable } from './post-table';
import { rankPosts } from './search-ranks';
import type { SearchColumn } from './store';
import { makeWordIndex, type SearchTexts, type WordIndex } from './word-index';

/**
 * The texts that a search reads, all of them if `columns` is absent; `exact` is true if a term must equal a whole text.
 */
export interface SearchScope {
	columns?: readonly SearchColumn[] | undefined;
	isExact?: boolean | undefined;
}

/** Full-text search over titles, excerpts and texts: an inverted index of words, parts of words included. */
export interface SearchIndex {
	/** The posts that hold every wanted term and no excluded one; every post for an empty search. */
	find(search: string, scope?: SearchScope): PostSet;
	/** Places in the order of relevance, 1 the best, by the numbers of the posts that are found. */
	ranks(search: string): Uint8Array;
	/** Prepares the data for a search, a piece at a time; an unprepared search blocks all other requests. */
	prepare(search: string, isRanked: boolean, scope?: SearchScope): Promise<void>;
	/** Prepares the index itself in the same way, and returns it. */
	words(): Promise<WordIndex>;
}

/** The most kept searches. A search over 100,000 posts takes 0.1 MB. */
const MAX_KEPT_SEARCHES = 32;
const TEXTS_PER_STEP = 8;

/** The posts that a search has found, and how well each of them fits. */
interface KeptSearch {
	found: Task<PostSet>;
	ranks: Task<Uint8Array>;
}

/**
 * A search finds a term anywhere in a text, also inside words, like WordPress's LIKE, but not inside HTML tags. It also
 * finds posts of a site's own content types by the names of the type.
 */
export function createSearchIndex(
	table: PostTable,
	contentTypes: readonly ContentTypeRecord[],
): SearchIndex {
	const names = namesOfKinds(contentTypes);
	const textsOf = (doc: number) => searchTexts(table.record(doc), names);
	const making = createTask(makeWordIndex(table, textsOf));
	const kept = new LRUCache<string, KeptSearch>({ max: MAX_KEPT_SEARCHES });
	let turn: Promise<unknown> = Promise.resolve();

	function* holding(field: 'anywhere' | 'title' | 'excerpt', phrase: string): Steps<PostSet> {
		const words = making.finish();
		const parts = phrase.split(' ').map((part) =>
			union(
				words.list.containing(part).map((number) => words[field][number] ?? table.empty),
				table.universe,
			),
		);
		const candidates = intersection(parts, table.universe);
		if (parts.length === 1) return candidates;
		const docs: number[] = [];
		for (const [step, doc] of candidates.docs().entries()) {
			const texts = textsOf(doc);
			const searched = field === 'anywhere' ? Object.values(texts) : [texts[field]];
			if (searched.some((text) => text.includes(phrase))) docs.push(doc);
			if (step % TEXTS_PER_STEP === 0) yield;
		}
		return setOfDocs(Uint32Array.from(docs), table.universe);
	}

	function* holdingIn({ columns, isExact }: SearchScope, phrase: string): Steps<PostSet> {
		const anywhere = yield* holding('anywhere', phrase);
		if (columns === undefined && !isExact) return anywhere;
		const fits = (text: string) => (isExact ? text === phrase : text.includes(phrase));
		const docs: number[] = [];
		for (const [step, doc] of anywhere.docs().entries()) {
			const texts = textsOf(doc);
			const searched = columns?.map((column) => texts[column]) ?? Object.values(texts);
			if (searched.some(fits)) docs.push(doc);
			if (step % TEXTS_PER_STEP === 0) yield;
		}
		return setOfDocs(Uint32Array.from(docs), table.universe);
	}

	function* finding(search: string, scope: SearchScope): Steps<PostSet> {
		const { wanted, excluded } = parseSearch(search);
		const sets: PostSet[] = [];
		for (const term of wanted) sets.push(yield* holdingIn(scope, term));
		for (const term of excluded) {
			sets.push(complement(yield* holdingIn(scope, term), table.universe));
		}
		return intersection(sets, table.universe);
	}

	const ranking = function* (search: string, found: Task<PostSet>): Steps<Uint8Array> {
		return yield* rankPosts(parseSearch(search), found.finish(), {
			table,
			textsOf,
			holding,
			isCalled: (type, term) => names.get(type)?.includes(term) ?? false,
		});
	};

	const keptSearch = (search: string, scope: SearchScope = {}): KeptSearch => {
		const key = JSON.stringify([search, scope.columns, scope.isExact]);
		const known = kept.get(key);
		if (known) return known;
		const found = createTask(finding(search, scope));
		const made = { found, ranks: createTask(ranking(search, found)) };
		kept.set(key, made);
		return made;
	};

	return {
		find: (search, scope) => keptSearch(search, scope).found.finish(),
		ranks: (search) => keptSearch(search).ranks.finish(),
		prepare: async (search, isRanked, scope) => {
			const { found, ranks } = keptSearch(search, scope);
			// Sequential: parallel runs would put as many pieces of work between two answers.
			const mine = turn.then(async () => {
				await making.finishInPieces();
				await found.finishInPieces();
				if (isRanked) await ranks.finishInPieces();
			});
			turn = mine.catch(() => undefined);
			await mine;
		},
		words: making.finishInPieces,
	};
}

/** The searched texts of a post: its fields folded, without tags, with single spaces, and the name of its kind. */
export function searchTexts(
	{ title, excerpt, content, type }: PostRecord,
	names: ReadonlyMap<string, readonly string[]>,
): SearchTexts {
	return {
		title: foldHtml(title),
		excerpt: foldHtml(excerpt),
		content: [foldHtml(content), ...(names.get(type) ?? [])].join(' '),
	};
}

/** Types without a name in the search: no visitor looks for posts and pages by that name. */
const NAMELESS = ['post', 'page', 'attachment'];

function namesOfKinds(types: readonly ContentTypeRecord[]): ReadonlyMap<string, readonly string[]> {
	return new Map(
		types
			.filter((type) => type.public && !NAMELESS.includes(type.name))
			.map((type) => [type.name, [type.label, type.singularLabel].map(foldHtml)]),
	);
}

function foldHtml(html: string): string {
	const text = html.includes('<') ? html.replace(/<!--[\s\S]*?-->|<[a-z/!][^>]*>/gi, ' ') : html;
	const folded = foldText(text).trim();
	// Most texts have only single spaces, and the test takes an eighth of the time of the replacement.
	return /\s\s|[^\S ]/.test(folded) ? folded.replace(/\s+/g, ' ') : folded;
}
