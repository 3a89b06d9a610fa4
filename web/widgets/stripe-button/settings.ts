import { type InferOutput, object } from 'valibot';
import { paymentButtonEntries } from '../../elements/settings/payment-button';
import { StripeBrowserSettings } from './browser-settings';

export const StripeButtonSettings = object({
	...paymentButtonEntries('fab fa-stripe-s'),
	...StripeBrowserSettings.entries,
});
export type StripeButtonSettings = InferOutput<typeof StripeButtonSettings>;
