import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

export const HeadingSettings = object({
	/** May hold inline HTML. */
	title: textSetting('Add Your Heading Text Here'),
	link: linkSetting(),
	size: choiceSetting(['default', 'small', 'medium', 'large', 'xl', 'xxl'], 'default'),
	header_size: titleTagSetting('h2'),
});
export type HeadingSettings = InferOutput<typeof HeadingSettings>;
