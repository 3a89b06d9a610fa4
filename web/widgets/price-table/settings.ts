import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { BUTTON_SIZES } from '../../ui/button';

const featureEntries = {
	/** May hold inline HTML. */
	item_text: textSetting('List Item'),
	selected_item_icon: iconSetting(iconNamed('far fa-check-circle')),
};

export const PriceTableSettings = object({
	heading: textSetting('Enter your title'),
	sub_heading: textSetting('Enter your description'),
	heading_tag: titleTagSetting('h3'),
	/** A currency's name, `custom`, or empty for none. */
	currency_symbol: textSetting('dollar'),
	currency_symbol_custom: textSetting(),
	price: textSetting('39.99'),
	/**
	 * If empty, the price is `39` with a raised `99` after it. With `,` the editor types a decimal comma, and the price
	 * is shown with one.
	 */
	currency_format: choiceSetting(['', ','], ''),
	sale: switchSetting(false),
	original_price: textSetting('59'),
	period: textSetting('Monthly'),
	period_position: choiceSetting(['below', 'beside'], 'below'),
	currency_position: choiceSetting(['before', 'after'], 'before'),
	features_list: repeaterSetting(
		featureEntries,
		[{ item_text: 'List Item #1' }, { item_text: 'List Item #2' }, { item_text: 'List Item #3' }],
		// The name of the control in exports before version 2.6.
		{ selected_item_icon: 'item_icon' },
	),
	/** A line between the features. */
	list_divider: switchSetting(true),
	button_text: wordSetting('button.clickHereTitle'),
	button_size: choiceSetting(BUTTON_SIZES, 'md'),
	button_hover_animation: hoverAnimationSetting(),
	link: linkSetting(),
	/** May hold inline HTML. */
	footer_additional_info: textSetting('This is text element'),
	show_ribbon: switchSetting(true),
	ribbon_title: textSetting('Popular'),
	ribbon_horizontal_position: choiceSetting(['left', 'right'], 'right'),
});
export type PriceTableSettings = InferOutput<typeof PriceTableSettings>;
