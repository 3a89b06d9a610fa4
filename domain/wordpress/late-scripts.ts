/**
 * The type of a script from WordPress until the page has loaded: browsers do not run this type, and
 * `web/late-scripts.ts` runs the script later.
 */
export const LATE_TYPE = 'outrigger/late';

/** The attribute that marks such a script as a module. */
export const LATE_MODULE = 'data-module';
