import type { Attach } from '../../attach/handler';
import { loadFrameOnClick } from '../../ui/load-frame';

/** Loads the sound from SoundCloud when a visitor presses its link. */
export const attach: Attach = (element) => loadFrameOnClick(element);
