import { chosenIcon } from '../../elements/settings/icon';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { IconView } from '../../ui/icon-view';
import { linkAttributes } from '../../ui/link';
import type { IconSettings } from './settings';

/** An icon alone, which may lead somewhere. */
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
