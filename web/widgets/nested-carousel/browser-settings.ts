import { object } from 'valibot';
import { carouselEntries } from '../../elements/settings/carousel';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';

/** What the browser needs: how the slides run. */
export const NestedCarouselBrowserSettings = object({
	...carouselEntries,
	arrows: switchSetting(true),
	pagination: choiceSetting(['', 'bullets', 'fraction', 'progressbar'], 'bullets'),
});
