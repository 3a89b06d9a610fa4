import type { CarouselOptions } from '../../ui/carousel/options';
import type { MediaCarouselBrowserSettings } from './browser-settings';

/**
 * Returns the options in which a skin differs from a carousel: a slideshow shows one slide, a coverflow has
 * its own effect and moves by one slide, whatever number is stored.
 */
export function skinOf(
	{ skin, effect }: MediaCarouselBrowserSettings,
	{ steps }: Pick<CarouselOptions, 'steps'>,
): Partial<CarouselOptions> {
	if (skin === 'coverflow') {
		return {
			effect: 'coverflow',
			steps: steps.map((step) => ({ ...step, group: 1 })),
			goesToClicked: true,
		};
	}
	if (skin === 'carousel') return {};
	return {
		effect: effect === 'cube' ? 'slide' : effect,
		steps: steps.map((step) => ({ ...step, slides: 1, group: 1 })),
		goesToClicked: false,
		// A slideshow has no dots, because the thumbnails show the active slide.
		pagination: null,
	};
}
