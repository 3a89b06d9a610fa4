import { ELEMENT_WORDS } from './words/elements';
import { PAGE_WORDS } from './words/pages';
import { SHOP_WORDS } from './words/shop';

/**
 * All texts of this project in English. Their keys are the keys of all catalogues, and English replaces missing
 * translations.
 */
export const ENGLISH = { ...PAGE_WORDS, ...ELEMENT_WORDS, ...SHOP_WORDS } as const;
