import type { AddOnTable } from '../add-on-table';

export const ESSENTIAL_ADDONS: AddOnTable = {
	addOn: 'Essential Addons',
	prefixes: ['eael-'],
	widgets: {
		'eael-simple-menu': {
			widget: 'nav-menu',
			controls: {
				menu: 'eael_simple_menu_menu',
				layout: 'eael_simple_menu_layout',
				dropdown: 'eael_simple_menu_dropdown',
				color_menu_item: 'eael_simple_menu_item_color',
				color_menu_item_hover: 'eael_simple_menu_item_color_hover',
				color_menu_item_active: 'eael_simple_menu_item_color_active',
			},
		},
		'eael-post-grid': {
			widget: 'posts',
			controls: {
				classic_posts_per_page: 'posts_per_page',
				classic_columns: {
					from: 'eael_post_grid_columns',
					values: {
						'eael-col-1': '1',
						'eael-col-2': '2',
						'eael-col-3': '3',
						'eael-col-4': '4',
						'eael-col-5': '5',
						'eael-col-6': '6',
					},
				},
			},
		},
		'eael-flip-box': {
			widget: 'flip-box',
			controls: {
				title_text_a: 'eael_flipbox_front_title',
				description_text_a: 'eael_flipbox_front_text',
				title_text_b: 'eael_flipbox_back_title',
				description_text_b: 'eael_flipbox_back_text',
				button_text: {
					from: 'flipbox_button_text',
					when: { flipbox_link_type: 'button' },
					else: '',
				},
				link: 'flipbox_link',
				graphic_element: {
					from: 'eael_flipbox_img_or_icon',
					values: { none: 'none', img: 'image', icon: 'icon' },
					else: 'icon',
				},
				image: 'eael_flipbox_image',
				selected_icon: 'eael_flipbox_icon_new',
				title_color_a: 'eael_flipbox_front_title_color',
				description_color_a: 'eael_flipbox_front_content_color',
				title_color_b: 'eael_flipbox_back_title_color',
				description_color_b: 'eael_flipbox_back_content_color',
				button_text_color: 'eael_flipbox_button_color',
			},
			looks: {
				background_a: 'eael_flipbox_front_bg_color',
				background_b: 'eael_flipbox_back_bg_color',
			},
		},
	},
};
