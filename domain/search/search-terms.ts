import { foldText } from '../text/fold-text';

/** A parsed search, folded for comparison. */
export interface SearchTerms {
	/** Each word must occur in the title, the excerpt or the text. */
	wanted: string[];
	/** Excluded words. */
	excluded: string[];
	/** The whole search without quotes, which ranks the results. */
	sentence: string;
}

/** A search with more words counts as a single phrase, as in WordPress. */
const MAX_TERMS = 9;

/** WordPress's English stop words; a search ignores them unless it has no other words. */
const STOP_WORDS = new Set(
	'about an are as at be by com for from how in is it of on or that the this to was what when where who will with www'.split(
		' ',
	),
);

const TERM = /"([^"]*)"|[^\s",+]+/g;

/** Splits a search as WordPress does: "quoted phrases", words, `-word` to exclude; ignores single letters. */
export function parseSearch(search: string): SearchTerms {
	const line = foldText(search).replace(/\s+/g, ' ');
	const found: string[] = [];
	for (const match of line.matchAll(TERM)) {
		const term = (match[1] ?? match[0]).trim();
		const isQuoted = match[1] !== undefined;
		if (term !== '' && (isQuoted || isTelling(term))) found.push(term);
	}
	const sentence = line.replaceAll('"', '').trim();
	if (sentence === '') return { wanted: [], excluded: [], sentence };
	if (found.length === 0 || found.length > MAX_TERMS)
		return { wanted: [sentence], excluded: [], sentence };
	const excluded = found.filter((term) => term.length > 1 && term.startsWith('-'));
	return {
		wanted: found.filter((term) => !excluded.includes(term)),
		excluded: excluded.map((term) => term.slice(1)),
		sentence,
	};
}

function isTelling(term: string): boolean {
	return !/^[a-z]$/.test(term) && !STOP_WORDS.has(term);
}
