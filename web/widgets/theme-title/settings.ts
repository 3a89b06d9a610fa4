import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

const entries = {
	/** Shown where WordPress has no title of that kind here. */
	title: textSetting(),
	link: linkSetting(),
	size: choiceSetting(['default', 'small', 'medium', 'large', 'xl', 'xxl'], 'default'),
};

export const SiteTitleSettings = object({ ...entries, header_size: titleTagSetting('h2') });

export const ThemeTitleSettings = object({ ...entries, header_size: titleTagSetting('h1') });
export type ThemeTitleSettings = InferOutput<typeof ThemeTitleSettings>;
