import { ELEMENT_WORDS } from './words/elements';
import { PAGE_WORDS } from './words/pages';
import { SHOP_WORDS } from './words/shop';

/** Every word of ours in English: the keys of all catalogues, and the last one to fall back to. */
export const ENGLISH = { ...PAGE_WORDS, ...ELEMENT_WORDS, ...SHOP_WORDS } as const;
