import type { MediaFileRecord } from '@outrigger/formats/model/records';
import { fullSize, type ImageSize, imageSizes, type SiteImageSizes } from './image-sizes';
import { mediaUrl, UPLOADS_PATH } from './uploads-url';

/** One entry of `mediaDetails.sizes`; width and height are strings, as WPGraphQL types them. */
export interface MediaSizeDetails {
	name: string;
	width: string;
	height: string;
	file: string;
	/** Path from the site's root. */
	filePath: string;
	/**
	 * Bytes; `null` before the first request for the file, since sizes are rendered on demand.
	 */
	fileSize: number | null;
	mimeType: string;
	sourceUrl: string;
}

/** The content of WPGraphQL's `MediaDetails`. */
export interface MediaDetails {
	width: number;
	height: number;
	/** File name without a folder. */
	file: string;
	filePath: string;
	sizes: MediaSizeDetails[];
}

function sizeDetails(media: MediaFileRecord, size: ImageSize, siteUrl: string): MediaSizeDetails {
	return {
		name: size.name,
		width: String(size.width),
		height: String(size.height),
		file: size.file,
		filePath: UPLOADS_PATH + size.path,
		fileSize: null,
		mimeType: media.mimeType,
		sourceUrl: mediaUrl(siteUrl, media, size.path),
	};
}

/** Dimensions and sizes of a picture; `sizes` is empty without made sizes, and never contains `full`. */
export function mediaDetails(
	media: MediaFileRecord,
	own: SiteImageSizes,
	siteUrl: string,
): MediaDetails {
	return {
		width: media.width,
		height: media.height,
		file: fullSize(media).file,
		filePath: UPLOADS_PATH + media.file,
		sizes: imageSizes(media, own).map((size) => sizeDetails(media, size, siteUrl)),
	};
}

/** WordPress's coarse kind of a file. */
export function mediaType(media: MediaFileRecord): 'image' | 'file' {
	return media.mimeType.startsWith('image/') ? 'image' : 'file';
}
