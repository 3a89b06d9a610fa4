import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { numberSetting } from '../../elements/settings/number';
import { repeaterSetting } from '../../elements/settings/repeater';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { VoicesBrowserSettings } from './browser-settings';

export const ReviewsSettings = object({
	...VoicesBrowserSettings.entries,
	slides_name: wordSetting('carousel.slides'),
	slides: repeaterSetting(
		{
			/** May hold inline HTML; name and title may, too. */
			content: textSetting(),
			image: mediaSetting(),
			name: textSetting('John Doe'),
			title: textSetting('@username'),
			/** The number of stars, 0 to 5 in tenths; no stars are shown if it is empty. */
			rating: numberSetting(0),
			selected_social_icon: iconSetting(iconNamed('fab fa-twitter')),
			link: linkSetting(),
		},
		[{}, {}, {}],
	),
	show_separator: choiceSetting(['', 'has-separator'], 'has-separator'),
	icon_color: choiceSetting(['default', 'custom'], 'default'),
	star_style: choiceSetting(['star_fontawesome', 'star_unicode'], 'star_fontawesome'),
	unmarked_star_style: choiceSetting(['solid', 'outline'], 'solid'),
});
export type ReviewsSettings = InferOutput<typeof ReviewsSettings>;
