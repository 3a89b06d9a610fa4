import type { Attach } from '../../attach/handler';
import { whenFirstUsed } from '../../browser/first-input';
import { letPicturesIn } from '../../ui/hold-pictures';
import { ALL } from './all-galleries';
import type { GalleryFilter } from './open-filter';

/**
 * Filters several galleries, and loads pictures when they are near the viewport. Markup that the builder itself
 * rendered has its pictures in attributes; the handler first changes it into the form of our markup.
 */
export const attach: Attach = async (element, settings) => {
	const container = element.querySelector<HTMLElement>('.elementor-gallery__container');
	if (!container) return () => {};
	const isForeign = container.querySelector('.e-gallery-image[data-thumbnail]') !== null;
	const leave = isForeign
		? (await import('./foreign-gallery')).showForeignGallery(container, settings)
		: () => {};
	const letIn = letPicturesIn(container);
	const endFilter = await showTitles(element, container);
	return () => {
		endFilter();
		letIn();
		leave();
	};
};

/**
 * Shows the titles. The filter's code loads with the first input of the page, so that its status element exists before
 * its first text; an earlier press waits for it.
 */
async function showTitles(element: HTMLElement, container: HTMLElement): Promise<() => void> {
	const bar = element.querySelector<HTMLElement>('.elementor-gallery__titles-container');
	if (!bar) return () => {};
	const titles = [...bar.querySelectorAll<HTMLElement>('.elementor-gallery-title')];
	let isAttached = true;
	let filter: Promise<GalleryFilter> | undefined;
	let opened: GalleryFilter | undefined;

	const open = () => {
		filter ??= import('./open-filter').then(({ openFilter }) => {
			const made = openFilter(titles, container);
			if (isAttached) opened = made;
			else made.end();
			return made;
		});
		// If the fetch failed, the next press tries it again.
		filter.catch(() => {
			filter = undefined;
		});
		return filter;
	};
	const onPress = (event: Event) => {
		const title = (event.target as Element).closest<HTMLElement>('.elementor-gallery-title');
		if (!title || !(event instanceof KeyboardEvent ? isPress(event, title) : true)) return;
		event.preventDefault();
		open().then(
			({ press }) => isAttached && press(title.dataset.galleryIndex ?? ALL),
			() => {},
		);
	};

	bar.addEventListener('click', onPress);
	bar.addEventListener('keydown', onPress);
	const stopWaiting = whenFirstUsed(() => void open());
	// If no title stands for all galleries, the first gallery is shown. The sheet hides the other galleries while the
	// titles are hidden. So the handler sets the choice before it shows the titles; otherwise the page would jump
	// twice.
	const first = titles[0]?.dataset.galleryIndex ?? ALL;
	try {
		if (first !== ALL) (await open()).choose(first);
	} finally {
		bar.hidden = false;
	}
	return () => {
		isAttached = false;
		stopWaiting();
		bar.removeEventListener('click', onPress);
		bar.removeEventListener('keydown', onPress);
		opened?.end();
		bar.hidden = true;
	};
}

/** True for a key that presses one of the builder's titles, which are links without an address. */
function isPress({ key }: KeyboardEvent, title: HTMLElement): boolean {
	return title.localName !== 'button' && (key === 'Enter' || key === ' ');
}
