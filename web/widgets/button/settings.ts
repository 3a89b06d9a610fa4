import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { BUTTON_SIZES } from '../../ui/button';

export const ButtonSettings = object({
	button_type: choiceSetting(['', 'info', 'success', 'warning', 'danger'], ''),
	/** May hold inline HTML. */
	text: wordSetting('button.clickHere'),
	link: linkSetting(),
	size: choiceSetting(BUTTON_SIZES, 'sm'),
	selected_icon: iconSetting(),
	/** The name under which exports before version 2.6 keep it. */
	icon: iconSetting(),
	/** The newer words and the older ones. */
	icon_align: choiceSetting(['row', 'row-reverse', 'left', 'right'], 'row'),
	button_css_id: textSetting(),
	hover_animation: hoverAnimationSetting(),
});
export type ButtonSettings = InferOutput<typeof ButtonSettings>;
