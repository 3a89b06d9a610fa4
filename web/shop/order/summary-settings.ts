import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/** What the builder's purchase summary says, and what a checkout says that shows the order. */
export const SummarySettings = object({
	confirmation_message_active: switchSetting(true),
	confirmation_message_text: textSetting('Thank you. Your order has been received.'),
	payment_details_number: textSetting('Order number:'),
	payment_details_date: textSetting('Date:'),
	payment_details_email: textSetting('Email:'),
	payment_details_total: textSetting('Total:'),
	payment_details_payment: textSetting('Payment method:'),
	order_details_heading: textSetting('Order details'),
	billing_details_heading: textSetting('Billing address'),
});
export type SummarySettings = InferOutput<typeof SummarySettings>;
