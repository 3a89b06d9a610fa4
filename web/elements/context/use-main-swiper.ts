import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { SlidesPerView } from '@outrigger/rules/layout/slides-per-view';
import { type MainSwiperControls, mainSwiperOptions } from '../../ui/carousel/main-swiper-options';
import type { CarouselOptions } from '../../ui/carousel/options';
import { useCarouselOptions } from './use-carousel';

/**
 * Returns the values that a widget of the builder's carousel module gives to `Carousel`. Options
 * without rules go to `usual`.
 */
export function useMainSwiper(
	element: ElementNode,
	controls: MainSwiperControls,
	usual: SlidesPerView,
	slideCount: number,
): CarouselOptions {
	return useCarouselOptions(
		element,
		(breakpoints) => mainSwiperOptions(controls, breakpoints, usual, slideCount),
		slideCount,
	);
}
