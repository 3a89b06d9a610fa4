import { useId } from 'react';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { hasIcon, Icon } from '../../ui/icon';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { useTexts } from '../../ui/texts';
import dismissCss from './dismiss.css?inline';
import type { AlertSettings } from './settings';

/**
 * A note that stands out. It is in the page from the start, so it is no live region. The widget renders nothing without
 * a text. The dismiss button shows only if scripts run.
 */
export function Alert({ settings }: WidgetProps<AlertSettings>) {
	const say = useTexts();
	const titleId = useId();
	const { alert_title, alert_description } = settings;
	const { styles } = useRender();
	const hasTitle = inlineOnly(alert_title).trim() !== '';
	if (!hasTitle && inlineOnly(alert_description).trim() === '') return null;
	if (settings.show_dismiss) styles.addCss('widget-alert-dismiss', dismissCss);
	return (
		<div
			className={`elementor-alert elementor-alert-${settings.alert_type}`}
			role="note"
			aria-labelledby={hasTitle ? titleId : undefined}
		>
			<InlineMarkup id={titleId} className="elementor-alert-title" html={alert_title} />
			<InlineMarkup className="elementor-alert-description" html={alert_description} />
			{settings.show_dismiss && (
				<button
					type="button"
					className="e-plain elementor-alert-dismiss"
					aria-label={say('box.dismiss')}
				>
					{hasIcon(settings.dismiss_icon) ? (
						<Icon icon={settings.dismiss_icon} />
					) : (
						<span aria-hidden="true">×</span>
					)}
				</button>
			)}
		</div>
	);
}
