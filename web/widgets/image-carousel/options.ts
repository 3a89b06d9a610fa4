import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import {
	type CarouselControls,
	type CarouselOptions,
	carouselOptions,
} from '../../ui/carousel/options';

/** The gap between pictures in CSS pixels if an editor wants a gap but gives no number. */
const GAP_PX = 20;

/**
 * Makes carousel options from the settings. Pictures have no gap between them unless the editor chose a spacing; the
 * pictures of a carousel that shows a single slide never have a gap.
 */
export function imageCarouselOptions(
	controls: CarouselControls & { image_spacing: '' | 'custom' },
	breakpoints: Breakpoints,
): CarouselOptions {
	const options = carouselOptions(controls, breakpoints, GAP_PX);
	const isSingle = Number(controls.slides_to_show) === 1;
	if (controls.image_spacing === 'custom' && !isSingle) return options;
	return { ...options, steps: options.steps.map((step) => ({ ...step, spacing: 0 })) };
}
