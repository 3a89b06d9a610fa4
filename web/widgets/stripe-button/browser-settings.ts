import { type InferOutput, object } from 'valibot';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';

export const StripeBrowserSettings = object({
	open_in_new_window: switchSetting(true),
	custom_messages: switchSetting(false),
	/** The two messages count only if `custom_messages` is on. */
	error_message_global: textSetting(),
	error_message_payment: textSetting(),
});
export type StripeBrowserSettings = InferOutput<typeof StripeBrowserSettings>;
