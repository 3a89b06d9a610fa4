import { foldText, foldWithPlaces } from '../text/fold-text';

/** A part of a text; `isFound` is true for a searched word. */
export interface TextPart {
	text: string;
	/** Its position in the text. */
	start: number;
	isFound: boolean;
}

/** An excerpt of a long text. */
export interface Excerpt {
	/** The text of the excerpt, with an ellipsis where text was left out. */
	text: string;
	/** The number of different searched words in the excerpt. */
	words: number;
}

/** An occurrence of a word. */
interface Hit {
	start: number;
	/** The position after its last character. */
	end: number;
	/** The index of the word in the search. */
	word: number;
}

/** The largest number of hits per word that are used; a text may contain a word thousands of times. */
const MAX_HITS_PER_WORD = 100;
/** The share of an excerpt that may precede its first hit. */
const LEAD = 0.25;

/**
 * Splits a text at the searched words, by the rules of the search: also inside of longer words, without regard to case
 * and accents. The parts joined together are the text.
 *
 * @param words from `parseSearch`, phrases included
 */
export function foundParts(text: string, words: readonly string[]): TextPart[] {
	const parts: TextPart[] = [];
	const part = (start: number, end: number, isFound: boolean) => ({
		text: text.slice(start, end),
		start,
		isFound,
	});
	let at = 0;
	for (const { start, end } of hitsIn(text, words)) {
		if (end <= at) continue;
		const last = parts.at(-1);
		if (start > at) parts.push(part(at, start, false));
		if (last?.isFound && start <= at) last.text += text.slice(at, end);
		else parts.push(part(start, end, true));
		at = end;
	}
	if (at < text.length) parts.push(part(at, text.length, false));
	return parts;
}

/**
 * The excerpt that contains the most searched words. Of several equal excerpts it is the first; if the text contains no
 * searched word, it is the beginning of the text.
 *
 * @param length in UTF-16 units, without the ellipses; a longer text is cut between words
 */
export function excerptAround(text: string, words: readonly string[], length: number): Excerpt {
	const lead = Math.floor(length * LEAD);
	const hits = hitsIn(text, words);
	let best = { start: 0, words: 0 };
	for (const [index, { start }] of hits.entries()) {
		const last = start + length - lead;
		const held = new Set<number>();
		for (const hit of hits.slice(index)) {
			if (hit.start > last) break;
			if (hit.end <= last) held.add(hit.word);
		}
		if (held.size > best.words) best = { start, words: held.size };
	}
	const from = Math.min(best.start - lead, text.length - length);
	const begin = from > 0 ? nextWord(text, from, best.start) : 0;
	const end = begin + length < text.length ? lastSpace(text, begin, begin + length) : text.length;
	const piece = text.slice(begin, end).trim();
	const cut = `${begin > 0 ? '…' : ''}${piece}${end < text.length ? '…' : ''}`;
	return { text: cut, words: best.words };
}

/** The occurrences of the words, in order of their position. */
function hitsIn(text: string, words: readonly string[]): Hit[] {
	const { folded, places } = foldWithPlaces(text);
	const hits = words.flatMap((searched, word) => {
		const wanted = foldText(searched);
		const own: Hit[] = [];
		let at = wanted === '' ? -1 : folded.indexOf(wanted);
		while (at >= 0 && own.length < MAX_HITS_PER_WORD) {
			const behind = at + wanted.length;
			own.push({ start: places[at] ?? 0, end: endOf(places, behind), word });
			at = folded.indexOf(wanted, behind);
		}
		return own;
	});
	return hits.sort((one, other) => one.start - other.start);
}

/**
 * Finds the end of a hit. It is after the hit's last character, which may become several units when it is folded, and
 * after the accents that follow.
 */
function endOf(places: readonly number[], behind: number): number {
	let at = behind;
	while (places[at] === places[at - 1]) at++;
	return places[at] ?? 0;
}

/** The start of the first word after a position; the position itself if the hit comes before any such word. */
function nextWord(text: string, from: number, hit: number): number {
	const space = text.indexOf(' ', from);
	return space >= 0 && space < hit ? space + 1 : from;
}

function lastSpace(text: string, begin: number, end: number): number {
	const space = text.lastIndexOf(' ', end);
	return space > begin ? space : end;
}
