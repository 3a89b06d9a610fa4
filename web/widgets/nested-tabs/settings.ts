import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconSetting } from '../../elements/settings/icon';
import { repeaterSetting } from '../../elements/settings/repeater';
import { textSetting } from '../../elements/settings/text';

export const NestedTabsSettings = object({
	tabs: repeaterSetting(
		{
			tab_title: textSetting('Tab Title'),
			tab_icon: iconSetting(),
			/** Without it the active tab keeps its icon. */
			tab_icon_active: iconSetting(),
			element_id: textSetting(),
		},
		[{ tab_title: 'Tab #1' }, { tab_title: 'Tab #2' }, { tab_title: 'Tab #3' }],
	),
	/** The animation of titles that are not chosen. */
	hover_animation: hoverAnimationSetting(),
	/** From which device on they look like an accordion. */
	breakpoint_selector: choiceSetting(
		['none', 'mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'widescreen'],
		'mobile',
	),
});
export type NestedTabsSettings = InferOutput<typeof NestedTabsSettings>;
