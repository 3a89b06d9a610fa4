import { ownValue } from '@outrigger/rules/values/own-value';
import type { ImageSource } from '../../ui/image';
import type { Image_MediaFragment } from '../../wordpress/image.generated';
import type { Dimensions } from '../settings/image-size';

/** One file of a picture. */
interface MediaFile {
	url: string;
	/** CSS pixels; null if WordPress does not know the width (drawings). */
	width: number | null;
	height: number | null;
}

/**
 * Two files show the same picture at different scales if their sizes differ by no more than this rounding error, in
 * pixels.
 */
const ROUNDING_PX = 1;

/** The name of the size whose measures an editor typed by hand. */
export const CUSTOM_SIZE = 'custom';

/**
 * A picture of the media library in one of its sizes, as WordPress would print it: the file's address and measures, and
 * in `srcSet` every file of the same proportions. If the size is missing, the result is the original. The size `custom`
 * is the original with the typed measures (one of them follows from the other): the browser crops it, because WordPress
 * has no such file; `customSize` of the styles sets the crop.
 * @returns undefined if the library has no file
 */
export function mediaSource(
	media: Image_MediaFragment,
	size = 'full',
	custom?: Dimensions,
): ImageSource | undefined {
	const original = originalOf(media);
	if (!original) return undefined;
	const files = sizesOf(media);
	const file = files.get(size) ?? original;
	const measures = size === CUSTOM_SIZE ? measuresOf(original, custom) : file;
	return {
		url: file.url,
		width: measures.width,
		height: measures.height,
		alt: media.altText ?? '',
		sizes: sizesFor(
			size === CUSTOM_SIZE ? coverWidth(measures, original) : (file.width ?? FULL_WIDTH),
		),
		srcSet: hasSameShape(file, original)
			? media.srcSet
			: srcSetOf([...files.values()].filter((one) => hasSameShape(one, file))),
	};
}

/** Returns the largest width of a size, before WordPress has answered with the width of its file. CSS pixels. */
export function widthOfSize(size: string, custom?: Dimensions): number {
	if (size === CUSTOM_SIZE) return custom?.width ?? custom?.height ?? FULL_WIDTH;
	return ownValue(SIZE_WIDTHS, size) ?? FULL_WIDTH;
}

/** WordPress's own sizes. */
const SIZE_WIDTHS: Readonly<Record<string, number>> = {
	thumbnail: 150,
	medium: 300,
	medium_large: 768,
	large: 1024,
};

/** The assumed width of an original picture: the width of a usual page, in CSS pixels. */
const FULL_WIDTH = 1140;

/** The `sizes` of a picture that is shown with at most this width, and never wider than the window. */
export function sizesFor(width: number): string {
	return `(max-width: ${width}px) 100vw, ${width}px`;
}

/**
 * The `sizes` of a picture of the first screen. On a screen with 2.5 or more dots for each CSS pixel, a file with two
 * dots for each pixel looks as sharp. A phone with three dots then fetches half as many bytes before its first paint.
 */
export function firstScreenSizes(sizes: string): string {
	return sizes.replace(
		/^(\(max-width: \d+px\)) 100vw/,
		'$1 and (min-resolution: 2.5dppx) 67vw, $&',
	);
}

function originalOf(media: Image_MediaFragment): MediaFile | undefined {
	const { sourceUrl, mediaDetails } = media;
	if (!sourceUrl) return undefined;
	return {
		url: sourceUrl,
		width: mediaDetails?.width || null,
		height: mediaDetails?.height || null,
	};
}

function sizesOf({ mediaDetails }: Image_MediaFragment): Map<string, MediaFile> {
	const files = new Map<string, MediaFile>();
	for (const size of mediaDetails?.sizes ?? []) {
		if (!size?.name || !size.sourceUrl) continue;
		files.set(size.name, {
			url: size.sourceUrl,
			width: Number(size.width) || null,
			height: Number(size.height) || null,
		});
	}
	return files;
}

function measuresOf(original: MediaFile, custom?: Dimensions): Omit<MediaFile, 'url'> {
	const { width = null, height = null } = custom ?? {};
	if (width === null && height === null) return original;
	const ratio = original.width && original.height ? original.width / original.height : null;
	return {
		width: width ?? (height && ratio && Math.round(height * ratio)),
		height: height ?? (width && ratio && Math.round(width / ratio)),
	};
}

/** Returns the width that the file must have to fill the measures, if the part outside of them is cut off. */
function coverWidth(measures: Omit<MediaFile, 'url'>, original: MediaFile): number {
	const { width, height } = measures;
	const ratio = original.width && original.height ? original.width / original.height : 0;
	return Math.round(Math.max(width ?? 0, (height ?? 0) * ratio)) || FULL_WIDTH;
}

function hasSameShape(a: MediaFile, b: MediaFile): boolean {
	if (!a.width || !a.height || !b.width || !b.height) return a.url === b.url;
	const [small, large] = a.width <= b.width ? [a, b] : [b, a];
	const expected = ((small.width ?? 0) * (large.height ?? 0)) / (large.width ?? 1);
	return Math.abs(expected - (small.height ?? 0)) <= ROUNDING_PX;
}

function srcSetOf(files: readonly MediaFile[]): string | null {
	if (files.length < 2) return null;
	return files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
