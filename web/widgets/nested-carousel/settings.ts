import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';
import { NestedCarouselBrowserSettings } from './browser-settings';

export const NestedCarouselSettings = object({
	...NestedCarouselBrowserSettings.entries,
	/** If off, a slide is only as high as its content. */
	equal_height: switchSetting(true),
	carousel_name: wordSetting('carousel.carousel'),
	navigation_previous_icon: iconSetting(iconNamed('eicon-chevron-left')),
	navigation_next_icon: iconSetting(iconNamed('eicon-chevron-right')),
	arrows_position: choiceSetting(['inside', 'outside'], 'inside'),
	dots_position: choiceSetting(['inside', 'outside'], 'outside'),
	fraction_position: choiceSetting(['inside', 'outside'], 'outside'),
});
export type NestedCarouselSettings = InferOutput<typeof NestedCarouselSettings>;
