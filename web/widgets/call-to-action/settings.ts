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

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** The animations of a cover's content while the pointer is over it, except the animations that hide the content. */
const CONTENT_ANIMATIONS = [
	'',
	'grow',
	'shrink',
	...SIDES.map((side) => `enter-from-${side}` as const),
	'enter-zoom-in',
	'enter-zoom-out',
	'fade-in',
	...(['left', 'right', 'up', 'down'] as const).map((way) => `move-${way}` as const),
] as const;

export const CallToActionSettings = object({
	skin: choiceSetting(['classic', 'cover'], 'classic'),
	bg_image: mediaSetting(),
	...imageSizeSettings('bg_image', 'large'),
	graphic_element: choiceSetting(['none', 'image', 'icon'], 'none'),
	graphic_image: mediaSetting(),
	...imageSizeSettings('graphic_image', 'thumbnail'),
	selected_icon: iconSetting(iconNamed('fas fa-star')),
	icon_view: choiceSetting(ICON_VIEWS, 'default'),
	icon_shape: choiceSetting(ICON_SHAPES, 'circle'),
	/** Title and description may hold HTML. */
	title: textSetting('This is the heading'),
	description: textSetting(),
	title_tag: titleTagSetting('h2'),
	description_tag: titleTagSetting('div'),
	button: wordSetting('button.clickHereTitle'),
	button_size: choiceSetting(BUTTON_SIZES, 'sm'),
	link: linkSetting(),
	link_click: choiceSetting(['box', 'button'], 'button'),
	ribbon_title: textSetting(),
	ribbon_horizontal_position: choiceSetting(['left', 'right'], 'right'),
	/** The movement of the picture while the pointer is over the box. */
	transformation: choiceSetting(
		['', 'zoom-in', 'zoom-out', 'move-left', 'move-right', 'move-up', 'move-down'],
		'zoom-in',
	),
	content_animation: choiceSetting(CONTENT_ANIMATIONS, 'grow'),
	sequenced_animation: switchSetting(false),
});
export type CallToActionSettings = InferOutput<typeof CallToActionSettings>;
