import { object } from 'valibot';
import { elementCarouselEntries } from '../../elements/settings/carousel';

/** What the browser needs: how the slides run. */
export const LoopCarouselBrowserSettings = object(elementCarouselEntries);
