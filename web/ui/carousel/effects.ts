import { EffectCoverflow, EffectCube, EffectFade } from 'swiper/modules';
import type { SwiperModule } from 'swiper/types';
import type { CarouselEffect } from './options';

/** What Swiper needs for an effect; fetched where one is used. */
export const EFFECTS: Readonly<Record<Exclude<CarouselEffect, 'slide'>, SwiperModule>> = {
	fade: EffectFade,
	cube: EffectCube,
	coverflow: EffectCoverflow,
};
