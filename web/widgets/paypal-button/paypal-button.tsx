import { paypalPayment } from '@outrigger/rules/payments/payment';
import { paypalLink } from '@outrigger/rules/payments/paypal-link';
import { type InferOutput, object } from 'valibot';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { linkSetting } from '../../elements/settings/link';
import { paymentButtonEntries } from '../../elements/settings/payment-button';
import { textSetting } from '../../elements/settings/text';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Button } from '../../ui/button';

export const PaypalButtonSettings = object({
	...paymentButtonEntries('fab fa-paypal'),
	/** The seller's e-mail address, or the seller's number, at PayPal. */
	email: textSetting(),
	/** The seller's e-mail address or number in PayPal's sandbox for tests. */
	sandbox_email: textSetting(),
	/** The page to which a visitor returns after paying. */
	redirect_after_success: linkSetting(),
});
export type PaypalButtonSettings = InferOutput<typeof PaypalButtonSettings>;

/**
 * A link to a payment at PayPal that looks like a button. No code of PayPal runs here, and the link works without
 * script. The widget renders nothing without an account or a price, and then writes a warning to the log.
 */
export function PaypalButton({ settings, element }: WidgetProps<PaypalButtonSettings>) {
	const { path, site } = useCurrentPage();
	const { warn } = useRender();
	const { icon_align, open_in_new_window } = settings;
	// The settings as they are stored: a dynamic tag with a value from the address must not set the amount.
	const payment = paypalPayment(element.settings);
	const href = paypalLink(
		payment.isSandbox ? settings.sandbox_email : settings.email,
		payment,
		`${site.url}${path}`,
		settings.redirect_after_success.url,
	);
	if (!href) {
		warn(`The PayPal button ${element.id} has no account or no price, so it is not shown`);
		return null;
	}
	return (
		<div className="elementor-button-wrapper">
			<Button
				text={settings.text}
				link={{
					href,
					rel: 'noopener nofollow',
					...(open_in_new_window && { target: '_blank' }),
				}}
				id={settings.button_css_id}
				icon={settings.selected_icon}
				iconSide={icon_align === 'right' || icon_align === 'row-reverse' ? 'end' : 'start'}
				className={settings.hover_animation}
			/>
		</div>
	);
}
