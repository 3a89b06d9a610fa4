import { EffectCoverflow, EffectCube, EffectFade } from 'swiper/modules';
import type { SwiperModule } from 'swiper/types';
import type { CarouselEffect } from './options';

/** The parts of Swiper for each effect; the browser fetches them if a carousel uses an effect. */
export const EFFECTS: Readonly<Record<Exclude<CarouselEffect, 'slide'>, SwiperModule>> = {
	fade: EffectFade,
	cube: EffectCube,
	coverflow: EffectCoverflow,
};
