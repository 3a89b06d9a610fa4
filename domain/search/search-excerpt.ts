import { foldText, foldWithPlaces } from '../text/fold-text';

/** A piece of a text, and whether it is one of the words that were searched for. */
export interface TextPart {
	text: string;
	/** Its place in the whole. */
	start: number;
	isFound: boolean;
}

/** A piece of a long text. */
export interface Excerpt {
	/** With an ellipsis where something was left out. */
	text: string;
	/** How many of the searched words stand in it, each counted once. */
	words: number;
}

/** Where a word stands. */
interface Hit {
	start: number;
	/** Behind its last character. */
	end: number;
	/** Which of the words. */
	word: number;
}

/** A text may hold a word thousands of times; what is looked for stands among the first. */
const MAX_HITS_PER_WORD = 100;
/** How much of an excerpt may stand before its first hit. */
const LEAD = 0.25;

/**
 * Parts a text where searched words stand in it, as the search finds them: inside words too, whatever their case and
 * accents. The parts put together are the text.
 *
 * @param words as `parseSearch` wants them, phrases included
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
 * The piece of a text that holds the most of the searched words; the first such piece, and the text's beginning where
 * it holds none.
 *
 * @param length in UTF-16 units, without the ellipses; a longer text is cut between words
 */
export function excerptAround(text: string, words: readonly string[], length: number): Excerpt {
	const lead = Math.floor(length * LEAD);
	const hits = hitsIn(text, words);
	let best = { start: 0, words: 0 };
	for (const [index, { start }] of hits.entries()) {
		const held = new Set<number>();
		for (let next = index; next < hits.length; next++) {
			const hit = hits[next];
			if (!hit || hit.start > start + length - lead) break;
			if (hit.end <= start + length - lead) held.add(hit.word);
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

/** Where the words stand, by their beginnings. */
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
	return hits.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** A character that folds to several units is found whole, and so are the accents behind it. */
function endOf(places: readonly number[], behind: number): number {
	let at = behind;
	while (at < places.length - 1 && places[at] === places[at - 1]) at++;
	return places[at] ?? 0;
}

/** The beginning of the first word behind a place, unless the hit comes first. */
function nextWord(text: string, from: number, hit: number): number {
	const space = text.indexOf(' ', from);
	return space >= 0 && space < hit ? space + 1 : Math.min(from, hit);
}

function lastSpace(text: string, begin: number, end: number): number {
	const space = text.lastIndexOf(' ', end);
	return space > begin ? space : end;
}
