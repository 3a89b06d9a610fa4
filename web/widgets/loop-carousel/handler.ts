import { pageBreakpoints } from '../../browser/device';
import { defineHandler } from '../../elements/handler';
import { attachCarousel } from '../../ui/carousel/attach-carousel';
import { carouselOptions } from '../../ui/carousel/options';
import { LoopCarouselBrowserSettings } from './browser-settings';
import { LOOP_SPACING_PX } from './spacing';

/** Makes a carousel of the row of items. */
export const attach = defineHandler(LoopCarouselBrowserSettings, (element, settings) =>
	attachCarousel(element, carouselOptions(settings, pageBreakpoints(), LOOP_SPACING_PX)),
);
