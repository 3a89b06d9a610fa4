import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import {
	type CarouselControls,
	type CarouselOptions,
	carouselOptions,
} from '../../ui/carousel/options';

/** CSS pixels between pictures where an editor wants a gap and gives no number. */
const GAP_PX = 20;

/**
 * Settings → options. Pictures stand edge to edge unless the editor chose a spacing, and so do the pictures of a
 * carousel that shows a single slide.
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
