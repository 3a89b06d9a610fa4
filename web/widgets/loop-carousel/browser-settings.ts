import { object } from 'valibot';
import { carouselEntries } from '../../elements/settings/carousel';

/** What the browser needs: how the slides run. */
export const LoopCarouselBrowserSettings = object(carouselEntries);
