import { formatText } from './format-text';
import type { Say, SomeTexts, Text, TextKey } from './text';

/**
 * Creates the function that returns texts of a language.
 * @param texts the texts of the language; a missing text gives an empty text
 * @param language the language of the page, BCP 47
 * @param wordsIn the language of the texts, if it is not the page's
 */
export function createSay(texts: SomeTexts, language: string, wordsIn?: string): Say {
	const of = (key: TextKey): Text => (Object.hasOwn(texts, key) ? (texts[key] ?? '') : '');
	const say = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string =>
		formatText(of(key), values, wordsIn ?? language);
	return Object.assign(say, { of, language, lang: wordsIn }) as Say;
}
