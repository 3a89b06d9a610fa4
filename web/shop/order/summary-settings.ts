import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';
import { wordSetting } from '../../elements/settings/word';

/** The settings of the builder's purchase summary, and of a checkout that shows the order. */
export const SummarySettings = object({
	confirmation_message_active: switchSetting(true),
	confirmation_message_text: wordSetting('order.received'),
	payment_details_number: wordSetting('order.number'),
	payment_details_date: wordSetting('order.date'),
	payment_details_email: wordSetting('order.email'),
	payment_details_total: wordSetting('order.total'),
	payment_details_payment: wordSetting('order.method'),
	order_details_heading: wordSetting('order.details'),
	billing_details_heading: wordSetting('order.billing'),
});
export type SummarySettings = InferOutput<typeof SummarySettings>;
