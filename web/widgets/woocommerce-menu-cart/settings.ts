import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { switchSetting } from '../../elements/settings/switch';
import { MenuCartBrowserSettings } from './browser-settings';

export const MenuCartSettings = object({
	...MenuCartBrowserSettings.entries,
	icon: choiceSetting(
		[
			'cart-light',
			'cart-medium',
			'cart-solid',
			'basket-light',
			'basket-medium',
			'basket-solid',
			'bag-light',
			'bag-medium',
			'bag-solid',
			'custom',
		],
		'cart-medium',
	),
	menu_icon_svg: iconSetting(),
	items_indicator: choiceSetting(['none', 'bubble', 'plain'], 'bubble'),
	hide_empty_indicator: switchSetting(false),
	show_subtotal: switchSetting(true),
	side_cart_alignment: choiceSetting(['start', 'end'], 'end'),
	close_cart_button_show: switchSetting(true),
	close_cart_icon_svg: iconSetting(),
	show_remove_icon: switchSetting(true),
	show_divider: switchSetting(true),
	view_cart_button_show: switchSetting(true),
	checkout_button_show: switchSetting(true),
});
export type MenuCartSettings = InferOutput<typeof MenuCartSettings>;
