import { EffectCoverflow, EffectCube, EffectFade } from 'swiper/modules';
import { startCarousel as start } from './start-carousel';

/** Runs a carousel with an effect; the browser fetches this if a carousel uses one. */
export const startCarousel: typeof start = (root, options, more) => {
	const end = start(root, options, { ...more, modules: [EffectFade, EffectCube, EffectCoverflow] });
	return () => {
		end();
		for (const shadow of root.querySelectorAll('.swiper-slide-shadow-coverflow')) shadow.remove();
	};
};
