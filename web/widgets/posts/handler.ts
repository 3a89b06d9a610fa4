import type { Attach } from '../../attach/handler';
import { attachGrid } from '../../loops/in-browser/attach-grid';

/** Filters the list and changes its page in place when the address changes, with masonry if an editor chose it. */
export const attach: Attach = attachGrid;
