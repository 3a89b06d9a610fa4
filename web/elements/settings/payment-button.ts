import { choiceSetting } from './choice';
import { hoverAnimationSetting } from './hover-animation';
import { iconNamed, iconSetting } from './icon';
import { switchSetting } from './switch';
import { textSetting } from './text';
import { wordSetting } from './word';

/**
 * Controls that both payment buttons have. The rules of payments read the amount and the product, and only the server
 * runs these rules.
 */
export function paymentButtonEntries(icon: string) {
	return {
		text: wordSetting('button.buyNow'),
		selected_icon: iconSetting(iconNamed(icon)),
		/** The newer values (`row`, `row-reverse`) and the older values (`left`, `right`). */
		icon_align: choiceSetting(['row', 'row-reverse', 'left', 'right'], 'row'),
		button_css_id: textSetting(),
		hover_animation: hoverAnimationSetting(),
		open_in_new_window: switchSetting(true),
	};
}
