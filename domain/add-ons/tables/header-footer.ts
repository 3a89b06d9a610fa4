import type { AddOnTable } from '../add-on-table';

/** Header Footer Elementor (Ultimate Addons Lite): widgets for headers and footers. */
export const HEADER_FOOTER: AddOnTable = {
	addOn: 'Header Footer Elementor',
	prefixes: ['hfe-'],
	widgets: {
		'navigation-menu': {
			widget: 'nav-menu',
			controls: {
				menu: 'menu',
				align_items: {
					from: 'navmenu_align',
					values: { left: 'start', center: 'center', right: 'end', justify: 'justify' },
				},
			},
		},
		copyright: {
			widget: 'text-editor',
			controls: { editor: 'shortcode', align: 'align', text_color: 'title_color' },
			looks: { typography: 'caption_typography' },
		},
		'page-title': { widget: 'theme-post-title', controls: { title_color: 'title_color' } },
		'hfe-site-title': { widget: 'theme-site-title' },
		'site-logo': { widget: 'theme-site-logo' },
		'hfe-search-button': { widget: 'search-form' },
	},
};
