import type { Translated } from '@outrigger/formats/model/records';
import type { RestItem } from './rest-item';

/** The fields that Polylang adds to what has a language. */
export function languageFields({ language, translations }: Translated): RestItem['fields'] {
	if (language === undefined) return {};
	return { lang: () => language, translations: () => translations ?? {} };
}
