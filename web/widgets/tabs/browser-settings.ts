import { object } from 'valibot';

/** The handler finds what it needs in the markup. */
export const TabsBrowserSettings = object({});
