import { color, type StyleControl, slider, typography } from '../../elements/styles/factories';

const ROOT = ' .e-contact-buttons';
const property = (name: string) => `--e-contact-buttons-${name}`;

/** Control → custom property; the sheet of the widget reads them. */
const COLORS: Readonly<Record<string, string>> = {
	style_button_color_icon: 'button-icon',
	style_button_color_background: 'button-bg',
	style_button_color_icon_hover: 'button-icon-hover',
	style_button_color_background_hover: 'button-bg-hover',
	style_top_bar_title_text_color: 'top-bar-title',
	style_top_bar_subtitle_text_color: 'top-bar-subtitle',
	style_top_bar_background_color: 'top-bar-bg',
	style_close_button_color: 'close-button-color',
	style_message_bubble_name_text_color: 'message-bubble-name',
	style_message_bubble_body_text_color: 'message-bubble-body',
	style_message_bubble_time_text_color: 'message-bubble-time',
	style_message_bubble_background_color: 'message-bubble-bubble-bg',
	style_message_bubble_chat_color: 'message-bubble-chat-bg',
	style_send_text_color: 'send-button-text',
	style_send_icon_color: 'send-button-icon',
	style_send_background_color: 'send-button-bg',
	style_send_text_color_hover: 'send-button-text-hover',
	style_send_background_color_hover: 'send-button-bg-hover',
	style_contact_icon_color: 'contact-icon',
	style_contact_background_color: 'contact-bg',
	style_contact_icon_color_hover: 'contact-icon-hover',
	style_contact_background_color_hover: 'contact-bg-hover',
	style_chat_box_bg_color: 'chat-box-bg',
};

export const contactButtonsStyles: readonly StyleControl[] = [
	...Object.entries(COLORS).map(([control, name]) => color(control, ROOT, property(name))),
	...typography('style_title_typography', ' .e-contact-buttons__top-bar-title'),
	...typography('style_subtitle_typography', ' .e-contact-buttons__top-bar-subtitle'),
	...typography('style_message_typography', ' .e-contact-buttons__message-bubble-body'),
	...typography('style_send_typography', ' .e-contact-buttons__send-cta'),
	...typography('style_button_typography', ' .e-contact-buttons__chat-button-text'),
	slider('style_chat_box_width', ROOT, property('chat-box-width')),
	slider('style_chat_button_custom_size', ROOT, property('button-size')),
	slider('advanced_horizontal_offset', ROOT, property('horizontal-offset')),
	slider('advanced_vertical_offset', ROOT, property('vertical-offset')),
];
