import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { ICON_SHAPES, ICON_VIEWS } from '../../ui/icon-view';

export const IconSettings = object({
	selected_icon: iconSetting(iconNamed('fas fa-star')),
	/** The name under which exports before version 2.6 keep it. */
	icon: iconSetting(),
	view: choiceSetting(ICON_VIEWS, 'default'),
	shape: choiceSetting(ICON_SHAPES, 'circle'),
	link: linkSetting(),
	hover_animation: hoverAnimationSetting(),
});
export type IconSettings = InferOutput<typeof IconSettings>;
