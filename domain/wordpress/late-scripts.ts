/** The type of a kept script until the page has loaded: browsers do not run it, and `web/late-scripts.ts` does. */
export const LATE_TYPE = 'outrigger/late';

/** The attribute of such a script that is a module. */
export const LATE_MODULE = 'data-module';
