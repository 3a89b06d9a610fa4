import type { AddOnTable } from '../add-on-table';

export const ELEMENT_PACK: AddOnTable = {
	addOn: 'Element Pack',
	prefixes: ['bdt-'],
	widgets: {
		'bdt-navbar': {
			widget: 'nav-menu',
			controls: {
				menu: 'navbar',
				color_menu_item: 'menu_link_color',
				color_menu_item_hover: 'menu_link_color_hover',
			},
		},
		'bdt-search': { widget: 'search-form' },
	},
};
