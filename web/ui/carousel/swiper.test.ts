// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { startSwiper } from './swiper';
import { CAROUSEL } from './testing/options';

const STEP = { group: 1, perDot: 1, spacing: 28 };

it('counts the slide that looks in at the side on desktops alone, as the builder does', () => {
	document.body.innerHTML =
		'<div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide"></div></div></div>';
	const steps = [
		{ ...STEP, device: 'mobile', minWidth: 0, slides: 1 },
		{ ...STEP, device: 'tablet', minWidth: 768, slides: 2 },
		{ ...STEP, device: 'desktop', minWidth: 1025, slides: 3 },
	] as const;
	const slidesOf = (offsetSides: 'left' | 'right') => {
		const element = document.querySelector('.swiper') as HTMLElement;
		const options = { ...CAROUSEL, steps: [...steps], offsetSides };
		const swiper = startSwiper(element, options, { slideCount: 4, firstSlide: 0, modules: [] });
		const given = Object.values(swiper.originalParams.breakpoints ?? {});
		swiper.destroy();
		return given.map(({ slidesPerView }) => slidesPerView);
	};
	expect(slidesOf('right')).toEqual([1, 2, 3.001]);
	expect(slidesOf('left')).toEqual([1, 2, 3]);
});
