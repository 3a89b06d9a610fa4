import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { SlidesPerView } from '@outrigger/rules/layout/slides-per-view';
import type { Wanted } from '../../attach/handler';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { attachCarousel } from './attach-carousel';
import { type MainSwiperControls, mainSwiperOptions } from './main-swiper-options';
import type { CarouselOptions } from './options';
import { asWritten } from './stored-switches';

/**
 * Makes a carousel of a row of the builder's carousel module; the number of slides comes from the markup.
 * @param wanted fulfilled once the visitor uses the element
 * @param changesOf gives the options in which a skin differs
 */
export function attachMainSwiper(
	element: HTMLElement,
	settings: MainSwiperControls,
	breakpoints: Breakpoints,
	usual: SlidesPerView,
	wanted?: Wanted,
	changesOf: (options: CarouselOptions) => Partial<CarouselOptions> = () => ({}),
): Promise<Unsubscribe> {
	const count = element.querySelector(
		'.elementor-main-swiper > .swiper-wrapper',
	)?.childElementCount;
	const options = mainSwiperOptions(asWritten(element, settings), breakpoints, usual, count ?? 0);
	return attachCarousel(element, { ...options, ...changesOf(options) }, { wanted });
}
