import { object } from 'valibot';
import { mainSwiperEntries } from '../../elements/settings/main-swiper';

/** What the browser needs: how the slides run. */
export const TestimonialCarouselBrowserSettings = object(mainSwiperEntries);
