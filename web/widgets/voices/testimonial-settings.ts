import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { VoicesBrowserSettings } from './browser-settings';

export const TestimonialCarouselSettings = object({
	...VoicesBrowserSettings.entries,
	slides_name: wordSetting('carousel.slides'),
	slides: repeaterSetting(
		{
			/** May hold inline HTML; name and title may, too. */
			content: textSetting(),
			image: mediaSetting(),
			name: textSetting('John Doe'),
			title: textSetting('CEO'),
		},
		[{}, {}, {}],
	),
	skin: choiceSetting(['default', 'bubble'], 'default'),
	layout: choiceSetting(
		['image_inline', 'image_stacked', 'image_above', 'image_left', 'image_right'],
		'image_inline',
	),
	alignment: choiceSetting(['left', 'center', 'right'], 'center'),
	...imageSizeSettings('image_size', 'full'),
});
export type TestimonialCarouselSettings = InferOutput<typeof TestimonialCarouselSettings>;
