import { object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';

/** The settings that the handler reads; the markup has the rest. A stock WordPress sends them under the same names. */
export const NavMenuBrowserSettings = object({
	full_width: switchSetting(false),
	/** With `vertical` the submenus open to the side. */
	layout: choiceSetting(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
});
