import { defineHandler } from '../../attach/handler';
import { pageBreakpoints } from '../../browser/device';
import { attachMainSwiper } from '../../ui/carousel/attach-main-swiper';
import { ONE_SLIDE } from '../../ui/carousel/main-swiper-options';
import { ReviewsBrowserSettings } from './browser-settings';

/** Makes a carousel of the row of cards. */
export const attach = defineHandler(ReviewsBrowserSettings, (element, settings) =>
	attachMainSwiper(element, settings, pageBreakpoints(), ONE_SLIDE),
);
