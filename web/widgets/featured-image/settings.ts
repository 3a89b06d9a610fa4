import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { textSetting } from '../../elements/settings/text';

export const FeaturedImageSettings = object({
	/** Shown where the content has no picture of its own. */
	image: mediaSetting(),
	...imageSizeSettings('image', 'large'),
	caption_source: choiceSetting(['none', 'attachment', 'custom'], 'none'),
	caption: textSetting(),
	link_to: choiceSetting(['none', 'file', 'custom'], 'none'),
	link: linkSetting(),
	open_lightbox: choiceSetting(['default', 'yes', 'no'], 'default'),
});
export type FeaturedImageSettings = InferOutput<typeof FeaturedImageSettings>;
