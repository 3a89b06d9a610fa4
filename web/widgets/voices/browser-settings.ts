import { object } from 'valibot';
import { mainSwiperEntries } from '../../elements/settings/main-swiper';

/** The settings that the browser needs: the movement of the slides. */
export const VoicesBrowserSettings = object(mainSwiperEntries);
