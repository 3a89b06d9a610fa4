import type { ImageFormat } from './image-format';

/** CSS pixels. */
interface Box {
	width: number;
	height: number;
}

/** A picture to be made. Only data: it may travel to another process. */
export interface PictureJob {
	/** Absolute path of the file, or its bytes. */
	source: string | Uint8Array;
	/** Of the source; the format `original` means this type. */
	mimeType: string;
	format: ImageFormat;
	/** True if WebP has to keep every pixel, as PNG does. */
	isLossless?: boolean;
	size: UploadSize | ForeignSize | CardSize | EditedSize;
}

/** A WordPress size of an upload. */
export interface UploadSize extends Box {
	of: 'upload';
	/** The whole picture, from which every size is reduced; edges that do not fit are cut. */
	full: Box;
	/** Changes with the file's bytes: the pixels of the last pictures are kept under it. */
	key: string;
	/** True if the file is an SVG, which the process draws at the full size. */
	isDrawing: boolean;
}

/** A picture of another host, no larger than it is. */
export interface ForeignSize {
	of: 'foreign';
	/** Null for a picture that fits into `LARGEST_SIDE` both ways. */
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
	/** A line below them, small. */
	note: string;
	/** The machine's own serif if absent. */
	font?: Lettering | undefined;
	/** Pixels of the source, as its header states. */
	pixels: number;
}

/** A change of a picture. Measures are percents of its width and height, angles degrees clockwise. */
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

/** The facts in the head of a picture. */
export interface PictureHead extends Box {
	/** Pictures in it: more than one where it moves. */
	pages: number;
	/** True if the decoder needs the whole picture in memory for several passes: progressive JPEG, interlaced PNG. */
	isInterlaced: boolean;
}

/** Makes pictures and parts of fonts, in this process or in another. */
export interface PictureWork {
	/** Reads the head alone; width and height are upright. Rejects for bytes that are no picture. */
	measure(bytes: Uint8Array): Promise<PictureHead>;
	/** @throws PictureTooLarge; anything where the file is gone or broken */
	make(job: PictureJob): Promise<Uint8Array>;
	/**
	 * Cuts a font down to some characters, as `cutFont` does.
	 * @throws where it cannot be cut
	 */
	cutFont(bytes: Uint8Array, codePoints: readonly number[]): Promise<Uint8Array>;
	/** Ends the process that makes pictures, if one runs. */
	close(): void;
}

/** The largest side in pixels of sent pictures of other hosts: the size to which WordPress scales uploads down. */
export const LARGEST_SIDE = 2560;

/**
 * The pixels of a camera of 50 megapixels; the host reads no larger picture. Decoded they take
 * 150 MB.
 */
export const MOST_PIXELS = 50_000_000;
/** The limit for interlaced pictures, which the decoder keeps in memory as a whole: 10 bytes a pixel. */
export const MOST_INTERLACED_PIXELS = 25_000_000;

/** A picture has more pixels than are read; it can only be sent as it is. */
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
