import type { AddOnTable, ControlSources, WidgetEntry } from '../add-on-table';
import { newsletterFields } from './newsletter-fields';

/** A single fact about the post, without an icon. */
const postFact = (colour: string, type: string, controls: ControlSources = {}): WidgetEntry => ({
	widget: 'post-info',
	controls: { text_color: colour },
	rows: {
		icon_list: {
			fixed: [{ settings: { _id: 'fact', show_icon: 'none', type }, controls }],
		},
	},
});

const SWITCH = { yes: 'yes' };
const ALIGN = { left: 'start', center: 'center', right: 'end' };

/** Jeg Elementor Kit. Many entries translate into ElementsKit's widgets. */
export const JEG: AddOnTable = {
	addOn: 'Jeg Elementor Kit',
	prefixes: ['jkit_'],
	widgets: {
		jkit_nav_menu: {
			widget: 'nav-menu',
			controls: {
				menu: 'sg_menu_choose',
				color_menu_item: 'st_menu_item_text_normal_color_responsive',
				color_menu_item_hover: 'st_menu_item_text_hover_color_responsive',
				color_menu_item_active: 'st_menu_item_text_active_color_responsive',
				color_dropdown_item: 'st_submenu_item_text_normal_color_responsive',
				color_dropdown_item_hover: 'st_submenu_item_text_hover_color_responsive',
				color_dropdown_item_active: 'st_submenu_item_text_active_color_responsive',
				background_color_dropdown_item: 'st_submenu_panel_background_background_color',
				toggle_color: 'st_hamburger_menu_icon_color_responsive',
				align_items: {
					from: 'sg_menu_alignment_responsive',
					values: { ...ALIGN, 'flex-start': 'start', 'flex-end': 'end' },
				},
			},
			looks: {
				menu_typography: 'st_menu_item_typography_content_typography',
				dropdown_typography: 'st_submenu_item_typography_content_typography',
			},
		},
		jkit_heading: {
			widget: 'elementskit-heading',
			looks: {
				ekit_heading_title_color: 'st_title_color_responsive',
				ekit_heading_title_typography: 'st_title_typography_content_typography',
				ekit_heading_focused_title_color: 'st_focused_color_responsive',
				ekit_heading_focused_title_typography: 'st_focused_typography_content_typography',
				ekit_heading_sub_title_color: 'st_subtitle_color_responsive',
				ekit_heading_sub_title_typography: 'st_subtitle_typography_content_typography',
				ekit_heading_extra_title_color: 'st_description_color_responsive',
				ekit_heading_extra_title_typography: 'st_description_typography_content_typography',
			},
			// The title is stored in three pieces; the middle piece is highlighted. `sg_title_text`, and subtitles that
			// are switched off, contain the add-on's default text.
			controls: {
				ekit_heading_title: {
					join: [
						'sg_title_before',
						{ from: 'sg_title_focused', before: '{{', after: '}}' },
						'sg_title_after',
					],
					else: '',
				},
				ekit_heading_title_tag: 'sg_title_html_tag',
				ekit_heading_title_align: {
					from: 'st_general_alignment_responsive',
					values: {
						left: 'text_left',
						center: 'text_center',
						right: 'text_right',
						justify: 'text_justify',
					},
				},
				ekit_heading_sub_title_show: { from: 'sg_subtitle_enable', values: SWITCH, else: '' },
				ekit_heading_sub_title: 'sg_subtitle_heading',
				ekit_heading_section_extra_title_show: {
					from: 'sg_description_enable',
					values: SWITCH,
					else: '',
				},
				ekit_heading_extra_title: 'sg_description',
			},
			settings: { ekit_heading_show_seperator: '' },
		},
		jkit_icon_box: {
			widget: 'elementskit-icon-box',
			looks: {
				ekit_icon_box_text_align_responsive: 'sg_setting_content_alignment_responsive',
				ekit_icon_box_infobox_bg_padding: 'st_container_padding_responsive',
				ekit_icon_box_infobox_bg_group: 'st_container_background_background',
				ekit_icon_box_iocnbox_border_group: 'st_container_border_border',
				ekit_icon_box_infobox_border_radious: 'st_container_border_radius_responsive',
				ekit_icon_title_color: 'st_content_title_color_responsive',
				ekit_icon_title_typography_group: 'st_content_title_typography_content_typography',
				ekit_icon_description_color: 'st_content_description_color_responsive',
				ekit_icon_description_typography_group:
					'st_content_description_typography_content_typography',
				ekit_icon_box_icon_primary_color: 'st_icon_color_responsive',
				ekit_icon_box_icon_secondary_color_normal: 'st_icon_bg_color_responsive',
				ekit_icon_icon_size: 'st_icon_size_responsive',
				ekit_icon_icon_padding: 'st_icon_padding_responsive',
				ekit_icon_box_icon_height: 'st_icon_height_responsive',
				ekit_icon_box_icon_width: 'st_icon_width_responsive',
			},
			controls: {
				ekit_icon_box_enable_header_icon: { from: 'sg_icon_type', else: 'icon' },
				ekit_icon_box_header_icons: 'sg_icon_header',
				ekit_icon_box_header_image: 'sg_icon_image',
				ekit_icon_box_icon_position: 'sg_setting_icon_position',
				ekit_icon_box_title_text: 'sg_icon_text',
				ekit_icon_box_title_size: 'sg_setting_html_tag',
				ekit_icon_box_description_text: 'sg_icon_description',
				ekit_icon_box_enable_btn: { from: 'sg_readmore_enable_button', values: SWITCH, else: '' },
				ekit_icon_box_btn_text: 'sg_readmore_button_label',
			},
		},
		jkit_button: {
			widget: 'button',
			controls: {
				text: 'sg_content_label',
				link: 'sg_content_link',
				selected_icon: { from: 'sg_content_icon', when: { sg_content_icon_enable: 'yes' } },
				icon_align: {
					from: 'sg_content_icon_position',
					values: { after: 'row-reverse', before: 'row' },
				},
				align: 'st_content_alignment_responsive',
				button_text_color: 'st_button_normal_color_responsive',
				background_background: 'st_button_normal_background_background_background',
				background_color: 'st_button_normal_background_background_color',
				hover_color: 'st_button_hover_color_responsive',
				button_background_hover_color: 'st_button_hover_background_background_color',
				border_border: 'st_border_normal_border_border_border',
				border_width: 'st_border_normal_border_border_width',
				border_color: 'st_border_normal_border_border_color',
				border_radius: 'st_border_normal_border_radius_responsive',
				text_padding: 'st_content_padding_responsive',
			},
			looks: { typography: 'st_button_typography_content_typography' },
		},
		jkit_accordion: {
			widget: 'accordion',
			controls: {
				title_color: 'st_title_close_color_responsive',
				tab_active_color: 'st_title_open_color_responsive',
				title_background: 'st_title_close_background_background_color',
				content_color: 'st_description_color_responsive',
				selected_icon: ['sg_icon_right', 'sg_icon_left'],
				selected_active_icon: ['sg_icon_right_active', 'sg_icon_left_active'],
				icon_color: 'st_icon_close_color_responsive',
				icon_active_color: 'st_icon_open_color_responsive',
				border_color: 'st_wrapper_close_border_border_color',
			},
			looks: {
				title_typography: 'st_title_typography_content_typography',
				content_typography: 'st_description_typography_content_typography',
			},
			rows: {
				tabs: {
					from: 'sg_accordion_list',
					controls: {
						tab_title: 'sg_accordion_list_title',
						tab_content: 'sg_accordion_list_content',
					},
				},
			},
		},
		jkit_team: {
			widget: 'image-box',
			controls: {
				image: 'sg_member_image',
				title_text: 'sg_member_name',
				description_text: 'sg_member_position',
				title_size: 'sg_member_html_tag',
				title_color: 'st_name_normal_color_responsive',
				description_color: 'st_position_normal_color_responsive',
				text_align: 'st_content_alignment_responsive',
			},
			looks: {
				title_typography: 'st_name_typography_content_typography',
				description_typography: 'st_position_typography_content_typography',
			},
			settings: { thumbnail_size: 'full', image_size: { unit: '%', size: 100, sizes: [] } },
		},
		jkit_fun_fact: {
			widget: 'counter',
			needs: 'ending_number',
			controls: {
				ending_number: 'sg_content_number',
				prefix: 'sg_content_number_prefix',
				suffix: 'sg_content_number_suffix',
				title: 'sg_content_title',
				number_color: 'st_content_number_color_responsive',
				title_color: 'st_content_title_color_responsive',
				number_alignment: { from: 'sg_setting_alignment_responsive', values: ALIGN },
				title_horizontal_alignment: { from: 'sg_setting_alignment_responsive', values: ALIGN },
			},
			looks: {
				typography_number: 'st_content_number_typography_content_typography',
				typography_title: 'st_content_title_typography_content_typography',
			},
		},
		jkit_mailchimp: {
			widget: 'form',
			settings: { show_labels: '', button_width: '33', submit_actions: [] },
			controls: {
				button_text: { from: 'sg_form_button_text', else: 'Subscribe' },
				success_message: 'sg_form_success_message',
				custom_messages: { from: 'sg_form_success_message', as: 'switch' },
			},
			rows: { form_fields: newsletterFields('sg_form_email_placeholder') },
		},
		jkit_social_share: {
			widget: 'share-buttons',
			settings: { view: 'icon' },
			rows: {
				share_buttons: {
					from: 'sg_social_list',
					controls: { button: { from: 'sg_social_brand', as: 'lowercase', else: 'facebook' } },
				},
			},
		},
		jkit_client_logo: {
			widget: 'image-carousel',
			settings: { thumbnail_size: 'full' },
			controls: {
				slides_to_show: { from: 'sg_setting_slide_show_responsive', as: 'number' },
				autoplay: 'sg_setting_autoplay',
				navigation: { from: 'sg_setting_arrow', values: { yes: 'arrows' }, else: 'none' },
			},
			rows: { carousel: { from: 'sg_logo_list', value: 'sg_logo_list_image' } },
		},
		jkit_post_block: {
			widget: 'posts',
			controls: {
				classic_posts_per_page: { from: 'number_post', as: 'number' },
				classic_columns: { from: 'sg_content_column_responsive', as: 'number' },
				classic_read_more_text: 'sg_content_readmore_text',
				classic_title_color: 'st_title_normal_color_responsive',
				classic_excerpt_color: 'st_excerpt_color_responsive',
				posts_offset: { from: 'post_offset', as: 'number' },
			},
			looks: {
				classic_title_typography: 'st_title_normal_typography_content_typography',
				classic_excerpt_typography: 'st_excerpt_typography_content_typography',
			},
		},
		jkit_post_terms: postFact('st_term_normal_color_responsive', 'terms', {
			taxonomy: { from: 'sg_term_taxonomy', else: 'category' },
		}),
		jkit_post_author: postFact('st_author_normal_color_responsive', 'author'),
		jkit_post_date: postFact('st_date_normal_color_responsive', 'date'),
		jkit_post_comment: { widget: 'post-comments' },
		jkit_post_title: { widget: 'theme-post-title' },
		jkit_post_featured_image: { widget: 'theme-post-featured-image' },
		jkit_category_list: { widget: 'wp-widget-categories' },
	},
};
