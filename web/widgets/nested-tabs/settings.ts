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
			/** The icon of the active tab; if empty, the active tab keeps its icon. */
			tab_icon_active: iconSetting(),
			element_id: textSetting(),
		},
		[{ tab_title: 'Tab #1' }, { tab_title: 'Tab #2' }, { tab_title: 'Tab #3' }],
	),
	/** The animation of a title under the pointer, except the chosen title. */
	hover_animation: hoverAnimationSetting(),
	/** At this device and below, the tabs look like an accordion. */
	breakpoint_selector: choiceSetting(
		['none', 'mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'widescreen'],
		'mobile',
	),
});
export type NestedTabsSettings = InferOutput<typeof NestedTabsSettings>;
