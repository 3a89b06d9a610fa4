import type { Attach } from '../../attach/handler';
import { attachGrid } from '../../ui/loop/attach-grid';

/** Filtered and paged in place, as the address says; in masonry where an editor wants it. */
export const attach: Attach = attachGrid;
