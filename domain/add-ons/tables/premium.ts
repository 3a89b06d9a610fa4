import type { AddOnTable } from '../add-on-table';

/** Premium Addons. */
export const PREMIUM: AddOnTable = {
	addOn: 'Premium Addons',
	prefixes: ['premium-'],
	widgets: {
		'premium-nav-menu': { widget: 'nav-menu', controls: { menu: 'pa_nav_menus' } },
		'premium-addon-button': {
			widget: 'button',
			controls: {
				text: 'premium_button_text',
				link: 'premium_button_link',
				align: 'premium_button_align',
				size: 'premium_button_size',
				button_text_color: 'premium_button_text_color_normal',
				background_color: 'premium_button_background_normal',
			},
			looks: { typography: 'premium_button_typo', border: 'premium_button_border_normal' },
		},
		'premium-counter': {
			widget: 'counter',
			needs: 'ending_number',
			controls: {
				ending_number: 'premium_counter_end_value',
				title: 'premium_counter_title',
				prefix: 'premium_counter_preffix',
				suffix: 'premium_counter_suffix',
				number_color: 'premium_counter_value_color',
				title_color: 'premium_counter_title_color',
			},
			looks: {
				typography_number: 'premium_counter_value_typho',
				typography_title: 'premium_counter_title_typho',
			},
		},
		'premium-addon-person': {
			widget: 'image-box',
			controls: {
				image: 'premium_person_image',
				title_text: 'premium_person_name',
				description_text: 'premium_person_title',
				text_align: 'premium_person_text_align',
				title_color: 'premium_person_name_color',
				description_color: 'premium_person_title_color',
				image_border_radius: 'image_border_radius',
			},
			looks: { title_typography: 'name_typography', description_typography: 'title_typography' },
			settings: { thumbnail_size: 'full', image_size: { unit: '%', size: 100, sizes: [] } },
		},
		'premium-addon-dual-header': {
			widget: 'heading',
			controls: {
				title: {
					join: ['premium_dual_header_first_header_text', 'premium_dual_header_second_header_text'],
				},
				header_size: 'premium_dual_header_first_header_tag',
				align: 'premium_dual_header_text_align',
				title_color: 'premium_dual_header_first_color',
			},
			looks: { typography: 'first_header_typography' },
		},
	},
};
