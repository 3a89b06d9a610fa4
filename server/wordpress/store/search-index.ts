import { foldText } from './fold-text';
import { complement, intersection, type PostSet, setOfDocs, union } from './post-set';
import type { PostTable } from './post-table';
import type { PostRecord } from './records';
import { parseSearch, type SearchTerms } from './search-terms';
import { createWordList, type WordList } from './word-list';

/** Full-text search over titles, excerpts and texts: an inverted index of words, parts of words included. */
export interface SearchIndex {
	/** The posts that hold every wanted term and no excluded one; every post for an empty search. */
	find(search: string): PostSet;
	/** Place in WordPress's order of relevance, 1 is best. */
	tierOf(doc: number, search: string): number;
}

interface Words {
	list: WordList;
	postings: PostSet[];
}

/**
 * A term is found wherever it stands in a text, inside words too, like the LIKE of WordPress, but not inside HTML tags.
 * The index is built when it is first asked.
 */
export function createSearchIndex(table: PostTable): SearchIndex {
	let built: Words | undefined;
	const words = () => {
		built ??= buildWords(table);
		return built;
	};
	const holding = (term: string): PostSet => {
		const parts = term.split(' ').map((part) => {
			const found = words().list.containing(part);
			return union(
				found.map((number) => words().postings[number] ?? table.empty),
				table.universe,
			);
		});
		const candidates = intersection(parts, table.universe);
		if (parts.length === 1) return candidates;
		const docs = candidates.docs().filter((doc) => searchText(table.record(doc)).includes(term));
		return setOfDocs(docs, table.universe);
	};
	return {
		find: (search) => {
			const { wanted, excluded } = parseSearch(search);
			const sets = wanted.map(holding);
			for (const term of excluded) sets.push(complement(holding(term), table.universe));
			return intersection(sets, table.universe);
		},
		tierOf: (doc, search) => relevanceTier(table.record(doc), parseSearch(search)),
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

function buildWords(table: PostTable): Words {
	const numbers = new Map<string, number>();
	const lists: number[][] = [];
	table.records.forEach((post, doc) => {
		for (const word of searchText(post).split(/[ \n]/)) {
			const number = numbers.get(word);
			if (number === undefined) {
				numbers.set(word, lists.length);
				lists.push([doc]);
				continue;
			}
			const list = lists[number];
			if (list && list[list.length - 1] !== doc) list.push(doc);
		}
	});
	return {
		list: createWordList([...numbers.keys()]),
		postings: lists.map((docs) => setOfDocs(Uint32Array.from(docs), table.universe)),
	};
}
