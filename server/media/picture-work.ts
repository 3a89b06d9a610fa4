import type { ImageFormat } from './image-format';

/** CSS pixels. */
interface Box {
	width: number;
	height: number;
}

/** A picture to be made. It is plain data, because it may be sent to another process. */
export interface PictureJob {
	/** Absolute path of the file, or its bytes. */
	source: string | Uint8Array;
	/** The type of the source; the format `original` means this type. */
	mimeType: string;
	format: ImageFormat;
	/** True if WebP has to keep every pixel, as PNG does. */
	isLossless?: boolean;
	size: UploadSize | ForeignSize | CardSize | EditedSize;
}

/** A WordPress size of an upload. */
export interface UploadSize extends Box {
	of: 'upload';
	/** The measures of the whole picture, which is reduced to the requested size; what does not fit is cut off. */
	full: Box;
	/** A key that changes with the file's bytes. The pixels of the last pictures are kept under it. */
	key: string;
	/** True if the file is an SVG, which the process draws at the full size. */
	isDrawing: boolean;
}

/** The size of a picture of another host; it is never enlarged. */
export interface ForeignSize {
	of: 'foreign';
	/** CSS pixels; null keeps the original width, because the picture fits into `LARGEST_SIDE` in both directions. */
	width: number | null;
	/** Pixels of the source, as its header states. */
	pixels: number;
}

/** The font for words in pictures: the absolute path of a TrueType file, and the family in it. */
export interface Lettering {
	file: string;
	family: string;
}

/** A picture of this site as a card of paper with words below it, 1200 × 630 pixels. */
export interface CardSize {
	of: 'card';
	/** Plain text with ends of lines. */
	words: string;
	/** A small line of text below the words. */
	note: string;
	/** The font of the words; the machine's own serif font if absent. */
	font?: Lettering | undefined;
	/** Pixels of the source, as its header states. */
	pixels: number;
}

/** A change of a picture. Measures are percentages of its width and height, angles are degrees clockwise. */
export type PictureEdit =
	| { type: 'flip'; horizontal: boolean; vertical: boolean }
	| { type: 'rotate'; angle: number }
	| ({ type: 'crop'; left: number; top: number } & Box);

/** A picture after an editor's changes. */
export interface EditedSize {
	of: 'edited';
	edits: readonly PictureEdit[];
	/** Pixels of the source, as its header states. */
	pixels: number;
}

/** The facts that the head of a picture contains. */
export interface PictureHead extends Box {
	/** The number of frames in it: more than one for an animation. */
	pages: number;
	/** True if the decoder needs the whole picture in memory for several passes: progressive JPEG, interlaced PNG. */
	isInterlaced: boolean;
}

/** Makes pictures and cuts fonts, in this process or in another. */
export interface PictureWork {
	/**
	 * Reads only the head; width and height are those of the upright picture. Rejects for bytes that are no picture.
	 */
	measure(bytes: Uint8Array): Promise<PictureHead>;
	/** @throws PictureTooLarge; any error if the file is missing or broken */
	make(job: PictureJob): Promise<Uint8Array>;
	/**
	 * Cuts a font down to some characters, as `cutFont` does.
	 * @throws if the font cannot be cut
	 */
	cutFont(bytes: Uint8Array, codePoints: readonly number[]): Promise<Uint8Array>;
	/** Ends the process that makes pictures, if one runs. */
	close(): void;
}

/** The largest side in pixels of sent pictures of other hosts: the size to which WordPress scales uploads down. */
export const LARGEST_SIDE = 2560;

/** The most pixels of a picture that the host reads: those of a camera of 50 megapixels. Decoded they take 150 MB. */
export const MOST_PIXELS = 50_000_000;
/** The most pixels of an interlaced picture, which the decoder keeps in memory as a whole: 10 bytes a pixel. */
export const MOST_INTERLACED_PIXELS = 25_000_000;

/** The error for a picture with more pixels than the host reads; the host can only send the file unchanged. */
export class PictureTooLarge extends Error {
	override name = 'PictureTooLarge';
}

/**
 * Returns true if a picture has more pixels than the host reads. The function uses the head,
 * before the process decodes anything.
 */
export function isTooLarge({
	width,
	height,
	isInterlaced,
}: Pick<PictureHead, 'width' | 'height' | 'isInterlaced'>): boolean {
	return width * height > (isInterlaced ? MOST_INTERLACED_PIXELS : MOST_PIXELS);
}
