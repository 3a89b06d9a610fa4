import type { Attach } from '../../attach/handler';
import { letPicturesIn } from '../../ui/hold-pictures';

/** Loads pictures when they are near the viewport. */
export const attach: Attach = (element) => letPicturesIn(element);
