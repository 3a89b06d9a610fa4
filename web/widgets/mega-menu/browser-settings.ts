import { object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { sliderSetting } from '../../elements/settings/slider';
import { textSetting } from '../../elements/settings/text';

/** The devices at which and below which the menu may fold behind its button. */
export const BREAKPOINTS = [
	'none',
	'mobile',
	'mobile_extra',
	'tablet',
	'tablet_extra',
	'laptop',
	'widescreen',
] as const;

/** The settings that the handler reads. A stock WordPress sends them under the same names. */
export const MegaMenuBrowserSettings = object({
	open_on: choiceSetting(['hover', 'click'], 'hover'),
	content_width: choiceSetting(['full_width', 'fit_to_content'], 'full_width'),
	item_layout: choiceSetting(['horizontal', 'dropdown'], 'horizontal'),
	breakpoint_selector: choiceSetting(BREAKPOINTS, 'tablet'),
	/** The name of a builder's entrance animation with which panels open; empty for none. */
	open_animation: textSetting(),
	/** Milliseconds, stored as a slider value. */
	open_animation_duration: sliderSetting(500),
});
