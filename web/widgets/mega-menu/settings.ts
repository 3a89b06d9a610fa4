import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting, usualIconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { BREAKPOINTS } from './browser-settings';

export const MegaMenuSettings = object({
	/** The name of the menu for assistive technology. */
	menu_name: wordSetting('common.menu'),
	/** The panel of row `i` is the child element `i`. */
	menu_items: repeaterSetting(
		{
			item_title: textSetting('Item Title'),
			item_link: linkSetting(),
			/** If on, the item has a panel. */
			item_dropdown_content: switchSetting(false),
			item_icon: iconSetting(),
			/** The icon while the panel is open; if empty, the icon does not change. */
			item_icon_active: iconSetting(),
			/** The id of the title in the page. */
			element_id: textSetting(),
		},
		[{ item_title: 'Item #1' }, { item_title: 'Item #2' }, { item_title: 'Item #3' }],
	),
	open_on: choiceSetting(['hover', 'click'], 'hover'),
	/** With `full_width` a panel is as wide as the page. */
	content_width: choiceSetting(['full_width', 'fit_to_content'], 'full_width'),
	/** The side of the title on which a panel with `fit_to_content` is. */
	content_horizontal_position: choiceSetting(['left', 'start', 'center', 'right', 'end'], 'center'),
	item_layout: choiceSetting(['horizontal', 'dropdown'], 'horizontal'),
	/** At this device and below, the menu is folded behind a button; `none` never folds it. */
	breakpoint_selector: choiceSetting(BREAKPOINTS, 'tablet'),
	/** With `enable`, titles that do not fit can be scrolled; with `disable` they wrap. */
	horizontal_scroll: choiceSetting(['disable', 'enable'], 'disable'),
	menu_item_icon: iconSetting(iconNamed('fas fa-caret-down')),
	menu_item_icon_active: iconSetting(iconNamed('fas fa-caret-up')),
	menu_toggle_icon_normal: usualIconSetting('fas fa-bars'),
	menu_toggle_icon_active: usualIconSetting('fas fa-times'),
});
export type MegaMenuSettings = InferOutput<typeof MegaMenuSettings>;
