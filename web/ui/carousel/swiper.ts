import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { CarouselOptions } from './options';

/** Swiper with what a carousel of ours needs of it; fetched when one comes near. */
export function startSwiper(
	element: HTMLElement,
	{ steps, speedMs, isInfinite, effect, isRightToLeft, offsetSides }: CarouselOptions,
	slideCount: number,
): Swiper {
	// A sliver makes Swiper count the slide that looks in at the side.
	const sliver = offsetSides === 'right' || offsetSides === 'both' ? 0.001 : 0;
	const most = Math.max(...steps.map(({ slides, group }) => slides + group));
	const stepOptions = ({ slides, group, spacing }: CarouselOptions['steps'][number]) => ({
		slidesPerView: slides + sliver,
		slidesPerGroup: group,
		spaceBetween: spacing,
	});
	const [smallest] = steps;
	return new Swiper(element, {
		modules: effect === 'fade' ? [EffectFade] : [],
		...(smallest && stepOptions(smallest)),
		breakpoints: Object.fromEntries(steps.map((step) => [step.minWidth, stepOptions(step)])),
		// Moving slides to the other end needs more of them than are seen.
		loop: isInfinite && slideCount > most,
		rewind: isInfinite && slideCount <= most,
		effect,
		fadeEffect: { crossFade: true },
		speed: speedMs,
		watchSlidesProgress: true,
		watchOverflow: false,
		grabCursor: true,
		// A link in a slide keeps its focus and its click.
		preventClicks: true,
		threshold: 5,
		resistanceRatio: isInfinite ? 0.85 : 0.5,
		...(isRightToLeft && { direction: 'horizontal' as const }),
	});
}
