import { defineHandler } from '../../attach/handler';
import { pageBreakpoints } from '../../browser/device';
import { attachMainSwiper } from '../../ui/carousel/attach-main-swiper';
import { MEDIA_SLIDES } from '../../ui/carousel/main-swiper-options';
import { MediaCarouselBrowserSettings } from './browser-settings';
import { skinOf } from './skins';

/** Makes a carousel, a slideshow with thumbnails below it, or a coverflow from the row of slides. */
export const attach = defineHandler(
	MediaCarouselBrowserSettings,
	(element, settings, _page, wanted) =>
		attachMainSwiper(element, settings, pageBreakpoints(), MEDIA_SLIDES, wanted, (options) =>
			skinOf(settings, options),
		),
);
