import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import { drawCard } from './draw-card';
import { editPicture } from './edit-picture';
import { encodePicture } from './encode-picture';
import {
	isTooLarge,
	LARGEST_SIDE,
	MOST_PIXELS,
	type PictureHead,
	type PictureJob,
	PictureTooLarge,
	type UploadSize,
} from './picture-work';

/** Dots per inch at which one SVG unit is one pixel. */
const SVG_DENSITY = 72;
const LARGEST_SVG_DENSITY = 2400;

/**
 * The most bytes of decoded pictures that stay in memory for their other sizes: four pictures of the largest size that
 * WordPress keeps.
 */
const DECODED_BYTES = 64 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;

// No cache: libvips would keep results that no request needs again. One thread for each picture: the process makes
// several pictures at the same time.
sharp.cache(false);
sharp.concurrency(1);

interface Pixels {
	data: Buffer;
	raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const decoded = new LRUCache<string, Promise<Pixels>>({ maxSize: DECODED_BYTES });

const open = (source: string | Uint8Array, density?: number): Sharp =>
	sharp(source, { limitInputPixels: MOST_PIXELS, ...(density !== undefined && { density }) });

/**
 * Reads the head of a picture. Width and height are those of the upright picture, and of one frame if it has several.
 */
export async function measurePicture(source: string | Uint8Array): Promise<PictureHead> {
	// A picture that is too large to decode has measures all the same.
	const head = await sharp(source, { limitInputPixels: false }).metadata();
	return {
		width: head.autoOrient.width,
		// The frames of an animation lie one below the other.
		height: head.pageHeight ?? head.autoOrient.height,
		pages: head.pages ?? 1,
		isInterlaced: head.isProgressive,
	};
}

/**
 * Makes a picture. The same job gives the same bytes.
 * @throws PictureTooLarge before anything is decoded
 */
export async function makePicture({
	source,
	size,
	format,
	mimeType,
	isLossless,
}: PictureJob): Promise<Uint8Array> {
	if (size.of === 'card') {
		checkHead(await measurePicture(source));
		return drawCard(source, size);
	}
	if (size.of === 'foreign') {
		checkHead(await measurePicture(source));
		const image = open(source)
			.autoOrient()
			.resize(size.width ?? LARGEST_SIDE, size.width === null ? LARGEST_SIDE : null, {
				fit: 'inside',
				withoutEnlargement: true,
			})
			.toColourspace('srgb');
		return encodePicture(image, format, mimeType, isLossless).toBuffer();
	}
	if (size.of === 'edited') {
		checkHead(await measurePicture(source));
		const edited = await editPicture(open(source), size.edits);
		return encodePicture(edited, format, mimeType, isLossless).toBuffer();
	}
	const { data, raw } = await pixelsOf(source, size);
	const image = sharp(data, { raw }).resize(size.width, size.height, { fit: 'cover' });
	return encodePicture(image, format, mimeType).toBuffer();
}

function checkHead(head: PictureHead): void {
	if (!isTooLarge(head)) return;
	const kind = head.isInterlaced ? 'pixels in several goes' : 'pixels';
	throw new PictureTooLarge(`The picture has ${head.width} × ${head.height} ${kind}.`);
}

/** The whole picture decoded, so that every size is a reduction of the same pixels. */
function pixelsOf(source: string | Uint8Array, size: UploadSize): Promise<Pixels> {
	const { width, height } = size.full;
	const key = `${size.key} ${width}x${height}`;
	const same = decoded.get(key);
	if (same !== undefined) return same;
	const pixels = decode(source, size);
	pixels.catch(() => decoded.delete(key));
	decoded.set(key, pixels, { size: Math.max(1, width * height * BYTES_PER_PIXEL) });
	return pixels;
}

/** Decodes a picture: it rasterises a drawing and turns a photograph upright. */
async function decode(
	source: string | Uint8Array,
	{ full, isDrawing }: UploadSize,
): Promise<Pixels> {
	const head = await measurePicture(source);
	checkHead(isDrawing ? { ...head, ...full } : head);
	const opened = isDrawing ? openDrawing(source, head, full) : open(source).autoOrient();
	const { data, info } = await opened
		.resize(full.width, full.height, { fit: 'cover' })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function openDrawing(
	source: string | Uint8Array,
	head: PictureHead,
	full: UploadSize['full'],
): Sharp {
	const scale = Math.max(full.width / head.width, full.height / head.height);
	return open(source, Math.min(LARGEST_SVG_DENSITY, Math.max(1, SVG_DENSITY * scale)));
}
