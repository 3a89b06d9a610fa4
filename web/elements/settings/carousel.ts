import { fallback, pipe, transform, unknown } from 'valibot';
import { choiceSetting } from './choice';
import { numberSetting } from './number';
import { perDevice } from './per-device';
import { switchSetting } from './switch';

type Kind = '' | 'bullets' | 'fraction' | 'progressbar' | 'none';
const KINDS: readonly Kind[] = ['bullets', 'fraction', 'progressbar', 'none'];

/** A switch that not every carousel has: empty where nothing is stored, `no` where it is off, which is stored as ''. */
const switchIfStored = fallback(
	pipe(
		unknown(),
		transform((stored): '' | 'yes' | 'no' => {
			if (stored === 'yes') return 'yes';
			return stored === '' || stored === 'no' ? 'no' : '';
		}),
	),
	'',
);

/** The same for a word: `none` where it is stored as ''. */
const kindIfStored = fallback(
	pipe(
		unknown(),
		transform(
			(stored): Kind => (stored === '' ? 'none' : (KINDS.find((kind) => kind === stored) ?? '')),
		),
	),
	'',
);

/** The controls that the builder's image, nested and loop carousels share. The caller spreads them. */
export const carouselEntries = {
	...perDevice('slides_to_show'),
	...perDevice('slides_to_scroll'),
	...perDevice('image_spacing_custom'),
	/** What a visitor may press. */
	navigation: choiceSetting(['both', 'arrows', 'dots', 'none'], 'both'),
	/** What the loop carousel has in its place: arrows by a switch, the kind of pagination by a word. */
	arrows: switchIfStored,
	pagination: kindIfStored,
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
