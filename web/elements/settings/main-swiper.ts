import { optional, unknown } from 'valibot';
import { choiceSetting } from './choice';
import { numberSetting } from './number';
import { perDevice } from './per-device';
import { switchSetting } from './switch';

/**
 * The controls that the builder's media, testimonial and review carousels share. The caller spreads them into its
 * schema.
 */
export const mainSwiperEntries = {
	...perDevice('slides_per_view', optional(unknown())),
	...perDevice('slides_to_scroll', optional(unknown())),
	...perDevice('space_between', optional(unknown())),
	show_arrows: switchSetting(true),
	pagination: choiceSetting(['', 'bullets', 'fraction', 'progressbar'], 'bullets'),
	/** Milliseconds of a change. */
	speed: numberSetting(500),
	autoplay: switchSetting(true),
	/** The time for which a slide is shown, in milliseconds. */
	autoplay_speed: numberSetting(5000),
	loop: switchSetting(true),
	pause_on_hover: switchSetting(true),
	pause_on_interaction: switchSetting(true),
};
