import { isPayable, stripePayment } from '@outrigger/rules/payments/payment';
import { STRIPE_ACTION } from '@outrigger/rules/payments/stripe-answer';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Button } from '../../ui/button';
import type { StripeButtonSettings } from './settings';

/**
 * A button that requests the address of a payment page at Stripe from WordPress, and then opens that page. The form
 * contains only the id of the widget, because WordPress knows the price. The widget renders nothing without a price,
 * and then writes a warning to the log.
 */
export function StripeButton({ settings, element }: WidgetProps<StripeButtonSettings>) {
	const { path, site } = useCurrentPage();
	const { document, warn } = useRender();
	if (!isPayable(stripePayment(element.settings))) {
		warn(`The Stripe button ${element.id} has no price, so it is not shown`);
		return null;
	}
	const { icon_align } = settings;
	const fields = {
		action: STRIPE_ACTION,
		postId: `${document.databaseId}`,
		widgetId: element.id,
		pageUrl: `${site.url}${path}`,
	};
	return (
		<form className="elementor-stripe-form" method="post" action="/wp-admin/admin-ajax.php">
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<div className="elementor-button-wrapper">
				<Button
					text={settings.text}
					id={settings.button_css_id}
					icon={settings.selected_icon}
					iconSide={icon_align === 'right' || icon_align === 'row-reverse' ? 'end' : 'start'}
					className={settings.hover_animation}
					type="submit"
				/>
			</div>
		</form>
	);
}
