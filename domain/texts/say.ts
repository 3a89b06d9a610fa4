import { formatText } from './format-text';
import type { Say, SomeTexts, Text, TextKey } from './text';

/**
 * Makes the function that gives texts of a language.
 *
 * @param texts what there is; of a text that is not among them nothing is said
 * @param language of the page, BCP 47
 * @param wordsIn the language of the texts, where it is another
 */
export function createSay(texts: SomeTexts, language: string, wordsIn?: string): Say {
	const of = (key: TextKey): Text => (Object.hasOwn(texts, key) ? (texts[key] ?? '') : '');
	const say = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string =>
		formatText(of(key), values, wordsIn ?? language);
	return Object.assign(say, { of, language, lang: wordsIn }) as Say;
}
