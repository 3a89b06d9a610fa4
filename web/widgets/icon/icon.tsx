import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { chosenIcon, iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { ICON_SHAPES, ICON_VIEWS, IconView } from '../../ui/icon-view';
import { linkAttributes } from '../../ui/link';

export const IconSettings = object({
	selected_icon: iconSetting(iconNamed('fas fa-star')),
	/** Exports before version 2.6 keep the icon under this name. */
	icon: iconSetting(),
	view: choiceSetting(ICON_VIEWS, 'default'),
	shape: choiceSetting(ICON_SHAPES, 'circle'),
	link: linkSetting(),
	hover_animation: hoverAnimationSetting(),
});
export type IconSettings = InferOutput<typeof IconSettings>;

/** An icon without text, which may be a link. */
export function Icon({ settings, element }: WidgetProps<IconSettings>) {
	return (
		<div className="elementor-icon-wrapper">
			<IconView
				icon={chosenIcon(settings, element.settings)}
				link={linkAttributes(settings.link)}
				className={settings.hover_animation}
			/>
		</div>
	);
}
