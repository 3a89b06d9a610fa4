import { object } from 'valibot';

/** Empty: the handler reads all its values from the markup. */
export const TabsBrowserSettings = object({});
