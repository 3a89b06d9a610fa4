import type { ElementNode } from '../../domain/element-tree';
import buttons from '../ui/carousel/carousel-buttons.css?inline';
import {
	type CarouselControls,
	type CarouselOptions,
	carouselCss,
	carouselOptions,
} from '../ui/carousel/options';
import { useRender } from './render-context';
import { elementSelector } from './styles/style-collector';

/**
 * What a carousel's widget gives to `Carousel`; its rules go into the page's sheet. `carousel.css` is a part that
 * the widget names in `partsCss`.
 * @param usualSpacing CSS pixels between slides unless an editor says otherwise
 */
export function useCarousel(
	element: ElementNode,
	controls: CarouselControls,
	usualSpacing: number,
): CarouselOptions {
	const { styles, document } = useRender();
	const options = carouselOptions(controls, styles.breakpoints, usualSpacing);
	const selector = elementSelector(document.databaseId, element.id);
	styles.addRaw(document.databaseId, `carousel-${element.id}`, carouselCss(selector, options));
	// Over the kit's own buttons.
	styles.addCss('kit-carousel', buttons, 'kit');
	return options;
}
