import { isAddressOfMedium } from '@outrigger/rules/address/medium-address';
import { useImagePriorities } from '../../elements/media/image-priority';
import { type LibraryMedia, useLibraryList } from '../../elements/media/media-library';
import { mediaSource } from '../../elements/media/media-source';
import type { ImagePriority, ImageSource } from '../../ui/image';
import type { ColumnStep } from './columns';
import type { GalleryItem } from './gallery-items';
import type { GallerySettings } from './settings';

/** The assumed ratio of a picture of unknown size: width divided by height. */
const USUAL_RATIO = 1.5;

/** The assumed width of a page in CSS pixels. */
const PAGE_WIDTH = 1440;

/** A picture as a gallery shows it. */
export interface ShownPicture extends GalleryItem {
	key: string;
	media: LibraryMedia | null;
	source: ImageSource;
	/** Width divided by height. */
	ratio: number;
	priority: ImagePriority;
}

/**
 * Returns the pictures with the media library's data about them, which one request fetches. A picture that has no
 * address and is not in the library is omitted.
 */
export function useGalleryMedia(
	items: readonly GalleryItem[],
	settings: GallerySettings,
	steps: readonly ColumnStep[],
	siteUrl: string,
): ShownPicture[] {
	const widest = PAGE_WIDTH / (steps[0]?.columns ?? 1);
	const priorities = useImagePriorities(items.length, widest);
	const library = useLibraryList(items.map(({ image }) => image.id));
	const sizes = sizesOf(steps);
	return items.flatMap((item, index) => {
		const { image } = item;
		const stored = library[index] ?? null;
		const media =
			stored && isAddressOfMedium(image.url, stored.sourceUrl ?? '', siteUrl) ? stored : null;
		const known = media && mediaSource(media, settings.thumbnail_image_size);
		const source = known ?? { url: image.url };
		if (source.url === '') return [];
		const priority = settings.lazyload ? (priorities[index] ?? 'lazy') : 'eager';
		return {
			...item,
			key: image.id === null ? image.url : `${image.id}`,
			media,
			source: {
				...source,
				alt: source.alt || image.alt,
				// With `loading=lazy` a browser that supports `auto` takes the picture's laid-out width; other browsers
				// ignore `auto`.
				sizes: priority === 'lazy' ? `auto, ${sizes}` : sizes,
			},
			ratio: source.width && source.height ? source.width / source.height : USUAL_RATIO,
			priority,
		};
	});
}

function sizesOf(steps: readonly ColumnStep[]): string {
	return [...steps]
		.reverse()
		.map(({ columns, media }) => [media, `${Math.ceil(100 / columns)}vw`].filter(Boolean).join(' '))
		.join(', ');
}
