import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import { ICON_SHAPES, ICON_VIEWS } from '../../ui/icon-view';

export const IconBoxSettings = object({
	selected_icon: iconSetting(iconNamed('fas fa-star')),
	/** The name under which exports before version 2.6 keep it. */
	icon: iconSetting(),
	view: choiceSetting(ICON_VIEWS, 'default'),
	shape: choiceSetting(ICON_SHAPES, 'circle'),
	/** Both may hold inline HTML. */
	title_text: textSetting('This is the heading'),
	description_text: textSetting(),
	title_size: titleTagSetting('h3'),
	link: linkSetting(),
	hover_animation: hoverAnimationSetting(),
});
export type IconBoxSettings = InferOutput<typeof IconBoxSettings>;
