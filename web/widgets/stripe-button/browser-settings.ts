import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const StripeBrowserSettings = object({
	open_in_new_window: switchSetting(true),
	custom_messages: switchSetting(false),
	error_message_global: textSetting('An error occurred.'),
	error_message_payment: textSetting('The payment could not be begun.'),
});
export type StripeBrowserSettings = InferOutput<typeof StripeBrowserSettings>;
