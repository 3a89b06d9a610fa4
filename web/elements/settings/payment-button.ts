import { BUTTON_SIZES } from '../../ui/button';
import { choiceSetting } from './choice';
import { hoverAnimationSetting } from './hover-animation';
import { iconNamed, iconSetting } from './icon';
import { switchSetting } from './switch';
import { textSetting } from './text';

/** Controls that both payment buttons have; what is paid is read by `paymentOf`, on the server alone. */
export function paymentButtonEntries(text: string, icon: string) {
	return {
		text: textSetting(text),
		size: choiceSetting(BUTTON_SIZES, 'sm'),
		selected_icon: iconSetting(iconNamed(icon)),
		icon_align: choiceSetting(['left', 'right', 'row', 'row-reverse'], 'left'),
		hover_animation: hoverAnimationSetting(),
		open_in_new_window: switchSetting(true),
	};
}
