import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { browserEntries } from './browser-settings';
import { MARKERS } from './markers';

export const HeadlineSettings = object({
	...browserEntries,
	marker: choiceSetting(MARKERS, 'circle'),
	/** The texts around the word may hold inline HTML. */
	before_text: textSetting('This page is'),
	highlighted_text: textSetting('Amazing'),
	/** One word or phrase per line. */
	rotating_text: textSetting('Better\nBigger\nFaster'),
	after_text: textSetting(),
	link: linkSetting(),
	tag: titleTagSetting('h3'),
});
export type HeadlineSettings = InferOutput<typeof HeadlineSettings>;
