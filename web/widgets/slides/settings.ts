import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { BUTTON_SIZES } from '../../ui/button';
import { SlidesBrowserSettings } from './browser-settings';

export const SlidesSettings = object({
	...SlidesBrowserSettings.entries,
	slides_name: wordSetting('carousel.slides'),
	slides: repeaterSetting(
		{
			background_image: mediaSetting(),
			background_ken_burns: switchSetting(false),
			zoom_direction: choiceSetting(['in', 'out'], 'in'),
			background_overlay: switchSetting(false),
			/** May hold inline HTML; the description may, too. */
			heading: textSetting('Slide Heading'),
			description: textSetting(),
			button_text: wordSetting('button.clickHereTitle'),
			link: linkSetting(),
			/** The area that is the link: the whole slide, or only its button. */
			link_click: choiceSetting(['slide', 'button'], 'slide'),
		},
		[
			{ heading: 'Slide 1 Heading' },
			{ heading: 'Slide 2 Heading' },
			{ heading: 'Slide 3 Heading' },
		],
	),
	slides_title_tag: titleTagSetting('div'),
	slides_description_tag: titleTagSetting('div'),
	/** The entrance animation of a slide's texts; if empty, they appear at once. */
	content_animation: choiceSetting(
		['', 'fadeInUp', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'zoomIn'],
		'fadeInUp',
	),
	slides_horizontal_position: choiceSetting(['left', 'center', 'right'], 'center'),
	slides_vertical_position: choiceSetting(['top', 'middle', 'bottom'], 'middle'),
	button_size: choiceSetting(BUTTON_SIZES, 'sm'),
	arrows_position: choiceSetting(['inside', 'outside'], 'inside'),
	dots_position: choiceSetting(['inside', 'outside'], 'inside'),
});
export type SlidesSettings = InferOutput<typeof SlidesSettings>;
