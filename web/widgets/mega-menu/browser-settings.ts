import { object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { sliderSetting } from '../../elements/settings/slider';
import { textSetting } from '../../elements/settings/text';

/** Devices from which on the menu may fold behind its button. */
export const BREAKPOINTS = [
	'none',
	'mobile',
	'mobile_extra',
	'tablet',
	'tablet_extra',
	'laptop',
	'widescreen',
] as const;

/** The settings that the handler reads. A stock WordPress sends them by the same names. */
export const MegaMenuBrowserSettings = object({
	open_on: choiceSetting(['hover', 'click'], 'hover'),
	content_width: choiceSetting(['full_width', 'fit_to_content'], 'full_width'),
	item_layout: choiceSetting(['horizontal', 'dropdown'], 'horizontal'),
	breakpoint_selector: choiceSetting(BREAKPOINTS, 'tablet'),
	/** An entrance of the builder's by which panels come; empty for none. */
	open_animation: textSetting(),
	/** Milliseconds, in a slider. */
	open_animation_duration: sliderSetting(500),
});
