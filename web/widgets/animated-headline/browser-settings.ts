import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';

/** The animations with which a word replaces the previous word. */
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

/** The settings that the handler reads; the markup has the rest. */
export const browserEntries = {
	headline_style: choiceSetting(['highlight', 'rotate'], 'highlight'),
	animation_type: choiceSetting(ANIMATION_TYPES, 'typing'),
	loop: switchSetting(true),
	/** All three durations are in milliseconds. */
	highlight_animation_duration: numberSetting(1200),
	highlight_iteration_delay: numberSetting(8000),
	rotate_iteration_delay: numberSetting(2500),
};

export const HeadlineBrowserSettings = object(browserEntries);
export type HeadlineBrowserSettings = InferOutput<typeof HeadlineBrowserSettings>;
