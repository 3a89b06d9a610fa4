import { type InferOutput, object } from 'valibot';
import { paymentButtonEntries } from '../../elements/settings/payment-button';
import { textSetting } from '../../elements/settings/text';

export const PaypalButtonSettings = object({
	...paymentButtonEntries('Buy Now', 'fab fa-paypal'),
	/** The seller's e-mail address, or number, at PayPal. */
	email: textSetting(),
	merchant_email: textSetting(),
});
export type PaypalButtonSettings = InferOutput<typeof PaypalButtonSettings>;
