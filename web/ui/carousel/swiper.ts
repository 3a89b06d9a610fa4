import Swiper from 'swiper';
import type { SwiperModule, SwiperOptions } from 'swiper/types';
import { FIXED_OPTIONS } from './fixed-options';
import type { CarouselOptions } from './options';
import { slidesToGoRound } from './repeat-slides';

/** The data that Swiper receives in addition to the options of a carousel. */
export interface SwiperStart {
	slideCount: number;
	/** The slide to which the visitor had scrolled; from 0. */
	firstSlide: number;
	modules: SwiperModule[];
}

/**
 * The settings of the effects. A cube has no shadows, because they would hide the text of a slide. A coverflow has
 * Swiper's own: the slides beside the middle one are in the shade, as in the builder.
 */
const LOOKS: SwiperOptions = {
	fadeEffect: { crossFade: true },
	cubeEffect: { shadow: false, slideShadows: false },
};

/**
 * Starts Swiper with the modules that the host's carousels need. The browser fetches this module when a carousel comes
 * near.
 */
export function startSwiper(
	element: HTMLElement,
	options: CarouselOptions,
	{ slideCount, firstSlide, modules }: SwiperStart,
): Swiper {
	const { steps, isInfinite, effect, offsetSides } = options;
	// A small addition makes Swiper count the slide that is partly visible at the side. The builder adds it only on
	// desktops, as seen on a page of version 3.29: 3.001 slides at 1440 px, 2 at 900 px, 1 at 390 px.
	const sliver = offsetSides === 'right' || offsetSides === 'both' ? 0.001 : 0;
	const stepOptions = ({ device, slides, group, spacing }: CarouselOptions['steps'][number]) => ({
		slidesPerView: slides + (device === 'desktop' ? sliver : 0),
		slidesPerGroup: group,
		spaceBetween: spacing,
	});
	const [smallest] = steps;
	return new Swiper(element, {
		...FIXED_OPTIONS,
		modules,
		...(smallest && stepOptions(smallest)),
		breakpoints: Object.fromEntries(steps.map((step) => [step.minWidth, stepOptions(step)])),
		loop: isInfinite && slideCount >= slidesToGoRound(options),
		initialSlide: firstSlide,
		slideToClickedSlide: options.goesToClicked ?? false,
		effect,
		...LOOKS,
		speed: options.speedMs,
		resistanceRatio: isInfinite ? 0.85 : 0.5,
	});
}
