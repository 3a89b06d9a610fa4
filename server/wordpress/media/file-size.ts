import { statSync } from 'node:fs';
import type { MediaFileRecord } from '@outrigger/formats/model/records';
import { perRecord } from '../store/per-record';
import { isDrawing } from './find-upload';

/** Bytes of a file of the library; null where it is on another host, or made from a drawing on request. */
export const fileSize = perRecord((media: MediaFileRecord): number | null => {
	const isMade = isDrawing(media.sourcePath) && !isDrawing(media.file);
	if (media.foreignUrl !== undefined || isMade) return null;
	return statSync(media.sourcePath, { throwIfNoEntry: false })?.size ?? null;
});
