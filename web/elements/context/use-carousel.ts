import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import buttons from '../../ui/carousel/carousel-buttons.css?inline';
import effects from '../../ui/carousel/effects.css?inline';
import {
	type CarouselControls,
	type CarouselOptions,
	carouselCss,
	carouselOptions,
} from '../../ui/carousel/options';
import { elementSelector } from '../styles/style-collector';
import { useRender } from './render-context';

/**
 * Returns the values that a carousel's widget gives to `Carousel`; its rules go into the page's
 * sheet. `carousel.css` is a part that the widget names in `partsCss`.
 * @param usualSpacing CSS pixels between slides unless an editor sets them
 */
export function useCarousel(
	element: ElementNode,
	controls: CarouselControls,
	usualSpacing: number,
): CarouselOptions {
	return useCarouselOptions(element, (breakpoints) =>
		carouselOptions(controls, breakpoints, usualSpacing),
	);
}

/**
 * Returns the values for `Carousel` for a widget that makes its options itself.
 * @param slideCount if the widget gives it, arrows and dots are left out when all slides are visible at once
 */
export function useCarouselOptions(
	element: ElementNode,
	makeOptions: (breakpoints: Breakpoints) => CarouselOptions,
	slideCount?: number,
): CarouselOptions {
	const { styles, document } = useRender();
	const options = makeOptions(styles.breakpoints);
	const selector = elementSelector(document.databaseId, element.id);
	styles.addRaw(
		document.databaseId,
		`carousel-${element.id}`,
		carouselCss(selector, options, slideCount),
	);
	// Over the kit's own buttons.
	styles.addCss('kit-carousel', buttons, 'kit');
	if (options.effect !== 'slide') styles.addCss('part-carousel-effects', effects);
	return options;
}
