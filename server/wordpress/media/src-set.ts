import type { MediaFileRecord } from '@outrigger/formats/model/records';
import {
	fullSize,
	type ImageSize,
	imageSize,
	imageSizes,
	type SiteImageSizes,
} from './image-sizes';
import { hasSameRatio } from './resize';
import { mediaUrl } from './uploads-url';

/**
 * Wider files than this stay out of a srcset unless they are the requested size; WordPress's `max_srcset_image_width`.
 */
const MAX_SRCSET_WIDTH = 2048;

/**
 * The sizes that can replace a size, which are the same picture at another scale: the requested one first, then in
 * metadata order, the original last.
 */
export function interchangeableSizes(
	media: MediaFileRecord,
	own: SiteImageSizes,
	asked: ImageSize,
): ImageSize[] {
	const byWidth = new Map<number, ImageSize>([[asked.width, asked]]);
	for (const size of [...imageSizes(media, own), fullSize(media)]) {
		if (size.width > MAX_SRCSET_WIDTH || byWidth.has(size.width)) continue;
		if (hasSameRatio(asked, size)) byWidth.set(size.width, size);
	}
	return [...byWidth.values()];
}

/**
 * The `srcset` of a picture at one size; `null` where there would be a single source.
 * @param size name of a size, `large`; a size that was not made counts as `full`
 */
export function srcSet(
	media: MediaFileRecord,
	own: SiteImageSizes,
	siteUrl: string,
	size: string,
): string | null {
	const sources = interchangeableSizes(media, own, imageSize(media, own, size));
	if (imageSizes(media, own).length === 0 || sources.length < 2) return null;
	return sources.map(({ path, width }) => `${mediaUrl(siteUrl, media, path)} ${width}w`).join(', ');
}

/** The `sizes` attribute for one size: `(max-width: 1024px) 100vw, 1024px`; `null` without a width. */
export function sizesAttribute(
	media: MediaFileRecord,
	own: SiteImageSizes,
	size: string,
): string | null {
	const { width } = imageSize(media, own, size);
	return width > 0 ? `(max-width: ${width}px) 100vw, ${width}px` : null;
}
