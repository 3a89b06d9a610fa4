import { autoplayOf, type CarouselOptions, speedOf } from '../../ui/carousel/options';
import type { SlidesBrowserSettings } from './browser-settings';

/** Makes carousel options from the settings; every device shows one slide at a time. */
export function slidesOptions(settings: SlidesBrowserSettings): CarouselOptions {
	const { navigation, transition, transition_speed: speed, infinite } = settings;
	return {
		steps: [{ device: 'desktop', minWidth: 0, slides: 1, group: 1, perDot: 1, spacing: 0 }],
		hasArrows: navigation === 'both' || navigation === 'arrows',
		pagination: navigation === 'both' || navigation === 'dots' ? 'bullets' : null,
		autoplay: autoplayOf({ ...settings, speed }),
		isInfinite: infinite,
		effect: transition,
		speedMs: speedOf(speed),
		isRightToLeft: false,
		offsetSides: 'none',
	};
}
