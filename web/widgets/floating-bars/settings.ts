import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { BarBrowserSettings } from './browser-settings';

export const FloatingBarsSettings = object({
	...BarBrowserSettings.entries,
	accessible_name: wordSetting('box.banner'),
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
	/** A ticker has no close button unless its editor switches it on. */
	floating_bar_close_switch: switchSetting(true),
	style_cta_type: choiceSetting(['button', 'link'], 'button'),
	style_cta_button_corners: choiceSetting(['round', 'rounded', 'sharp'], 'round'),
	style_cta_button_show_border: switchSetting(true),
	advanced_vertical_position: choiceSetting(['top', 'bottom'], 'top'),
	advanced_toggle_sticky: switchSetting(true),
});
export type FloatingBarsSettings = InferOutput<typeof FloatingBarsSettings>;
