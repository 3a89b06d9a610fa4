import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

/** The controls for the target of an icon or a button; `lead` is the prefix of the controls' names. */
const wayEntries = <const Lead extends string>(lead: Lead) => {
	const text = textSetting();
	const entries = Object.fromEntries(
		['mail', 'mail_subject', 'mail_body', 'number', 'username'].map((field) => [
			`${lead}_${field}`,
			text,
		]),
	) as Record<
		`${Lead}_${'mail' | 'mail_subject' | 'mail_body' | 'number' | 'username'}`,
		typeof text
	>;
	return entries;
};

export const LinkInBioSettings = object({
	identity_image_style: choiceSetting(['profile', 'cover'], 'profile'),
	identity_image: mediaSetting(),
	/** The cover beside the profile picture, in variants that have both. */
	identity_image_cover: mediaSetting(),
	identity_image_shape: choiceSetting(['circle', 'square'], 'circle'),
	bio_heading: textSetting('Sara Parker'),
	bio_heading_tag: titleTagSetting('h2'),
	bio_title: textSetting('Kitchen Chronicles'),
	bio_title_tag: titleTagSetting('h3'),
	bio_about: textSetting(),
	bio_description: textSetting('Join me on my journey to a healthier lifestyle'),
	icon: repeaterSetting(
		{
			icon_platform: textSetting('Facebook'),
			icon_icon: iconSetting(),
			icon_url: linkSetting(),
			icon_location: linkSetting(),
			...wayEntries('icon'),
		},
		[{ icon_platform: 'Facebook' }, { icon_platform: 'Instagram' }, { icon_platform: 'TikTok' }],
	),
	icons_size: choiceSetting(['small', 'medium', 'large'], 'small'),
	cta_link: repeaterSetting(
		{
			cta_link_text: textSetting(),
			cta_link_type: textSetting('Url'),
			cta_link_url: linkSetting(),
			cta_link_location: linkSetting(),
			cta_link_image: mediaSetting(),
			...wayEntries('cta_link'),
		},
		[
			{ cta_link_text: 'Get Healthy' },
			{ cta_link_text: 'Top 10 Recipes' },
			{ cta_link_text: 'Meal Prep' },
			{ cta_link_text: 'Healthy Living Resources' },
		],
	),
	cta_links_type: choiceSetting(['button', 'link'], 'button'),
	cta_links_corners: choiceSetting(['round', 'rounded', 'sharp'], 'rounded'),
	cta_links_show_border: switchSetting(false),
	advanced_layout_full_width_custom: switchSetting(false),
	advanced_layout_full_screen_height: switchSetting(false),
});
export type LinkInBioSettings = InferOutput<typeof LinkInBioSettings>;
