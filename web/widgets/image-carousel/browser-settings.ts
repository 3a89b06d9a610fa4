import { object } from 'valibot';
import { carouselEntries } from '../../elements/settings/carousel';
import { choiceSetting } from '../../elements/settings/choice';

/** The settings that the browser needs: the movement of the slides. */
export const ImageCarouselBrowserSettings = object({
	...carouselEntries,
	/** The controls that a visitor may press. */
	navigation: choiceSetting(['both', 'arrows', 'dots', 'none'], 'both'),
	/** Applies only if one slide is shown at a time. */
	effect: choiceSetting(['slide', 'fade'], 'slide'),
	/** Without `custom` there is no gap between the pictures. */
	image_spacing: choiceSetting(['', 'custom'], ''),
});
