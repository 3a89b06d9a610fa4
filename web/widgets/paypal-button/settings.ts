import { type InferOutput, object } from 'valibot';
import { linkSetting } from '../../elements/settings/link';
import { paymentButtonEntries } from '../../elements/settings/payment-button';
import { textSetting } from '../../elements/settings/text';

export const PaypalButtonSettings = object({
	...paymentButtonEntries('fab fa-paypal'),
	/** The seller's e-mail address, or number, at PayPal. */
	email: textSetting(),
	/** The same at PayPal's place for trying out. */
	sandbox_email: textSetting(),
	/** The page for a visitor who has paid. */
	redirect_after_success: linkSetting(),
});
export type PaypalButtonSettings = InferOutput<typeof PaypalButtonSettings>;
