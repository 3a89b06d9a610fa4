import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import {
	boxShadow,
	color,
	dimensions,
	only,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const ROOT = ' .e-contact-buttons';
const property = (name: string) => `--e-contact-buttons-${name}`;

/** Maps each control to the custom property that the sheet of the widget reads. */
type Colors = Readonly<Record<string, string>>;

const colorsOf = (colors: Colors) =>
	Object.entries(colors).map(([control, name]) => color(control, ROOT, property(name)));

/**
 * Colours that count only if their switch is `custom`: stored colours stay even after an editor sets the switch back.
 */
const CUSTOM: readonly (readonly [chosenBy: string, colors: Colors])[] = [
	[
		'style_button_color_select',
		{ style_button_color_icon: 'button-icon', style_button_color_background: 'button-bg' },
	],
	[
		'style_button_color_select_hover',
		{
			style_button_color_icon_hover: 'button-icon-hover',
			style_button_color_background_hover: 'button-bg-hover',
		},
	],
	[
		'style_top_bar_colors',
		{
			style_top_bar_title_color: 'top-bar-title',
			style_top_bar_subtitle_color: 'top-bar-subtitle',
			style_top_bar_close_button_color: 'close-button-color',
			style_top_bar_background_color: 'top-bar-bg',
		},
	],
	[
		'style_bubble_colors',
		{
			style_bubble_name_color: 'message-bubble-name',
			style_bubble_message_color: 'message-bubble-body',
			style_bubble_time_color: 'message-bubble-time',
			style_bubble_background_color: 'message-bubble-bubble-bg',
			style_bubble_chat_color: 'message-bubble-chat-bg',
		},
	],
	[
		'style_send_normal_colors',
		{
			style_send_normal_icon_color: 'send-button-text',
			style_send_normal_background_color: 'send-button-bg',
		},
	],
	[
		'style_send_hover_colors',
		{
			style_send_hover_icon_color: 'send-button-text-hover',
			style_send_hover_background_color: 'send-button-bg-hover',
		},
	],
	['style_chat_box_bg_select', { style_chat_box_bg_color: 'chat-box-bg' }],
];

/** Colours of rows and lists of contacts, which have no switch. */
const CONTACTS: Colors = {
	style_contact_icon_color: 'contact-icon',
	style_contact_background_color: 'contact-bg',
	style_contact_icon_color_hover: 'contact-icon-hover',
	style_contact_background_color_hover: 'contact-bg-hover',
};

const isCustom = (control: string) => (settings: ElementSettings) => settings[control] === 'custom';

export const contactButtonsStyles: readonly StyleControl[] = [
	...CUSTOM.flatMap(([chosenBy, colors]) => only(isCustom(chosenBy), colorsOf(colors))),
	...colorsOf(CONTACTS),
	...typography('style_top_bar_title_typography', ' .e-contact-buttons__top-bar-title'),
	...typography('style_top_bar_subtitle_typography', ' .e-contact-buttons__top-bar-subtitle'),
	...typography('style_bubble_name_typography', ' .e-contact-buttons__message-bubble-name'),
	...typography('style_bubble_message_typography', ' .e-contact-buttons__message-bubble-body'),
	...typography('style_bubble_time_typography', ' .e-contact-buttons__message-bubble-time'),
	...typography('style_send_typography', ' .e-contact-buttons__send-cta'),
	...typography('style_button_typography', ' .e-contact-buttons__chat-button-text'),
	...boxShadow('style_chat_button_box_shadow', ' .e-contact-buttons__chat-button'),
	...boxShadow('style_chat_box_box_shadow', ' .e-contact-buttons__content-wrapper'),
	dimensions('style_chat_button_padding', ' .e-contact-buttons__send-cta', 'padding'),
	slider('style_chat_box_width', ROOT, property('chat-box-width')),
	slider('style_chat_button_custom_size', ROOT, property('button-size')),
	slider('advanced_horizontal_offset', ROOT, property('horizontal-offset')),
	slider('advanced_vertical_offset', ROOT, property('vertical-offset')),
];
