import { chosenIcon } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon } from '../../ui/icon';
import { IconView } from '../../ui/icon-view';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Title } from '../../ui/title';
import type { IconBoxSettings } from './settings';

/** An icon with title and description; title and icon may lead somewhere. */
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
