import type { Unsubscribe } from '../../browser/unsubscribe';
import type { CarouselOptions } from './options';
import type { CarouselEvents } from './start-carousel';

/**
 * Makes a carousel of the markup that `Carousel` rendered. Fewer than two slides stay what they are. Swiper is
 * fetched on the way; the promise is fulfilled once the carousel reacts.
 *
 * @param element an element that holds one `.e-carousel`
 * @returns ends it: the row is what the server sent
 */
export async function attachCarousel(
	element: HTMLElement,
	options: CarouselOptions,
	events: CarouselEvents = {},
): Promise<Unsubscribe> {
	const root = element.querySelector<HTMLElement>('.e-carousel');
	const count = root?.querySelector('.swiper-wrapper')?.childElementCount ?? 0;
	if (!root || count < 2) return () => {};
	const { startCarousel } = await import('./start-carousel');
	return startCarousel(root, options, events);
}
