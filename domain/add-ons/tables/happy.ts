import type { AddOnTable } from '../add-on-table';

export const HAPPY: AddOnTable = {
	addOn: 'Happy Addons',
	prefixes: ['ha-'],
	widgets: {
		'ha-post-title': {
			widget: 'theme-post-title',
			controls: { header_size: 'post_title_tag', title_color: 'post_title_color' },
		},
		'ha-post-info': { widget: 'post-info' },
		'ha-post-content': { widget: 'theme-post-content' },
	},
};
