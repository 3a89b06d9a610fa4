import { defineHandler } from '../../attach/handler';
import { pageBreakpoints } from '../../browser/device';
import { attachCarousel } from '../../ui/carousel/attach-carousel';
import { asWritten } from '../../ui/carousel/stored-switches';
import { NestedCarouselBrowserSettings } from './browser-settings';
import { nestedCarouselOptions } from './options';

/** Makes a carousel of the row of elements. */
export const attach = defineHandler(NestedCarouselBrowserSettings, (element, settings) =>
	attachCarousel(element, nestedCarouselOptions(asWritten(element, settings), pageBreakpoints())),
);
