import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { repeaterSetting } from '../../elements/settings/repeater';

export const SocialIconsSettings = object({
	social_icon_list: repeaterSetting(
		{
			social_icon: iconSetting(iconNamed('fab fa-wordpress')),
			link: linkSetting(true),
		},
		[
			{ social_icon: { value: 'fab fa-facebook' } },
			{ social_icon: { value: 'fab fa-x-twitter' } },
			{ social_icon: { value: 'fab fa-youtube' } },
		],
		// The name of the control in exports before version 2.6.
		{ social_icon: 'social' },
	),
	shape: choiceSetting(['rounded', 'square', 'circle'], 'rounded'),
	/** The number of icons in a row; 0 for as many as fit. */
	columns: choiceSetting(['0', '1', '2', '3', '4', '5', '6'], '0'),
	hover_animation: hoverAnimationSetting(),
});
export type SocialIconsSettings = InferOutput<typeof SocialIconsSettings>;
