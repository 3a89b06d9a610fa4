import type { Unsubscribe } from '../../browser/unsubscribe';
import type { CarouselOptions } from './options';
import { slidesOf } from './parts';
import { watchRow } from './row-at-rest';
import type { CarouselEvents } from './start-carousel';

const nothing = () => {};

/**
 * Makes a carousel of the markup that `Carousel` rendered, or of the builder's own. Fewer than two slides stay
 * unchanged. The function loads Swiper, and Swiper's module for the carousel's effect, if there is one. If a visitor
 * moves the row, it waits until the row has stopped. The promise is fulfilled when the carousel works.
 *
 * @param element the widget's element
 * @returns a function that ends it and restores the server's row
 */
export async function attachCarousel(
	element: HTMLElement,
	options: CarouselOptions,
	events: CarouselEvents = {},
): Promise<Unsubscribe> {
	const own = element.querySelector<HTMLElement>('.e-carousel');
	const row = (own ?? element).querySelector<HTMLElement>('.swiper-wrapper');
	if (!row || slidesOf(row).length < 2) return nothing;
	const watch = watchRow(row);
	try {
		const [{ startCarousel }, adopted, thumbnails] = await Promise.all([
			options.effect === 'slide' ? import('./start-carousel') : import('./effects'),
			own ? null : import('./adopt-markup').then((module) => module.adoptMarkup(element, options)),
			element.querySelector('.elementor-thumbnails-swiper') ? import('./thumbnails') : null,
		]);
		const root = own ?? adopted?.root;
		if (!root) return nothing;
		await watch.atRest();
		const stop = startCarousel(root, options, {
			events,
			attachThumbnails: thumbnails?.attachThumbnails,
		});
		return () => {
			stop();
			adopted?.release();
		};
	} finally {
		watch.end();
	}
}
