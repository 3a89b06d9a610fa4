import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';
import { textSetting } from '../../elements/settings/text';

export const IconListSettings = object({
	view: choiceSetting(['traditional', 'inline'], 'traditional'),
	icon_list: repeaterSetting(
		{
			/** May hold inline HTML. */
			text: textSetting('List Item'),
			selected_icon: iconSetting(iconNamed('fas fa-check')),
			link: linkSetting(),
		},
		[
			{ text: 'List Item #1', selected_icon: iconNamed('fas fa-check') },
			{ text: 'List Item #2', selected_icon: iconNamed('fas fa-times') },
			{ text: 'List Item #3', selected_icon: iconNamed('fas fa-dot-circle') },
		],
		// The name of the control in exports before version 2.6.
		{ selected_icon: 'icon' },
	),
	/** The area of a link: the whole line or only its text. */
	link_click: choiceSetting(['full_width', 'inline'], 'full_width'),
});
export type IconListSettings = InferOutput<typeof IconListSettings>;
