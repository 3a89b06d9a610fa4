import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { iconSetting } from '../../elements/settings/icon';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { switchSetting } from '../../elements/settings/switch';
import { textSetting } from '../../elements/settings/text';
import { ContactBrowserSettings } from './browser-settings';

/** One way to get in touch, in the row or list of a variant. */
const contactEntries = {
	contact_icon_platform: textSetting('WhatsApp'),
	contact_icon_number: textSetting(),
	contact_icon_username: textSetting(),
	contact_icon_mail: textSetting(),
	contact_icon_mail_subject: textSetting(),
	contact_icon_mail_body: textSetting(),
	contact_icon_viber_action: textSetting(),
	contact_icon_waze: linkSetting(),
	contact_icon_url: linkSetting(),
	contact_icon: iconSetting(),
	/** The text for the icon: beside the icon, or visible under the pointer. */
	contact_tooltip: textSetting(),
	contact_title: textSetting(),
	contact_description: textSetting(),
};

export const ContactButtonsSettings = object({
	...ContactBrowserSettings.entries,
	chat_aria_label: textSetting(),
	chat_button_platform: textSetting('WhatsApp'),
	chat_button_number: textSetting(),
	chat_button_username: textSetting(),
	chat_button_mail: textSetting(),
	chat_button_mail_subject: textSetting(),
	chat_button_mail_body: textSetting(),
	chat_button_viber_action: textSetting(),
	chat_button_waze: linkSetting(),
	chat_button_url: linkSetting(),
	/** Replaces the platform's own icon. */
	chat_button_icon: iconSetting(),
	chat_button_display_text: textSetting('Call now'),
	/** A mark on the button that looks like an unread message. */
	chat_button_show_dot: switchSetting(true),
	/** Shows dots before the message, as if a person were typing. */
	chat_button_show_animation: switchSetting(true),
	top_bar_title: textSetting('Rob Jones'),
	top_bar_subtitle: textSetting('Store Manager'),
	top_bar_image: mediaSetting(),
	top_bar_show_dot: switchSetting(true),
	style_top_bar_image_size: choiceSetting(['small', 'medium', 'large'], 'medium'),
	message_bubble_name: textSetting('Rob'),
	message_bubble_body: textSetting('Hey, how can I help you today?'),
	send_button_text: textSetting('Click to start chat'),
	contact_repeater: repeaterSetting(contactEntries, [
		{ contact_icon_platform: 'WhatsApp' },
		{ contact_icon_platform: 'Email' },
		{ contact_icon_platform: 'Telephone' },
	]),
	style_chat_button_size: choiceSetting(['small', 'medium', 'large'], 'small'),
	style_chat_box_corners: choiceSetting(['round', 'rounded', 'sharp'], 'rounded'),
	style_mobile_full_width: switchSetting(true),
	advanced_horizontal_position: choiceSetting(['start', 'center', 'end', ''], ''),
	advanced_vertical_position: choiceSetting(['top', 'middle', 'bottom'], 'bottom'),
});
export type ContactButtonsSettings = InferOutput<typeof ContactButtonsSettings>;

/** One row of the repeater. */
export type ContactRow = ContactButtonsSettings['contact_repeater'][number];
