import { foldText } from '../../../domain/fold-text';
import { parseSearch, type SearchTerms } from '../../../domain/search-terms';
import { complement, intersection, type PostSet, setOfDocs, union } from './post-set';
import type { PostTable } from './post-table';
import type { PostRecord } from './records';
import { makeWordIndex } from './word-index';

/** Full-text search over titles, excerpts and texts: an inverted index of words, parts of words included. */
export interface SearchIndex {
	/** The posts that hold every wanted term and no excluded one; every post for an empty search. */
	find(search: string): PostSet;
	/** Tells a post's place in WordPress's order of relevance, 1 (best) to 6. */
	rank(search: string): (doc: number) => number;
	/** Makes the index in pieces while nothing else happens; a search that comes earlier waits for the rest. */
	warm(): void;
}

const WARMING_PIECE_MS = 8;

/** A term is found wherever it stands in a text, inside words too, like the LIKE of WordPress, but not inside HTML tags. */
export function createSearchIndex(table: PostTable): SearchIndex {
	const making = makeWordIndex(table, (doc) => searchText(table.record(doc)));
	const holding = (term: string): PostSet => {
		const words = making.finish();
		const parts = term.split(' ').map((part) =>
			union(
				words.list.containing(part).map((number) => words.postings[number] ?? table.empty),
				table.universe,
			),
		);
		const candidates = intersection(parts, table.universe);
		if (parts.length === 1) return candidates;
		const docs = candidates.docs().filter((doc) => searchText(table.record(doc)).includes(term));
		return setOfDocs(docs, table.universe);
	};
	const warm = () => {
		setImmediate(() => {
			if (!making.work(WARMING_PIECE_MS)) warm();
		}).unref();
	};
	return {
		find: (search) => {
			const { wanted, excluded } = parseSearch(search);
			const sets = wanted.map(holding);
			for (const term of excluded) sets.push(complement(holding(term), table.universe));
			return intersection(sets, table.universe);
		},
		rank: (search) => {
			const terms = parseSearch(search);
			return (doc) => relevanceTier(table.record(doc), terms);
		},
		warm,
	};
}

/** What is searched of a post: its fields a line each, folded, without tags, with single spaces. */
export function searchText(post: PostRecord): string {
	return [post.title, post.excerpt, post.content].map(foldHtml).join('\n');
}

function foldHtml(html: string): string {
	const text = html.includes('<') ? html.replace(/<!--[\s\S]*?-->|<[a-z/!][^>]*>/gi, ' ') : html;
	return foldText(text).replace(/\s+/g, ' ').trim();
}

function relevanceTier(post: PostRecord, terms: SearchTerms): number {
	const title = foldHtml(post.title);
	if (title.includes(terms.sentence)) return 1;
	const inTitle = terms.wanted.filter((term) => title.includes(term)).length;
	if (terms.wanted.length > 1 && inTitle === terms.wanted.length) return 2;
	if (inTitle > 0) return 3;
	if (foldHtml(post.excerpt).includes(terms.sentence)) return 4;
	return foldHtml(post.content).includes(terms.sentence) ? 5 : 6;
}
