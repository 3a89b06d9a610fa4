import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { textSetting } from '../../elements/settings/text';

export const ImageSettings = object({
	image: mediaSetting(),
	...imageSizeSettings('image', 'large'),
	caption_source: choiceSetting(['none', 'attachment', 'custom'], 'none'),
	/** May hold inline HTML. */
	caption: textSetting(),
	link_to: choiceSetting(['none', 'file', 'custom'], 'none'),
	link: linkSetting(),
	open_lightbox: choiceSetting(['default', 'yes', 'no'], 'default'),
	hover_animation: hoverAnimationSetting(),
});
export type ImageSettings = InferOutput<typeof ImageSettings>;
