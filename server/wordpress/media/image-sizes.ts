import type {
	ForeignSize,
	MediaFileRecord,
	SettingsRecord,
} from '@outrigger/formats/model/records';
import { MOST_PIXELS } from '@outrigger/media/picture-work';
import { hasSameRatio, resizeDimensions, type SizeBox } from './resize';

/** Sizes that every WordPress makes, in the order its metadata lists them. */
const builtInSizes: Record<string, SizeBox> = {
	medium: { width: 300, height: 300, crop: false },
	large: { width: 1024, height: 1024, crop: false },
	thumbnail: { width: 150, height: 150, crop: true },
	medium_large: { width: 768, height: 0, crop: false },
	'1536x1536': { width: 1536, height: 1536, crop: false },
	'2048x2048': { width: 2048, height: 2048, crop: false },
};

/** One size of one picture. */
export interface ImageSize {
	/** `medium`, `large`, a site's own name; `full` for the picture as uploaded. */
	name: string;
	width: number;
	height: number;
	/** File name without a folder: `bay-1-300x200.jpg`. */
	file: string;
	/** Path below the uploads folder, `2026/05/bay-1-300x200.jpg`. */
	path: string;
	/** True if the picture's edges are cut to fill the box. */
	crop: boolean;
}

/** Extra sizes of a site, as its settings list them. */
export type SiteImageSizes = SettingsRecord['imageSizes'];

/** All size names of a site, WordPress's own first. */
export function imageSizeNames(own: SiteImageSizes): string[] {
	return Object.keys({ ...builtInSizes, ...own });
}

/**
 * Returns true if WordPress makes sizes of a file: of raster pictures that this host has and that are not too large to
 * be read; SVG scales by itself.
 */
export function isResizable(media: MediaFileRecord): boolean {
	return (
		media.width * media.height <= MOST_PIXELS &&
		media.foreignUrl === undefined &&
		/^image\/(?:jpeg|png|webp|avif|gif)$/.test(media.mimeType) &&
		media.width > 0 &&
		media.height > 0
	);
}

function sizedPath(path: string, width: number, height: number): string {
	return path.replace(/(\.[^./]+)?$/, (extension) => `-${width}x${height}${extension}`);
}

function fileName(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1);
}

/** The picture as uploaded, under the name `full`. */
export function fullSize(media: MediaFileRecord): ImageSize {
	return {
		name: 'full',
		width: media.width,
		height: media.height,
		file: fileName(media.file),
		path: media.file,
		crop: false,
	};
}

const computed = new WeakMap<MediaFileRecord, { own: SiteImageSizes; sizes: ImageSize[] }>();

/**
 * The sizes that WordPress would have made of a picture, without `full`, computed and not rendered. A picture on
 * another host has the sizes from there. Empty for files that are no raster picture and for pictures smaller than every
 * size.
 * @param own the site's `imageSizes`
 */
export function imageSizes(media: MediaFileRecord, own: SiteImageSizes): ImageSize[] {
	const known = computed.get(media);
	if (known?.own === own) return known.sizes;
	if (media.foreignSizes) return foreignSizes(media, media.foreignSizes);
	const boxes = isResizable(media) ? Object.entries({ ...builtInSizes, ...own }) : [];
	const sizes = boxes.flatMap(([name, box]) => {
		const to = resizeDimensions(media, box);
		if (to === null) return [];
		const path = sizedPath(media.file, to.width, to.height);
		return [{ name, ...to, file: fileName(path), path, crop: box.crop }];
	});
	computed.set(media, { own, sizes });
	return sizes;
}

function foreignSizes(media: MediaFileRecord, sizes: readonly ForeignSize[]): ImageSize[] {
	const folder = media.file.slice(0, media.file.lastIndexOf('/') + 1);
	return sizes.map((size) => ({
		...size,
		path: folder + size.file,
		crop: !hasSameRatio(media, size),
	}));
}

/** A size by name; the full size where WordPress did not make the named size. */
export function imageSize(media: MediaFileRecord, own: SiteImageSizes, name: string): ImageSize {
	return imageSizes(media, own).find((size) => size.name === name) ?? fullSize(media);
}
