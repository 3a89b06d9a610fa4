import type { AddOnTable, ControlSources, WidgetEntry } from '../add-on-table';
import { newsletterFields } from './newsletter-fields';

const COLUMNS = {
	'ekit-lg-12 ekit-md-12': '1',
	'ekit-lg-6 ekit-md-6': '2',
	'ekit-lg-4 ekit-md-6': '3',
	'ekit-lg-3 ekit-md-6': '4',
};

const ALIGN = { left: 'start', center: 'center', right: 'end' };

const posts = (
	number: string,
	controls: ControlSources,
	settings: WidgetEntry['settings'] = {},
): WidgetEntry => ({
	widget: 'posts',
	controls: { classic_posts_per_page: { from: number, as: 'number' }, ...controls },
	settings,
});

/** ElementsKit. The project renders its heading and its icon box under their own types. */
export const ELEMENTS_KIT: AddOnTable = {
	addOn: 'ElementsKit',
	prefixes: ['elementskit-', 'ekit-'],
	widgets: {
		'ekit-nav-menu': {
			widget: 'nav-menu',
			controls: {
				menu: 'elementskit_nav_menu',
				color_menu_item: 'elementskit_menu_text_color',
				color_menu_item_hover: 'elementskit_item_color_hover',
				color_menu_item_active: 'elementskit_nav_menu_active_text_color',
				color_dropdown_item: 'elementskit_submenu_item_color',
				color_dropdown_item_hover: 'elementskit_item_text_color_hover',
				color_dropdown_item_active: 'elementskit_nav_sub_menu_active_text_color',
				background_color_dropdown_item: 'elementskit_submenu_container_background_color',
				toggle_color: 'elementskit_menu_toggle_icon_color',
				align_items: {
					from: 'elementskit_main_menu_position',
					values: {
						'elementskit-menu-po-left': 'start',
						'elementskit-menu-po-center': 'center',
						'elementskit-menu-po-right': 'end',
						'elementskit-menu-po-justified': 'justify',
					},
				},
			},
			looks: {
				menu_typography: 'elementskit_content_typography',
				dropdown_typography: 'elementskit_menu_item_typography',
			},
		},
		'elementskit-button': {
			widget: 'button',
			controls: {
				text: 'ekit_btn_text',
				link: 'ekit_btn_url',
				align: 'ekit_btn_align',
				selected_icon: { from: 'ekit_btn_icons', unless: { ekit_btn_icons__switch: '' } },
				icon_align: 'ekit_btn_icon_align',
				button_text_color: 'ekit_btn_text_color',
				hover_color: 'ekit_btn_hover_color',
				background_background: 'ekit_btn_bg_color_background',
				background_color: 'ekit_btn_bg_color_color',
				background_color_b: 'ekit_btn_bg_color_color_b',
				background_gradient_angle: 'ekit_btn_bg_color_gradient_angle',
				button_background_hover_background: 'ekit_btn_bg_hover_color_background',
				button_background_hover_color: 'ekit_btn_bg_hover_color_color',
				border_border: 'ekit_btn_border_style',
				border_width: 'ekit_btn_border_dimensions',
				border_color: 'ekit_btn_border_color',
				border_radius: 'ekit_btn_border_radius',
				text_padding: 'ekit_btn_text_padding',
			},
			looks: { typography: 'ekit_btn_typography' },
		},
		'elementskit-accordion': {
			widget: 'accordion',
			controls: {
				title_color: 'ekit_accordion_title_color_close',
				tab_active_color: 'ekit_accordion_title_color',
				title_background: 'ekit_accordion_background_close_color',
				content_color: 'ekit_accordion_content_color',
				content_background_color: 'ekit_accordion_content_background_color',
				icon_color: 'ekit_accordion_icon_color_close',
				icon_active_color: 'ekit_accordion_icon_color',
				selected_icon: ['ekit_accordion_right_icons', 'ekit_accordion_left_icons'],
				selected_active_icon: [
					'ekit_accordion_right_icon_actives',
					'ekit_accordion_left_icon_actives',
				],
				icon_align: {
					from: 'ekit_accordion_icon_pos_style',
					values: { left: 'left' },
					else: 'right',
				},
				border_color: 'ekit_accordion_border_closed_color',
				content_padding: 'ekit_accordion_content_padding',
			},
			looks: {
				title_typography: 'ekit_accordion_title_typography',
				content_typography: 'ekit_accordion_content_typography',
			},
			rows: {
				tabs: {
					from: 'ekit_accordion_items',
					controls: { tab_title: 'acc_title', tab_content: 'acc_content' },
				},
			},
		},
		'elementskit-team': {
			widget: 'image-box',
			controls: {
				image: 'ekit_team_image',
				title_text: 'ekit_team_name',
				description_text: 'ekit_team_position',
				thumbnail_size: { from: 'ekit_team_thumbnail_size', else: 'full' },
				image_size: { from: 'ekit_team_image_weight', else: { unit: '%', size: 100, sizes: [] } },
				text_align: {
					from: 'ekit_team_content_text_align',
					values: { 'text-left': 'left', 'text-center': 'center', 'text-right': 'right' },
				},
				title_color: 'ekit_team_name_color',
				description_color: 'ekit_team_position_color',
				image_border_radius: 'ekit_team_image_radius',
			},
			looks: {
				title_typography: 'ekit_team_name_typography',
				description_typography: 'ekit_team_position_typography',
			},
		},
		'elementskit-funfact': {
			widget: 'counter',
			needs: 'ending_number',
			controls: {
				ending_number: 'ekit_funfact_number',
				prefix: 'ekit_funfact_number_prefix',
				suffix: 'ekit_funfact_number_suffix',
				title: 'ekit_funfact_title_text',
				number_color: 'ekit_funfact_description_color',
				title_color: 'ekit_funfact_title_color',
				number_alignment: { from: 'ekit_funfact_text_align', values: ALIGN },
				title_horizontal_alignment: { from: 'ekit_funfact_text_align', values: ALIGN },
			},
			looks: {
				typography_number: 'ekit_funfact_number_typography',
				typography_title: 'ekit_funfact_title_typography',
			},
		},
		'elementskit-progressbar': {
			widget: 'progress',
			controls: {
				title: 'ekit_progressbar_title',
				percent: 'ekit_progressbar_percentage',
				title_color: 'ekit_progressbar_title_color',
				bar_color: 'ekit_progressbar_track_color_color',
				bar_bg_color: 'ekit_progressbar_background_color',
				bar_height: 'ekit_progressbar_bar_height',
				bar_border_radius: 'ekit_progressbar_bar_radius',
				bar_inline_color: 'ekit_progressbar_percent_color',
			},
			looks: { typography: 'ekit_progressbar_title_typography' },
		},
		'elementskit-blog-posts': posts('ekit_blog_posts_num', {
			classic_columns: { from: 'ekit_blog_posts_column', values: COLUMNS },
			classic_read_more_text: 'ekit_blog_posts_btn_text',
			classic_title_color: 'ekit_blog_posts_title_color',
			classic_excerpt_color: 'ekit_blog_posts_content_color',
			classic_meta_color: 'ekit_blog_posts_meta_color_normal',
			posts_offset: 'ekit_blog_posts_offset',
		}),
		'elementskit-post-list': posts(
			'section_recent_post_limit',
			{
				classic_columns: {
					from: 'post_grid',
					values: { 12: '1', 6: '2', 4: '3', 3: '4' },
					else: '1',
				},
				classic_title_color: 'text_color',
				classic_meta_color: 'ekit_post_list_meta_content_color',
			},
			{ classic_show_excerpt: '', classic_show_read_more: '' },
		),
		'elementskit-category-list': { widget: 'wp-widget-categories' },
		'elementskit-header-search': { widget: 'search-form' },
		'elementskit-header-info': {
			widget: 'icon-list',
			settings: { view: 'inline' },
			controls: { text_color: 'ekit_info_text_color', icon_color: 'ekit_info_icon_color' },
			looks: { icon_typography: 'elementskit_content_typography' },
			rows: {
				icon_list: {
					from: 'ekit_headerinfo_group',
					controls: {
						text: 'ekit_headerinfo_text',
						selected_icon: 'ekit_headerinfo_icons',
						link: 'ekit_headerinfo_link',
					},
				},
			},
		},
		'elementskit-mail-chimp': {
			widget: 'form',
			settings: { show_labels: '', button_width: '33', submit_actions: [] },
			controls: {
				button_text: { from: 'ekit_mail_chimp_submit', else: 'Subscribe' },
				success_message: 'ekit_mail_chimp_success_message',
				custom_messages: { from: 'ekit_mail_chimp_success_message', as: 'switch' },
				field_background_color: 'ekit_mail_chimp_input_style_background_color',
				field_border_color: 'ekit_mail_chimp_input_style_border_color',
				button_text_color: 'ekit_mail_chimp_button_color',
				button_background_color: 'ekit_mail_chimp_button_background_color',
				button_border_radius: 'ekit_mail_chimp_button_border_radius',
				field_border_radius: 'ekit_mail_chimp_input_style_radius',
			},
			rows: { form_fields: newsletterFields('ekit_mail_chimp_email_address_placeholder') },
		},
		'elementskit-social-media': {
			widget: 'social-icons',
			controls: {
				align: 'ekit_socialmedai_list_align',
				icon_size: 'ekit_socialmedai_list_icon_size',
			},
			rows: {
				social_icon_list: {
					from: 'ekit_socialmedia_add_icons',
					controls: {
						social_icon: [
							'ekit_socialmedia_icons',
							{
								from: 'ekit_socialmedia_label',
								as: 'brand',
								else: { value: 'fab fa-facebook', library: 'fa-brands' },
							},
						],
						link: 'ekit_socialmedia_link',
					},
				},
			},
		},
		'elementskit-social-share': {
			widget: 'share-buttons',
			settings: { view: 'icon' },
			rows: {
				share_buttons: {
					from: 'ekit_socialshare_add_icons',
					// The add-on's default row names no network and means Facebook.
					controls: {
						button: { from: 'ekit_socialshare_label_text', as: 'lowercase', else: 'facebook' },
					},
				},
			},
		},
	},
};
