import type { Controls } from './renamed-controls';

/** A widget of an add-on that is one of the builder's by another name. */
export interface OtherName {
	widgetType: string;
	controls?: Controls;
	/** The builder's repeater, the add-on's, and the same for the controls of their rows. */
	rows?: { control: string; from: string; controls: Controls };
}

const menu = (control: string, colours: OtherName['controls'] = {}): OtherName => ({
	widgetType: 'nav-menu',
	controls: { menu: control, ...colours },
});

/**
 * Widgets without which a page cannot be used, or whose meaning is the same to the letter. Their looks are the
 * builder's, but for colours without which a menu cannot be read; what is missing here shows its words.
 */
export const OTHER_NAMES: Readonly<Record<string, OtherName>> = {
	'ekit-nav-menu': menu('elementskit_nav_menu', {
		color_menu_item: 'elementskit_menu_text_color',
		color_menu_item_hover: 'elementskit_item_color_hover',
		color_menu_item_active: 'elementskit_nav_menu_active_text_color',
		color_dropdown_item: 'elementskit_submenu_item_color',
		color_dropdown_item_hover: 'elementskit_item_text_color_hover',
		color_dropdown_item_active: 'elementskit_nav_sub_menu_active_text_color',
		background_color_dropdown_item: 'elementskit_submenu_container_background_color',
		toggle_color: 'elementskit_menu_toggle_icon_color',
	}),
	jkit_nav_menu: menu('sg_menu_choose'),
	'premium-nav-menu': menu('pa_nav_menus'),
	'navigation-menu': menu('menu'),
	'rtm-navmenu': menu('menu-select'),
	'eael-simple-menu': menu('eael_simple_menu_menu', {
		layout: 'eael_simple_menu_layout',
		dropdown: 'eael_simple_menu_dropdown',
		color_menu_item: 'eael_simple_menu_item_color',
		color_menu_item_hover: 'eael_simple_menu_item_color_hover',
		color_menu_item_active: 'eael_simple_menu_item_color_active',
	}),
	'bdt-navbar': menu('navbar', {
		color_menu_item: 'menu_link_color',
		color_menu_item_hover: 'menu_link_color_hover',
	}),
	'elementskit-button': {
		widgetType: 'button',
		controls: {
			text: 'ekit_btn_text',
			link: 'ekit_btn_url',
			align: 'ekit_btn_align',
			selected_icon: 'ekit_btn_icons',
			icon_align: 'ekit_btn_icon_align',
		},
	},
	'premium-addon-button': {
		widgetType: 'button',
		controls: {
			text: 'premium_button_text',
			link: 'premium_button_link',
			align: 'premium_button_align',
			size: 'premium_button_size',
		},
	},
	'elementskit-accordion': {
		widgetType: 'accordion',
		rows: {
			control: 'tabs',
			from: 'ekit_accordion_items',
			controls: { tab_title: 'acc_title', tab_content: 'acc_content' },
		},
	},
	jkit_accordion: {
		widgetType: 'accordion',
		rows: {
			control: 'tabs',
			from: 'sg_accordion_list',
			controls: { tab_title: 'sg_accordion_list_title', tab_content: 'sg_accordion_list_content' },
		},
	},
	'elementskit-blog-posts': {
		widgetType: 'posts',
		controls: { classic_posts_per_page: 'ekit_blog_posts_num' },
	},
	'elementskit-post-list': {
		widgetType: 'posts',
		controls: { classic_posts_per_page: 'section_recent_post_limit' },
	},
	'eael-post-grid': {
		widgetType: 'posts',
		controls: { classic_posts_per_page: 'posts_per_page' },
	},
	'rkit-blog-post': {
		widgetType: 'posts',
		controls: { classic_posts_per_page: 'post-count' },
	},
	'elementskit-category-list': { widgetType: 'wp-widget-categories' },
	jkit_category_list: { widgetType: 'wp-widget-categories' },
	'elementskit-progressbar': {
		widgetType: 'progress',
		controls: {
			title: 'ekit_progressbar_title',
			percent: 'ekit_progressbar_percentage',
			title_color: 'ekit_progressbar_title_color',
			bar_color: 'ekit_progressbar_track_color_color',
			bar_bg_color: 'ekit_progressbar_background_color',
		},
	},
	'bdt-search': { widgetType: 'search-form' },
	jkit_button: {
		widgetType: 'button',
		controls: {
			text: 'sg_content_label',
			link: 'sg_content_link',
			selected_icon: 'sg_content_icon',
			button_text_color: 'st_button_normal_color_responsive',
			background_color: 'st_button_normal_background_background_color',
			hover_color: 'st_button_hover_color_responsive',
			button_background_hover_color: 'st_button_hover_background_background_color',
		},
	},
	jkit_post_comment: { widgetType: 'post-comments' },
	'ha-post-title': {
		widgetType: 'theme-post-title',
		controls: { header_size: 'post_title_tag', title_color: 'post_title_color' },
	},
	'ha-post-info': { widgetType: 'post-info' },
	'ha-post-content': { widgetType: 'theme-post-content' },
	jkit_post_title: { widgetType: 'theme-post-title' },
	jkit_post_featured_image: { widgetType: 'theme-post-featured-image' },
};
