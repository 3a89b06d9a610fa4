import { defineHandler } from '../../attach/handler';
import { pageBreakpoints } from '../../browser/device';
import { attachCarousel } from '../../ui/carousel/attach-carousel';
import { carouselOptions } from '../../ui/carousel/options';
import { asWritten } from '../../ui/carousel/stored-switches';
import { NestedCarouselBrowserSettings } from './browser-settings';
import { NESTED_SPACING_PX } from './spacing';

/** Makes a carousel from the row of elements. */
export const attach = defineHandler(
	NestedCarouselBrowserSettings,
	(element, settings, _page, wanted) =>
		attachCarousel(
			element,
			carouselOptions(asWritten(element, settings), pageBreakpoints(), NESTED_SPACING_PX),
			{ wanted },
		),
);
