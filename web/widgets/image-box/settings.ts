import { type InferOutput, object } from 'valibot';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

export const ImageBoxSettings = object({
	image: mediaSetting(),
	...imageSizeSettings('thumbnail', 'full'),
	/** Title and description may hold inline HTML. */
	title_text: textSetting('This is the heading'),
	description_text: textSetting(),
	title_size: titleTagSetting('h3'),
	link: linkSetting(),
	hover_animation: hoverAnimationSetting(),
});
export type ImageBoxSettings = InferOutput<typeof ImageBoxSettings>;
