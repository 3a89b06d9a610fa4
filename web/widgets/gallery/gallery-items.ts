import { shuffled } from '@outrigger/rules/lists/shuffle';
import type { Say } from '@outrigger/rules/texts/text';
import type { MediaValue } from '../../elements/settings/media';
import type { GallerySettings } from './settings';

/** One picture of a gallery. */
export interface GalleryItem {
	image: MediaValue;
	/** The numbers of the galleries that the picture belongs to, from 0; empty if the widget has a single gallery. */
	tags: readonly number[];
}

/** The filter value for all galleries together. */
export const ALL_GALLERIES = 'all';

/** The title of one of several galleries. */
export interface GalleryTitle {
	/** The filter value of the gallery: `all`, or its number. */
	index: string;
	title: string;
}

/**
 * The pictures of all galleries in their order; each picture occurs once.
 * @param seed the same seed gives the same random order
 */
export function galleryItems(settings: GallerySettings, seed: string): GalleryItem[] {
	const items =
		settings.gallery_type === 'multiple'
			? taggedItems(settings.galleries.map(({ multiple_gallery }) => multiple_gallery))
			: taggedItems([settings.gallery]).map(({ image }) => ({ image, tags: [] }));
	if (settings.order_by !== 'random') return items;
	return shuffled([...items.keys()], seed).flatMap((index) => items[index] ?? []);
}

/** Returns the titles of the filter, one for each gallery with pictures; empty if the widget has a single gallery. */
export function galleryTitles(settings: GallerySettings, say: Say): GalleryTitle[] {
	const { gallery_type, galleries, show_all_galleries, show_all_galleries_label } = settings;
	if (gallery_type !== 'multiple' || galleries.length === 0) return [];
	return [
		...(show_all_galleries
			? [{ index: ALL_GALLERIES, title: show_all_galleries_label || say('list.all') }]
			: []),
		...galleries.flatMap(({ gallery_title, multiple_gallery }, index) =>
			multiple_gallery.length > 0 ? [{ index: `${index}`, title: gallery_title }] : [],
		),
	];
}

function taggedItems(galleries: readonly (readonly MediaValue[])[]): GalleryItem[] {
	const items = new Map<string, { image: MediaValue; tags: number[] }>();
	galleries.forEach((pictures, tag) => {
		for (const image of pictures) {
			const key = image.id === null ? image.url : `${image.id}`;
			const known = items.get(key);
			if (!known) items.set(key, { image, tags: [tag] });
			else if (!known.tags.includes(tag)) known.tags.push(tag);
		}
	});
	return [...items.values()];
}
