import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

/** The builder's own words; an editor's count where `custom_messages` is on. */
export const GLOBAL_ERROR = 'Something went wrong';
export const PAYMENT_ERROR = 'Gateway not connected. Contact seller';

export const StripeBrowserSettings = object({
	open_in_new_window: switchSetting(true),
	custom_messages: switchSetting(false),
	error_message_global: textSetting(GLOBAL_ERROR),
	error_message_payment: textSetting(PAYMENT_ERROR),
});
export type StripeBrowserSettings = InferOutput<typeof StripeBrowserSettings>;
