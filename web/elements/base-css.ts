import base from './base.css?inline';
import container from './container.css?inline';
import section from './section.css?inline';

/** What every page looks like before its design, and what its kinds of element need. */
export const BASE_CSS = { base, container, section } as const;
