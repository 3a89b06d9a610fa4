import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { InferOutput } from 'valibot';
import { type CarouselOptions, carouselOptions } from '../../ui/carousel/options';
import type { NestedCarouselBrowserSettings } from './browser-settings';

/** CSS pixels between slides unless an editor says otherwise. */
const GAP_PX = 10;

/** Settings → options. Slides look in from the sides only where the carousel goes round. */
export function nestedCarouselOptions(
	controls: InferOutput<typeof NestedCarouselBrowserSettings>,
	breakpoints: Breakpoints,
): CarouselOptions {
	const { arrows, infinite } = controls;
	const options = carouselOptions(
		{ ...controls, arrows: arrows ? 'yes' : 'no', navigation: 'none' },
		breakpoints,
		GAP_PX,
	);
	return { ...options, offsetSides: infinite ? options.offsetSides : 'none' };
}
