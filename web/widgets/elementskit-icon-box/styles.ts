import {
	background,
	border,
	boxShadow,
	choice,
	color,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const BOX = ' .elementskit-infobox';
const HOVERED = `${BOX}:hover`;
const TITLE = ' .elementskit-info-box-title';
const TEXT = ' .elementskit-infobox__text';
const ICON = ' .elementor-icon';
const BUTTON = ' .elementskit-btn';

export const elementsKitIconBoxStyles: readonly StyleControl[] = [
	choice('ekit_icon_box_text_align_responsive', BOX, {
		left: { 'text-align': 'left' },
		center: { 'text-align': 'center' },
		right: { 'text-align': 'right' },
	}),
	choice('ekit_icon_box_content_valign', BOX, {
		top: { 'align-items': 'start' },
		middle: { 'align-items': 'center' },
		bottom: { 'align-items': 'end' },
	}),
	...background('ekit_icon_box_infobox_bg_group', BOX),
	...background('ekit_icon_box_infobox_bg_hover_group', HOVERED),
	dimensions('ekit_icon_box_infobox_bg_padding', BOX, 'padding'),
	...border('ekit_icon_box_iocnbox_border_group', BOX),
	...border('ekit_icon_box_icon_box_border_hv_group', HOVERED),
	dimensions('ekit_icon_box_infobox_border_radious', BOX, 'border-radius'),
	dimensions('ekit_icon_box_infobox_border_radious_hv', HOVERED, 'border-radius'),
	...boxShadow('ekit_icon_box_infobox_box_shadow_group', BOX),
	...boxShadow('ekit_icon_box_infobox_box_shadow_hv_group', HOVERED),
	slider('ekit_icon_icon_size', ICON, 'font-size'),
	color('ekit_icon_box_icon_primary_color', ICON),
	color('ekit_icon_box_icon_secondary_color_normal', ICON, 'background-color'),
	color('ekit_icon_box_hover_primary_color', `:hover${ICON}`),
	color('ekit_icon_box_hover_background_color', `:hover${ICON}`, 'background-color'),
	dimensions('ekit_icon_icon_padding', ICON, 'padding'),
	...border('ekit_icon_box_border', ICON),
	dimensions('ekit_icon_box_icon_border_radius', ICON, 'border-radius'),
	dimensions('ekit_icon_box_icon_space', ICON, 'margin'),
	slider('ekit_icon_box_icon_width', ICON, 'inline-size'),
	slider('ekit_icon_box_icon_height', ICON, 'block-size'),
	color('ekit_icon_title_color', TITLE),
	color('ekit_icon_title_color_hover', `:hover${TITLE}`),
	dimensions('ekit_icon_title_bottom_space', TITLE, 'margin'),
	dimensions('ekit_icon_title_padding', TITLE, 'padding'),
	...typography('ekit_icon_title_typography_group', TITLE),
	color('ekit_icon_description_color', TEXT),
	color('ekit_icon_description_color_hover', `:hover${TEXT}`),
	dimensions('ekit_icon_box_margin', TEXT, 'margin'),
	...typography('ekit_icon_description_typography_group', TEXT),
	color('ekit_icon_box_button_text_color', BUTTON),
	color('ekit_icon_box_btn_hover_color', `${BUTTON}:hover`),
	...background('ekit_icon_box_btn_background_group', BUTTON),
	...background('ekit_icon_box_btn_background_hover_group', `${BUTTON}:hover`),
	dimensions('ekit_icon_box_btn_border_radius', BUTTON, 'border-radius'),
	dimensions('ekit_icon_box_text_padding', BUTTON, 'padding'),
	...typography('ekit_icon_box_typography_group', BUTTON),
];
