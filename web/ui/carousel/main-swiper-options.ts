import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import { type SlidesPerView, slidesPerViewSteps } from '@outrigger/rules/layout/slides-per-view';
import { autoplayOf, type CarouselOptions, type PlayingControls, speedOf } from './options';

/**
 * The default number of slides of testimonials and reviews on every device. The default for media differs by device.
 */
export const ONE_SLIDE: SlidesPerView = { desktop: 1, tablet: 1, mobile: 1 };
export const MEDIA_SLIDES: SlidesPerView = { desktop: 3, tablet: 2, mobile_extra: 2, mobile: 1 };

/** The parsed controls of the builder's carousel module (`elements/settings/main-swiper`). */
export interface MainSwiperControls extends PlayingControls {
	[control: string]: unknown;
	/** Only for the media carousel. */
	effect?: 'slide' | 'fade' | 'cube';
	show_arrows: boolean;
	pagination: '' | 'bullets' | 'fraction' | 'progressbar';
	loop: boolean;
}

/**
 * Converts settings of the carousel module to options. A carousel that fades or turns shows a single slide.
 * @param usual the number of slides beside each other if an editor did not set it
 */
export function mainSwiperOptions(
	controls: MainSwiperControls,
	breakpoints: Breakpoints,
	usual: SlidesPerView,
	slideCount: number,
): CarouselOptions {
	const { effect = 'slide' } = controls;
	const isRow = effect === 'slide';
	const steps = slidesPerViewSteps(controls, breakpoints, usual, slideCount);
	return {
		steps: isRow ? steps : steps.map((step) => ({ ...step, slides: 1, group: 1, perDot: 1 })),
		hasArrows: controls.show_arrows,
		pagination: controls.pagination || null,
		autoplay: autoplayOf(controls),
		isInfinite: controls.loop,
		effect,
		goesToClicked: isRow,
		speedMs: speedOf(controls.speed),
		isRightToLeft: false,
		offsetSides: 'none',
	};
}
