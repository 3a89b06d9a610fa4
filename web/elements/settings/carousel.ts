import { optional, unknown } from 'valibot';
import { choiceSetting } from './choice';
import { numberSetting } from './number';
import { perDevice } from './per-device';
import { switchSetting } from './switch';

/** As stored: `domain/carousel` reads it. */
const stored = optional(unknown());

/** The controls that the builder's image, nested and loop carousels share. The caller spreads them. */
export const carouselEntries = {
	...perDevice('slides_to_show', stored),
	...perDevice('slides_to_scroll', stored),
	...perDevice('image_spacing_custom', stored),
	/** What a visitor may press. */
	navigation: choiceSetting(['both', 'arrows', 'dots', 'none'], 'both'),
	/** What the loop carousel has in its place: arrows by a switch, the kind of pagination by a word. */
	arrows: choiceSetting(['', 'yes', 'no'], ''),
	pagination: choiceSetting(['', 'bullets', 'fraction', 'progressbar', 'none'], ''),
	autoplay: switchSetting(true),
	/** Milliseconds that a slide stays. */
	autoplay_speed: numberSetting(5000),
	pause_on_hover: switchSetting(true),
	pause_on_interaction: switchSetting(true),
	infinite: switchSetting(true),
	/** Only where a single slide shows. */
	effect: choiceSetting(['slide', 'fade'], 'slide'),
	/** Milliseconds of a change. */
	speed: numberSetting(500),
	direction: choiceSetting(['ltr', 'rtl'], 'ltr'),
	offset_sides: choiceSetting(['none', 'left', 'right', 'both'], 'none'),
};
