import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

export const ThemeTitleSettings = object({
	/** Shown where WordPress has no title of that kind here. */
	title: textSetting(),
	link: linkSetting(),
	header_size: titleTagSetting('h2'),
	size: choiceSetting(['default', 'small', 'medium', 'large', 'xl', 'xxl'], 'default'),
	/** Whether an archive says what kind of list it is, `Category: Harbours`. */
	include_context: switchSetting(false),
});
export type ThemeTitleSettings = InferOutput<typeof ThemeTitleSettings>;
