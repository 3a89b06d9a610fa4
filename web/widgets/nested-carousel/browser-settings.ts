import { object } from 'valibot';
import { elementCarouselEntries } from '../../elements/settings/carousel';

/** The settings that the browser needs: the movement of the slides. */
export const NestedCarouselBrowserSettings = object(elementCarouselEntries);
