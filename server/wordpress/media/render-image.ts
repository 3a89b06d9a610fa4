import { readFile } from 'node:fs/promises';
import type { MediaFileRecord } from '@outrigger/formats/model/records';
import { encodePicture } from '@outrigger/media/encode-picture';
import type { ImageFormat } from '@outrigger/media/image-format';
import sharp, { type Sharp } from 'sharp';

import type { ImageSize } from './image-sizes';

/** Dots per inch at which one SVG unit is one pixel. */
const SVG_DENSITY = 72;
const LARGEST_SVG_DENSITY = 2400;

/** Decoded pixels of a picture at its full size. */
export interface Pixels {
	data: Buffer;
	width: number;
	height: number;
	channels: 1 | 2 | 3 | 4;
}

export function isDrawing(path: string): boolean {
	return path.toLowerCase().endsWith('.svg');
}

async function openDrawing(source: Buffer, media: MediaFileRecord): Promise<Sharp> {
	const { width = media.width, height = media.height } = await sharp(source).metadata();
	const scale = Math.max(media.width / width, media.height / height);
	const density = Math.min(LARGEST_SVG_DENSITY, Math.max(1, SVG_DENSITY * scale));
	return sharp(source, { density });
}

/**
 * Decodes a picture once at the size its record says, so that every size is a reduction of the same pixels.
 * Drawings (SVG) are rasterised, photographs turned upright. Throws when the file is missing or no picture.
 */
export async function decodePicture(media: MediaFileRecord): Promise<Pixels> {
	const source = await readFile(media.sourcePath);
	const opened = isDrawing(media.sourcePath)
		? await openDrawing(source, media)
		: sharp(source).autoOrient();
	const { data, info } = await opened
		.resize(media.width, media.height, { fit: 'cover' })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Renders one size of a decoded picture; a cropped size keeps the middle. */
export async function renderImage(
	pixels: Pixels,
	size: ImageSize,
	format: ImageFormat,
	mimeType: string,
): Promise<Buffer> {
	const { data, ...raw } = pixels;
	const image = sharp(data, { raw }).resize(size.width, size.height, { fit: 'cover' });
	return encodePicture(image, format, mimeType).toBuffer();
}
