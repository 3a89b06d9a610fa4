import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';
import { textSetting } from '../../elements/settings/text';

export const IconListSettings = object({
	view: choiceSetting(['traditional', 'inline'], 'traditional'),
	icon_list: repeaterSetting({
		/** May hold inline HTML. */
		text: textSetting(),
		selected_icon: iconSetting(),
		/** The name under which exports before version 2.6 keep it. */
		icon: iconSetting(),
		link: linkSetting(),
	}),
	/** Whether a link reaches over the whole line or only its text. */
	link_click: choiceSetting(['full_width', 'inline'], 'full_width'),
});
export type IconListSettings = InferOutput<typeof IconListSettings>;
