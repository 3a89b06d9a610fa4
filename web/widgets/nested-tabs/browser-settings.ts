import { object } from 'valibot';

/** No settings: the handler reads the place of the titles from the sheet. */
export const NestedTabsBrowserSettings = object({});
