import { object } from 'valibot';

/** How the titles stand is read from the sheet. */
export const NestedTabsBrowserSettings = object({});
