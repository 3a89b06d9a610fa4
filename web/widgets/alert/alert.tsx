import { useId } from 'react';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import type { AlertSettings } from './settings';

/**
 * A note that stands out. It is there from the start, so it is no live region. Nothing without a text. Its
 * dismiss button comes with the handler that makes one work.
 */
export function Alert({ settings }: WidgetProps<AlertSettings>) {
	const titleId = useId();
	const { alert_title, alert_description } = settings;
	const hasTitle = inlineOnly(alert_title).trim() !== '';
	if (!hasTitle && inlineOnly(alert_description).trim() === '') return null;
	return (
		<div
			className={`elementor-alert elementor-alert-${settings.alert_type}`}
			role="note"
			aria-labelledby={hasTitle ? titleId : undefined}
		>
			<InlineMarkup id={titleId} className="elementor-alert-title" html={alert_title} />
			<InlineMarkup className="elementor-alert-description" html={alert_description} />
		</div>
	);
}
