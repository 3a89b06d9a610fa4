import { defineHandler } from '../../attach/handler';
import { pageBreakpoints } from '../../browser/device';
import { attachMainSwiper } from '../../ui/carousel/attach-main-swiper';
import { ONE_SLIDE } from '../../ui/carousel/main-swiper-options';
import { TestimonialCarouselBrowserSettings } from './browser-settings';

/** Makes a carousel of the row of voices. */
export const attach = defineHandler(TestimonialCarouselBrowserSettings, (element, settings) =>
	attachMainSwiper(element, settings, pageBreakpoints(), ONE_SLIDE),
);
