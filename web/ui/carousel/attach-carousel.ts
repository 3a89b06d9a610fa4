import type { Wanted } from '../../attach/handler';
import { isPassedPage } from '../../browser/passed-page';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { CarouselOptions } from './options';
import { slidesOf } from './parts';
import type { RestingCarousel } from './rest';
import { watchRow } from './row-at-rest';
import type { CarouselEvents } from './start-carousel';

const nothing = () => {};

/** The parts of a carousel's start that depend on its widget. */
export interface CarouselAttachment {
	events?: CarouselEvents;
	/** Fulfilled once the visitor uses the element. Without it the carousel starts at once. */
	wanted?: Wanted | undefined;
}

/**
 * Makes a carousel of the markup that `Carousel` rendered, or of the builder's own. Fewer than two slides stay
 * unchanged. The function loads Swiper, and Swiper's module for the carousel's effect, if there is one. On a passed page
 * it loads Swiper when the visitor uses the carousel. If a visitor moves the row, it waits until the row has stopped. The
 * promise is fulfilled when the carousel works.
 *
 * @param element the widget's element
 * @returns a function that ends it and restores the server's row
 */
export async function attachCarousel(
	element: HTMLElement,
	options: CarouselOptions,
	{ events = {}, wanted }: CarouselAttachment = {},
): Promise<Unsubscribe> {
	const own = element.querySelector<HTMLElement>('.e-carousel');
	const row = (own ?? element).querySelector<HTMLElement>('.swiper-wrapper');
	if (!row || slidesOf(row).length < 2) return nothing;
	const watch = watchRow(row);
	try {
		const hasThumbnails = element.querySelector('.elementor-thumbnails-swiper') !== null;
		const stock = own ? null : import('./adopt-markup');
		const adopting = stock?.then((module) => module.adoptMarkup(element, options));
		let rest: RestingCarousel | null = null;
		if (stock && wanted && isPassedPage() && !hasThumbnails) {
			const [{ restCarousel }, found, motion] = await Promise.all([
				stock,
				adopting,
				options.autoplay ? import('./play-row') : null,
			]);
			rest = found ? restCarousel(found.root, options, wanted, events, motion?.playRow) : null;
			if (rest && found && (await rest.ready)) {
				rest
					.end()
					.dots(() => {})
					.detach();
				found.release();
				return nothing;
			}
		}
		const [{ startCarousel }, adopted, thumbnails] = await Promise.all([
			options.effect === 'slide' ? import('./start-carousel') : import('./effects'),
			adopting,
			hasThumbnails ? import('./thumbnails') : null,
		]);
		const root = own ?? adopted?.root;
		if (!root) return nothing;
		await watch.atRest();
		const stop = startCarousel(root, options, {
			events,
			attachThumbnails: thumbnails?.attachThumbnails,
			...rest?.end(),
		});
		return () => {
			stop();
			adopted?.release();
		};
	} finally {
		watch.end();
	}
}
