import { chosenIcon } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Button as BuilderButton } from '../../ui/button';
import { linkAttributes } from '../../ui/link';
import type { ButtonSettings } from './settings';

/** A button that is a link or opens something. The widget renders nothing without text and icon. */
export function Button({ settings, element }: WidgetProps<ButtonSettings>) {
	const { icon_align, button_css_id } = settings;
	const isBehind = icon_align === 'right' || icon_align === 'row-reverse';
	return (
		<div className="elementor-button-wrapper">
			<BuilderButton
				text={settings.text}
				link={linkAttributes(settings.link)}
				icon={chosenIcon(settings, element.settings)}
				iconSide={isBehind ? 'end' : 'start'}
				size={settings.size}
				id={button_css_id}
				className={settings.hover_animation}
			/>
		</div>
	);
}
