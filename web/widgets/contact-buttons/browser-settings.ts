import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { textSetting } from '../../elements/settings/text';

export const ContactBrowserSettings = object({
	/** The format of the message's hour. */
	chat_button_time_format: choiceSetting(['12h', '24h'], '12h'),
	/** Names of the builder's entrance animations, per device. */
	style_chat_box_entrance_animation: textSetting(),
	style_chat_box_entrance_animation_tablet: textSetting(),
	style_chat_box_entrance_animation_mobile: textSetting(),
	style_chat_box_exit_animation: textSetting(),
	style_chat_box_exit_animation_tablet: textSetting(),
	style_chat_box_exit_animation_mobile: textSetting(),
	style_chat_box_animation_duration: choiceSetting(['', 'slow', 'fast'], ''),
});
export type ContactBrowserSettings = InferOutput<typeof ContactBrowserSettings>;
