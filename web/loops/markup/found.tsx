import { excerptAround, foundParts } from '@outrigger/rules/search/search-excerpt';
import { parseSearch } from '@outrigger/rules/search/search-terms';
import { plainText, readText } from '@outrigger/rules/text/plain-text';
import { createContext, type ReactNode, useContext } from 'react';
import type { CurrentNode } from '../../elements/context/current-node';
import type { ItemFacts } from '../source/item-facts';

/** The length of a summary in characters: about two lines on a desktop. */
const SUMMARY_LENGTH = 160;
/** The length of a text in which the searched words are looked up, in characters of its markup. */
const READ_LENGTH = 60_000;

/** The words of a search that the items of a list contain. */
interface Found {
	/** The words and phrases of the search in folded form; none if the list shows no search results. */
	words: readonly string[];
	facts: ItemFacts;
}

const FoundContext = createContext<Found | null>(null);

interface FoundForProps {
	/** The search as the visitor typed it; null if the list shows no search results. */
	search: string | null;
	facts: ItemFacts;
	children: ReactNode;
}

/** Gives the search to the items of a list; titles and summaries mark its words. */
export function FoundFor({ search, facts, children }: FoundForProps) {
	if (search === null) return children;
	const { wanted } = parseSearch(search);
	return <FoundContext value={{ words: wanted, facts }}>{children}</FoundContext>;
}

/** A text in which the words of the search are marked. */
export function Marked({ text }: { text: string }) {
	const words = useContext(FoundContext)?.words ?? [];
	if (words.length === 0) return text;
	return foundParts(text, words).map(({ text, start, isFound }) =>
		isFound ? <mark key={start}>{text}</mark> : text,
	);
}

/** What a list shows about an item that a search found. */
export interface FoundItem {
	/** "Boat"; empty if WordPress gives no name. */
	kind: string;
	/** Plain text: the author's summary, or the part of the text with the most words of the search. */
	summary: string;
}

/** Returns the summary and the kind of an item that a search found; null outside of search results. Suspends. */
export function useFoundItem(node: CurrentNode | null): FoundItem | null {
	const found = useContext(FoundContext);
	if (!found || !node) return null;
	const { words, facts } = found;
	const summary = excerptAround(plainText(node.excerpt ?? ''), words, SUMMARY_LENGTH);
	const text = readText(facts.content(node).slice(0, READ_LENGTH));
	const around = excerptAround(text, words, SUMMARY_LENGTH);
	const isSummary = summary.text !== '' && summary.words >= around.words;
	return { kind: facts.kind(node), summary: isSummary ? summary.text : around.text };
}
