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
			/** The name under which exports before version 2.6 keep it. */
			social: iconSetting(),
			link: linkSetting(),
		},
		[
			{ social_icon: { value: 'fab fa-facebook' } },
			{ social_icon: { value: 'fab fa-twitter' } },
			{ social_icon: { value: 'fab fa-youtube' } },
		],
	),
	shape: choiceSetting(['rounded', 'square', 'circle'], 'rounded'),
	hover_animation: hoverAnimationSetting(),
});
export type SocialIconsSettings = InferOutput<typeof SocialIconsSettings>;
