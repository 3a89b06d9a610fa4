import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

const tickerTypes = ['autoplay', 'scroll', ''] as const;
const tickerDirections = ['forwards', 'reverse', ''] as const;

export const BarBrowserSettings = object({
	/** Whether the headlines move by themselves or with the page; per device. */
	style_ticker_animation_type: choiceSetting(tickerTypes, 'autoplay'),
	style_ticker_animation_type_tablet: choiceSetting(tickerTypes, ''),
	style_ticker_animation_type_mobile: choiceSetting(tickerTypes, ''),
	style_ticker_scroll_direction: choiceSetting(tickerDirections, 'forwards'),
	style_ticker_scroll_direction_tablet: choiceSetting(tickerDirections, ''),
	style_ticker_scroll_direction_mobile: choiceSetting(tickerDirections, ''),
	style_ticker_pause_hover: switchSetting(true),
	/** What is shown and said once a coupon is in the clipboard. */
	coupon_success_message: textSetting('Copied'),
});
export type BarBrowserSettings = InferOutput<typeof BarBrowserSettings>;

export const FloatingBarsSettings = object({
	...BarBrowserSettings.entries,
	accessible_name: textSetting('Banner'),
	announcement_icon: iconSetting(iconNamed('fas fa-tshirt')),
	announcement_text: textSetting('Just in! Cool summer tees'),
	cta_text: textSetting('Shop now'),
	cta_link: linkSetting(),
	cta_icon: iconSetting(),
	headlines_repeater: repeaterSetting(
		{
			headlines_icon: iconSetting(),
			headlines_text: textSetting(),
			headlines_url: linkSetting(),
		},
		[
			{ headlines_text: 'Headline 1' },
			{ headlines_text: 'Headline 2' },
			{ headlines_text: 'Headline 3' },
		],
	),
	coupon_code: textSetting('NEW10'),
	coupon_copy_icon: iconSetting(iconNamed('far fa-copy')),
	/** A ticker has none unless its editor switches it on. */
	floating_bar_close_switch: switchSetting(true),
	style_cta_type: choiceSetting(['button', 'link'], 'button'),
	style_cta_button_corners: choiceSetting(['round', 'rounded', 'sharp'], 'round'),
	style_cta_button_show_border: switchSetting(true),
	advanced_vertical_position: choiceSetting(['top', 'bottom'], 'top'),
	advanced_toggle_sticky: switchSetting(true),
});
export type FloatingBarsSettings = InferOutput<typeof FloatingBarsSettings>;
