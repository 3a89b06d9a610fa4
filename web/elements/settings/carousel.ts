import { choiceSetting } from './choice';
import { numberSetting } from './number';
import { perDevice } from './per-device';
import { switchSetting } from './switch';

/** The controls that the builder's image, nested and loop carousels share. The caller spreads them into its schema. */
export const carouselEntries = {
	...perDevice('slides_to_show'),
	...perDevice('slides_to_scroll'),
	...perDevice('image_spacing_custom'),
	autoplay: switchSetting(true),
	/** The time for which a slide is shown, in milliseconds. */
	autoplay_speed: numberSetting(5000),
	pause_on_hover: switchSetting(true),
	pause_on_interaction: switchSetting(true),
	infinite: switchSetting(true),
	/** Milliseconds of a change. */
	speed: numberSetting(500),
	direction: choiceSetting(['ltr', 'rtl'], 'ltr'),
};

/** The controls of `carouselEntries` and the controls that only the nested and the loop carousel share. */
export const elementCarouselEntries = {
	...carouselEntries,
	arrows: switchSetting(true),
	pagination: choiceSetting(['', 'bullets', 'fraction', 'progressbar'], 'bullets'),
	/** The sides on which the neighbours of the shown slides are partly visible. */
	offset_sides: choiceSetting(['none', 'left', 'right', 'both'], 'none'),
};
