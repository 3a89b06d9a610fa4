import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { gallerySetting } from '../../elements/settings/gallery';
import { iconSetting } from '../../elements/settings/icon';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';
import { ImageCarouselBrowserSettings } from './browser-settings';

export const ImageCarouselSettings = object({
	...ImageCarouselBrowserSettings.entries,
	/** The accessible name of the carousel. */
	carousel_name: wordSetting('carousel.images'),
	carousel: gallerySetting(),
	...imageSizeSettings('thumbnail', 'thumbnail'),
	/** If on, a picture is as wide as its slide. */
	image_stretch: switchSetting(false),
	link_to: choiceSetting(['none', 'file', 'custom'], 'none'),
	/** One link for all pictures. */
	link: linkSetting(),
	open_lightbox: choiceSetting(['default', 'yes', 'no'], 'default'),
	/** The text of the media library that is the caption. */
	caption_type: choiceSetting(['', 'title', 'caption', 'description'], ''),
	navigation_previous_icon: iconSetting(),
	navigation_next_icon: iconSetting(),
	arrows_position: choiceSetting(['inside', 'outside'], 'inside'),
	dots_position: choiceSetting(['outside', 'inside'], 'outside'),
});
export type ImageCarouselSettings = InferOutput<typeof ImageCarouselSettings>;
