import type { Attach } from '../../attach/handler';
import { letPicturesIn } from '../../ui/hold-pictures';

/** Pictures that come when they are near. */
export const attach: Attach = (element) => letPicturesIn(element);
