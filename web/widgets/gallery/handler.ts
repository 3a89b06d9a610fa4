import type { Attach } from '../../attach/handler';
import { say } from '../../browser/page-words';
import { announce, openStatus } from '../../ui/announce';
import { letPicturesIn } from '../../ui/hold-pictures';
import { glide } from './glide';

/** The value of the title that stands for all galleries. */
const ALL = 'all';

/**
 * The filter of several galleries, and pictures that come when they are near. Markup that the
 * builder itself rendered has its pictures in attributes; the handler brings them to our form
 * first.
 */
export const attach: Attach = async (element, settings) => {
	const container = element.querySelector<HTMLElement>('.elementor-gallery__container');
	if (!container) return () => {};
	const isForeign = container.querySelector('.e-gallery-image[data-thumbnail]') !== null;
	const leave = isForeign
		? (await import('./foreign-gallery')).showForeignGallery(container, settings)
		: () => {};
	const letIn = letPicturesIn(container);
	const endFilter = await openFilter(element, container);
	return () => {
		endFilter();
		letIn();
		leave();
	};
};

/** Shows the titles; a press leaves the pictures of one gallery, in places of their own, and says how many. */
async function openFilter(element: HTMLElement, container: HTMLElement): Promise<() => void> {
	const bar = element.querySelector<HTMLElement>('.elementor-gallery__titles-container');
	if (!bar) return () => {};
	const titles = [...bar.querySelectorAll<HTMLElement>('.elementor-gallery-title')];
	const items = [...container.querySelectorAll<HTMLElement>('.e-gallery-item')];
	const masonry = container.classList.contains('e-gallery-masonry')
		? (await import('./lay-masonry')).layMasonry(container, items)
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

	const onPress = (event: Event) => {
		const title = (event.target as Element).closest<HTMLElement>('.elementor-gallery-title');
		if (!title || !(event instanceof KeyboardEvent ? isPress(event, title) : true)) return;
		event.preventDefault();
		let count = 0;
		glide(items, () => {
			count = choose(title.dataset.galleryIndex ?? ALL);
		});
		announce(say('box.pictures', { count }));
	};

	bar.addEventListener('click', onPress);
	bar.addEventListener('keydown', onPress);
	bar.hidden = false;
	// Without a title for all, the first gallery is the one that shows.
	const [first] = titles;
	if (first && first.dataset.galleryIndex !== ALL) choose(first.dataset.galleryIndex ?? ALL);
	return () => {
		bar.removeEventListener('click', onPress);
		bar.removeEventListener('keydown', onPress);
		choose(ALL);
		masonry?.detach();
		stopStatus();
		bar.hidden = true;
	};
}

/** The builder's titles are links without an address: keys are theirs to hear. */
function isPress({ key }: KeyboardEvent, title: HTMLElement): boolean {
	return title.localName !== 'button' && (key === 'Enter' || key === ' ');
}
