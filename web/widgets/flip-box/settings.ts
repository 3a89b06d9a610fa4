import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { wordSetting } from '../../elements/settings/word';
import { BUTTON_SIZES } from '../../ui/button';
import { ICON_SHAPES, ICON_VIEWS } from '../../ui/icon-view';

export const FlipBoxSettings = object({
	/** Side a is the front, side b the back. Titles and descriptions may hold HTML. */
	graphic_element: choiceSetting(['none', 'image', 'icon'], 'icon'),
	image: mediaSetting(),
	...imageSizeSettings('image', 'thumbnail'),
	selected_icon: iconSetting(iconNamed('fas fa-star')),
	icon_view: choiceSetting(ICON_VIEWS, 'default'),
	icon_shape: choiceSetting(ICON_SHAPES, 'circle'),
	title_text_a: textSetting('This is the heading'),
	description_text_a: textSetting(),
	title_tag: titleTagSetting('h3'),
	description_tag: titleTagSetting('div'),
	title_text_b: textSetting('This is the heading'),
	description_text_b: textSetting(),
	button_text: wordSetting('button.clickHereTitle'),
	button_size: choiceSetting(BUTTON_SIZES, 'sm'),
	link: linkSetting(),
	link_click: choiceSetting(['box', 'button'], 'button'),
	flip_effect: choiceSetting(['flip', 'slide', 'push', 'zoom-in', 'zoom-out', 'fade'], 'flip'),
	flip_direction: choiceSetting(['left', 'right', 'up', 'down'], 'up'),
	/** Adds depth between background and content; only for the effect flip. */
	flip_3d: switchSetting(false),
});
export type FlipBoxSettings = InferOutput<typeof FlipBoxSettings>;
