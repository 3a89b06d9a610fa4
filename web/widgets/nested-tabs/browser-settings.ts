import { object } from 'valibot';

/** The handler reads the place of the titles from the sheet. */
export const NestedTabsBrowserSettings = object({});
