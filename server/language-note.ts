import { catalogueOf } from '@outrigger/rules/texts/load-texts';
import { PSEUDO_LANGUAGE } from '@outrigger/rules/texts/pseudo';

/**
 * The sentence for the operator if this project has no texts in the language of `LANGUAGE`.
 * @param given the variable as it was set
 * @param taken the language tag in it; null where it holds none
 */
export function languageNote(given: string | undefined, taken: string | null): string | null {
	const name = (given ?? '').trim();
	if (name === '') return null;
	if (taken === null) {
		return `LANGUAGE="${name}" is no language tag such as de or de-DE, so the site keeps its own language.`;
	}
	if (taken === PSEUDO_LANGUAGE || catalogueOf(taken) !== null) return null;
	return `LANGUAGE="${name}": the host has no words in this language and shows its English ones (docs/texts.md).`;
}
