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
	/** Exports before version 2.6 keep the icon under this name. */
	icon: iconSetting(),
	/** `row` and `row-reverse` are the newer values, `left` and `right` the older ones. */
	icon_align: choiceSetting(['row', 'row-reverse', 'left', 'right'], 'row'),
	button_css_id: textSetting(),
	hover_animation: hoverAnimationSetting(),
});
export type ButtonSettings = InferOutput<typeof ButtonSettings>;
