import type { AddOnTable } from '../add-on-table';

/** RomethemeKit and RomethemeForm. */
export const ROME_THEME: AddOnTable = {
	addOn: 'RomethemeKit',
	prefixes: ['rkit-', 'rtm-'],
	widgets: {
		'rtm-navmenu': {
			widget: 'nav-menu',
			controls: {
				menu: 'menu-select',
				color_menu_item: 'text-color',
				color_dropdown_item: 'submenu-textcolor',
				background_color_dropdown_item: 'submenu-bgcolor',
				align_items: {
					from: 'menu-position',
					values: { left: 'start', center: 'center', right: 'end' },
				},
			},
		},
		'rkit-blog-post': {
			widget: 'posts',
			controls: { classic_posts_per_page: 'post-count' },
		},
		'rkit-progress-bar': {
			widget: 'progress',
			controls: { title: 'progress-title', percent: 'percent', bar_color: 'progress_color' },
		},
		'rkit-counter': {
			widget: 'counter',
			controls: { title: 'text_title', suffix: 'number_suffix', prefix: 'number_prefix' },
			looks: { typography_number: 'number_typography', typography_title: 'title_typography' },
		},
		rform: {
			widget: 'template',
			needs: 'template_id',
			controls: { template_id: { from: 'form-control', as: 'document' } },
		},
	},
	forms: [
		{
			fields: { text: 'text', email: 'email', 'text-area': 'textarea' },
			button: 'rform_button_submit',
			label_switch: 'show_label',
			field: {
				field_label: 'label_text',
				placeholder: 'placeholder_input',
				custom_id: 'name_input',
			},
			looks: {
				field_text_color: 'input_color_normal',
				field_background_color: 'input_background_normal_color',
				field_border_color: 'input_border_normal_color',
				field_border_radius: 'input_border_radius',
			},
			send: {
				button_text: 'button_text',
				button_align: { from: 'btn_fullwidth', values: { yes: 'stretch' } },
			},
		},
	],
};
