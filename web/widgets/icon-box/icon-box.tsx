import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { hoverAnimationSetting } from '../../elements/settings/hover-animation';
import { chosenIcon, iconNamed, iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon } from '../../ui/icon';
import { ICON_SHAPES, ICON_VIEWS, IconView } from '../../ui/icon-view';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';

export const IconBoxSettings = object({
	selected_icon: iconSetting(iconNamed('fas fa-star')),
	/** Exports before version 2.6 keep the icon under this name. */
	icon: iconSetting(),
	view: choiceSetting(ICON_VIEWS, 'default'),
	shape: choiceSetting(ICON_SHAPES, 'circle'),
	/** Title and description may hold inline HTML. */
	title_text: textSetting('This is the heading'),
	description_text: textSetting(),
	title_size: titleTagSetting('h3'),
	link: linkSetting(),
	hover_animation: hoverAnimationSetting(),
});
export type IconBoxSettings = InferOutput<typeof IconBoxSettings>;

/** An icon with title and description; title and icon may be links. */
export function IconBox({ settings, element }: WidgetProps<IconBoxSettings>) {
	const { title_text, description_text } = settings;
	const icon = chosenIcon(settings, element.settings);
	const link = linkAttributes(settings.link);
	const hasTitle = inlineOnly(title_text).trim() !== '';
	const hasText = hasTitle || inlineOnly(description_text).trim() !== '';
	return (
		<div className="elementor-icon-box-wrapper">
			{hasIcon(icon) && (
				<div className="elementor-icon-box-icon">
					<IconView
						icon={icon}
						link={link}
						isRepeatedLink={hasTitle}
						className={settings.hover_animation}
					/>
				</div>
			)}
			{hasText && (
				<div className="elementor-icon-box-content">
					<Title
						as={settings.title_size}
						className="elementor-icon-box-title"
						html={title_text}
						link={link}
					/>
					<InlineMarkup as="p" className="elementor-icon-box-description" html={description_text} />
				</div>
			)}
		</div>
	);
}
