import { createTexts } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import type { Store } from './store';

const texts = createTexts();

/** Our words in the language of the site. */
export function siteWords({ settings }: Pick<Store, 'settings'>): Promise<Say> {
	return texts(settings.language);
}
