import type { Attach } from '../../attach/handler';
import { attachGrid } from '../../loops/in-browser/attach-grid';

/** Filters and pages the list in place, after the address, with masonry where an editor chose it. */
export const attach: Attach = attachGrid;
