import { heading, text, widget } from '../elements';
import type { CataloguePage } from '../page';

export const page: CataloguePage = {
	title: 'WordPress widgets',
	purpose: 'navigation',
	picture: 'H/r/H/r',
	kind: 'markup',
	sentence:
		'What WordPress itself offers for side columns, placed in a design. The markup is WordPress’s own.',
	variations: {
		Search: [
			heading(3, 'Forms'),
			heading(4, 'To look for something'),
			widget('wp-widget-search', { wp: { title: '' } }),
			widget('wp-widget-search', { wp: { title: 'Find a story' } }),
		],
		'Lists of terms': [
			heading(3, 'Categories'),
			heading(4, 'In levels, to choose from, in a cloud'),
			widget('wp-widget-categories', { wp: { title: '', count: 'on', hierarchical: 'on' } }),
			widget('wp-widget-categories', {
				wp: { title: 'Choose a category', dropdown: 'on', hierarchical: 'on' },
			}),
			widget('wp-widget-tag_cloud', { wp: { title: 'What it is about', count: 'on' } }),
			widget('wp-widget-tag_cloud', { wp: { taxonomy: 'category' } }),
		],
		'What is new': [
			heading(3, 'Posts and comments'),
			heading(4, 'The newest'),
			widget('wp-widget-recent-posts', { wp: { title: '', number: '4', show_date: 'on' } }),
			widget('wp-widget-recent-comments', { wp: { title: '', number: '3' } }),
			widget('wp-widget-archives', { wp: { title: '', count: 'on' } }),
			widget('wp-widget-archives', { wp: { title: 'Choose a month', dropdown: 'on' } }),
			widget('wp-widget-calendar', { wp: { title: 'This month' } }),
		],
		'Pages and menus': [
			heading(3, 'Ways'),
			heading(4, 'Through the site'),
			widget('wp-widget-pages', {
				wp: { title: 'Destinations and more', sortby: 'post_title', exclude: '' },
			}),
			widget('wp-widget-nav_menu', { wp: { title: 'The main menu', nav_menu: '71' } }),
			widget('wp-widget-meta', { wp: { title: '' } }),
		],
		'Texts and pictures': [
			heading(3, 'By hand'),
			heading(4, 'Written and chosen'),
			widget('wp-widget-text', {
				wp: {
					title: 'A text',
					text: `The first line,
and the second.

A paragraph of its own, with <em>weight</em>.`,
					filter: 'on',
					visual: 'on',
				},
			}),
			widget('wp-widget-custom_html', {
				wp: {
					title: 'Markup',
					content: '<p>Tide tables <strong>for today</strong>: high at 06:12, low at 12:31.</p>',
				},
			}),
			widget('wp-widget-media_image', {
				wp: {
					title: 'A picture',
					attachment_id: '130',
					size: 'medium',
					caption: 'Before sunrise',
					link_type: 'file',
					alt: '',
				},
			}),
			widget('wp-widget-media_gallery', {
				wp: {
					title: 'Pictures',
					ids: [130, 131, 132],
					columns: '3',
					size: 'thumbnail',
					link_type: 'file',
				},
			}),
			widget('wp-widget-media_image', {
				wp: {
					title: 'A picture of its own width, which leads to the fleet',
					attachment_id: '131',
					size: 'custom',
					width: '320',
					height: '213',
					caption: '',
					alt: 'A runabout under way',
					link_type: 'custom',
					link_url: '/fleet/',
					link_target_blank: '1',
					image_classes: 'at-the-wheel',
					link_classes: 'to-the-fleet',
					image_title: 'The fleet',
				},
			}),
			widget('wp-widget-media_gallery', {
				wp: {
					title: 'Pictures in an order of chance',
					ids: [130, 131, 132, 133],
					columns: '4',
					size: 'thumbnail',
					link_type: 'none',
					orderby_random: '1',
				},
			}),
		],
		'What WordPress alone can make': [
			text('Feeds of other sites and the old link manager: shown where WordPress sent them.'),
			widget('wp-widget-rss', { wp: { title: 'News', url: 'https://example.org/feed/' } }),
			widget('wp-widget-links', { wp: { category: '0' } }),
		],
		'The languages of a site': [
			text(
				'Polylang’s list of languages. A site in one language, like this one, has none to list: it shows nothing.',
			),
			widget('wp-widget-polylang', {
				wp: { title: 'Languages', hide_current: 1, hide_if_no_translation: 1 },
			}),
		],
	},
};
