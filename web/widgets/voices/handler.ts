import { defineHandler } from '../../attach/handler';
import { pageBreakpoints } from '../../browser/device';
import { attachMainSwiper } from '../../ui/carousel/attach-main-swiper';
import { ONE_SLIDE } from '../../ui/carousel/main-swiper-options';
import { VoicesBrowserSettings } from './browser-settings';

/** Makes a carousel from a row of reviews or testimonials. */
export const attach = defineHandler(VoicesBrowserSettings, (element, settings, _page, wanted) =>
	attachMainSwiper(element, settings, pageBreakpoints(), ONE_SLIDE, wanted),
);
