import type { Attach } from '../../attach/handler';
import { attachGrid } from '../../loops/in-browser/attach-grid';

/** Filtered and paged in place, as the address says; in masonry where an editor wants it. */
export const attach: Attach = attachGrid;
