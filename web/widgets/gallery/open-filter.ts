import { say } from '../../browser/page-words';
import { announce, openStatus } from '../../ui/announce';
import { ALL } from './all-galleries';
import { glide } from './glide';
import { layMasonry } from './lay-masonry';

/** The filter of one gallery widget. */
export interface GalleryFilter {
	/**
	 * Shows only the pictures of one gallery, at new places.
	 * @param index the number of the gallery, or `all`
	 * @returns the number of pictures that remain
	 */
	choose: (index: string) => number;
	/**
	 * Does the same as `choose` after a visitor's press: the pictures move smoothly to their places, and a status
	 * message announces their number.
	 */
	press: (index: string) => void;
	/** Shows all pictures again and removes the status message. */
	end: () => void;
}

/** Opens the filter of a gallery's titles. */
export function openFilter(titles: readonly HTMLElement[], container: HTMLElement): GalleryFilter {
	const items = [...container.querySelectorAll<HTMLElement>('.e-gallery-item')];
	const masonry = container.classList.contains('e-gallery-masonry')
		? layMasonry(container, items)
		: null;
	const stopStatus = openStatus();

	const choose = (index: string) => {
		for (const title of titles) {
			const isChosen = title.dataset.galleryIndex === index;
			title.classList.toggle('elementor-item-active', isChosen);
			title.setAttribute('aria-pressed', `${isChosen}`);
		}
		for (const item of items) {
			const tags = item.dataset.eGalleryTags?.split(',') ?? [];
			item.hidden = index !== ALL && !tags.includes(index);
		}
		masonry?.lay();
		return items.filter(({ hidden }) => !hidden).length;
	};

	return {
		choose,
		press(index) {
			let count = 0;
			glide(items, () => {
				count = choose(index);
			});
			announce(say('box.pictures', { count }));
		},
		end() {
			choose(ALL);
			masonry?.detach();
			stopStatus();
		},
	};
}
