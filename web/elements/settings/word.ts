import type { Say, TextKey } from '@outrigger/rules/texts/text';
import { fallback, number, pipe, string, transform, union } from 'valibot';

/** A function for texts without values: the texts that a control may have as a default. */
type Word = (key: TextKey) => string;

let wordOf: Word | undefined;

/**
 * Parses settings with the texts of a page. Parsing is synchronous, so no other parsing runs at the same time.
 * @param say absent in the browser, where the page already has the texts
 */
export function inWordsOf<Result>(say: Say | undefined, parse: () => Result): Result {
	const before = wordOf;
	wordOf = say as Word | undefined;
	try {
		return parse();
	} finally {
		wordOf = before;
	}
}

/** One of the host's texts in the language of the current parsing; empty if no language is known. */
export const wordNow = (key: TextKey): string => wordOf?.(key) ?? '';

/**
 * A text control whose default is one of the host's texts. The page sends this text to a handler among its settings,
 * because the same schema has another default in the browser.
 */
export function wordSetting(key: TextKey) {
	return fallback(union([string(), pipe(number(), transform(String))]), () => wordNow(key));
}
