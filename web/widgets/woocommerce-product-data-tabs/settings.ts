import { object } from 'valibot';

/** All its controls are styles. */
export const ProductDataTabsSettings = object({});
