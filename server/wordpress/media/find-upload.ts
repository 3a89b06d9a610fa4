import type { MediaFileRecord } from '@outrigger/formats/model/records';
import type { Store } from '../store/store';
import { fullSize, type ImageSize, imageSizes } from './image-sizes';

/** A file that an upload's address names. */
export interface Upload {
	media: MediaFileRecord;
	/** The size of a picture; `full` for every other file. */
	size: ImageSize;
}

/** Returns true if a source is an SVG, whatever the name of its upload. */
export function isDrawing(path: string): boolean {
	return path.toLowerCase().endsWith('.svg');
}

/**
 * Finds the file of a path below the uploads folder: an attachment's own file, or a size that WordPress would have made
 * of it. No other file is reachable, because the function looks the path up among the attachments and never opens it.
 */
export function findUpload(store: Store, path: string): Upload | null {
	const whole = store.mediaByFile(path)?.media;
	if (whole?.foreignUrl !== undefined) return null;
	if (whole) return { media: whole, size: fullSize(whole) };
	const original = path.replace(/-\d+x\d+(\.[a-z0-9]+)$/i, '$1');
	const media = original === path ? undefined : store.mediaByFile(original)?.media;
	if (!media || media.foreignUrl !== undefined) return null;
	const size = imageSizes(media, store.settings.imageSizes).find((one) => one.path === path);
	return size === undefined ? null : { media, size };
}
