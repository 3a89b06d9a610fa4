import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { MARKERS } from './markers';

/** The ways in which a word gives way to the next. */
export const ANIMATION_TYPES = [
	'typing',
	'clip',
	'flip',
	'swirl',
	'blinds',
	'drop-in',
	'wave',
	'slide',
	'slide-down',
] as const;

const browserEntries = {
	headline_style: choiceSetting(['highlight', 'rotate'], 'highlight'),
	animation_type: choiceSetting(ANIMATION_TYPES, 'typing'),
	loop: switchSetting(true),
	/** Milliseconds, all three. */
	highlight_animation_duration: numberSetting(1200),
	highlight_iteration_delay: numberSetting(8000),
	rotate_iteration_delay: numberSetting(2500),
};

export const HeadlineBrowserSettings = object(browserEntries);
export type HeadlineBrowserSettings = InferOutput<typeof HeadlineBrowserSettings>;

export const HeadlineSettings = object({
	...browserEntries,
	marker: choiceSetting(MARKERS, 'circle'),
	/** The texts around the word may hold inline HTML. */
	before_text: textSetting('This page is'),
	highlighted_text: textSetting('Amazing'),
	/** One word or phrase a line. */
	rotating_text: textSetting('Better\nBigger\nFaster'),
	after_text: textSetting(),
	link: linkSetting(),
	tag: titleTagSetting('h3'),
});
export type HeadlineSettings = InferOutput<typeof HeadlineSettings>;
