import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';

const tickerTypes = ['autoplay', 'scroll', ''] as const;
const tickerDirections = ['forwards', 'reverse', ''] as const;

export const BarBrowserSettings = object({
	/** The movement of the headlines, set per device: automatic, or with the scroll of the page. */
	style_ticker_animation_type: choiceSetting(tickerTypes, 'autoplay'),
	style_ticker_animation_type_tablet: choiceSetting(tickerTypes, ''),
	style_ticker_animation_type_mobile: choiceSetting(tickerTypes, ''),
	style_ticker_scroll_direction: choiceSetting(tickerDirections, 'forwards'),
	style_ticker_scroll_direction_tablet: choiceSetting(tickerDirections, ''),
	style_ticker_scroll_direction_mobile: choiceSetting(tickerDirections, ''),
	style_ticker_pause_hover: switchSetting(true),
	/** The message after a coupon was copied: the bar shows it, and screen readers read it. */
	coupon_success_message: wordSetting('box.copied'),
});
export type BarBrowserSettings = InferOutput<typeof BarBrowserSettings>;
