import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { wordSetting } from '../../elements/settings/word';
import { MediaCarouselBrowserSettings } from './browser-settings';

export const MediaCarouselSettings = object({
	...MediaCarouselBrowserSettings.entries,
	slides_name: wordSetting('carousel.slides'),
	slides: repeaterSetting({
		type: choiceSetting(['image', 'video'], 'image'),
		image: mediaSetting(),
		/** The target of a picture; a film plays in the lightbox. */
		image_link_to_type: choiceSetting(['', 'file', 'custom'], ''),
		image_link_to: linkSetting(),
		/** The address of the film. */
		video: linkSetting(),
	}),
	...imageSizeSettings('image_size', 'full'),
	image_fit: choiceSetting(['', 'contain', 'auto'], ''),
	/** The layer over a picture while the pointer is over it. */
	overlay: choiceSetting(['', 'text', 'icon'], ''),
	caption: choiceSetting(['title', 'caption', 'description'], 'title'),
	icon: choiceSetting(['search-plus', 'plus-circle', 'eye', 'link'], 'search-plus'),
	overlay_animation: choiceSetting(
		['fade', 'slide-up', 'slide-down', 'slide-right', 'slide-left', 'zoom-in'],
		'fade',
	),
	/** The dots are below the slides, or over the lower edge of the slides. */
	pagination_position: choiceSetting(['outside', 'inside'], 'outside'),
	thumbs_ratio: choiceSetting(['219', '169', '43', '11'], '219'),
});
export type MediaCarouselSettings = InferOutput<typeof MediaCarouselSettings>;
