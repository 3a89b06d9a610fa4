import { type InferOutput, object, optional, unknown } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { mainSwiperEntries } from '../../elements/settings/main-swiper';
import { perDevice } from '../../elements/settings/per-device';
import { switchSetting } from '../../elements/settings/switch';

/** The settings that the browser needs: the movement of the slides. */
export const MediaCarouselBrowserSettings = object({
	...mainSwiperEntries,
	effect: choiceSetting(['slide', 'fade', 'cube'], 'slide'),
	...perDevice('slideshow_slides_per_view', optional(unknown())),
	skin: choiceSetting(['carousel', 'slideshow', 'coverflow'], 'carousel'),
	/** For the thumbnails below a slideshow: the active thumbnail is in the middle. */
	centered_slides: switchSetting(false),
});
export type MediaCarouselBrowserSettings = InferOutput<typeof MediaCarouselBrowserSettings>;
