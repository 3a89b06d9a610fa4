import { defineHandler } from '../../attach/handler';
import { pageBreakpoints } from '../../browser/device';
import { attachCarousel } from '../../ui/carousel/attach-carousel';
import { asWritten } from '../../ui/carousel/stored-switches';
import { ImageCarouselBrowserSettings } from './browser-settings';
import { imageCarouselOptions } from './options';

/** Makes a carousel of the row of pictures. */
export const attach = defineHandler(
	ImageCarouselBrowserSettings,
	(element, settings, _page, wanted) =>
		attachCarousel(element, imageCarouselOptions(asWritten(element, settings), pageBreakpoints()), {
			wanted,
		}),
);
