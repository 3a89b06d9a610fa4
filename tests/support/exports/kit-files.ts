import { containerTree, sectionTree } from './elements';
import { type WxrPost, wxrFile } from './wxr-file';

type Files = Record<string, unknown>;

const document = (content: unknown[], settings: unknown = []) => ({
	content,
	settings,
	metadata: [],
});

/**
 * The files of a kit as the builder exports one: header, footer, popup, two pages, a term, a menu and a plain post.
 * @param version the version of the manifest: `1.0` (2021) lists ids, `3.0` (2025) lists objects
 */
export function builderKit(version: '1.0' | '3.0' = '3.0'): Files {
	const condition = (name: string, sub_name = '') => [
		{ type: 'include', name, sub_name, sub_id: '' },
	];
	const isNew = version === '3.0';
	const template = (title: string, doc_type: string, conditions: unknown[]) => ({
		title,
		doc_type,
		thumbnail: false,
		location: doc_type,
		...(conditions.length > 0 ? { conditions } : {}),
	});
	const page = (title: string, url: string, own = {}) => ({
		title,
		excerpt: '',
		doc_type: 'wp-page',
		thumbnail: false,
		url,
		terms: [],
		...own,
	});
	const tree = isNew ? containerTree : sectionTree;
	return {
		'manifest.json': {
			name: 'bay-kit',
			title: 'Bay kit',
			version,
			elementor_version: isNew ? '3.33.2' : '3.4.0',
			created: '2025-11-25 11:08:02',
			site: 'https://bay.example',
			'site-settings': isNew ? { theme: true, globalColors: true } : ['global-colors'],
			templates: {
				'16': template('Header', 'header', condition('general')),
				'12': template('Footer', 'footer', condition('general')),
				'13': template('Ask us', 'popup', condition('singular', 'front_page')),
				'14': template('Odd one', 'mega-thing', []),
			},
			content: {
				post: [],
				page: {
					'18': page('Home', 'https://bay.example/', { show_on_front: true }),
					'19': page('The boats', 'https://bay.example/boats/'),
				},
			},
			'wp-content': isNew
				? { post: { '1': { id: 1, title: 'Hello' } }, page: [] }
				: { post: ['1'] },
		},
		'site-settings.json': {
			...document([]),
			settings: {
				site_name: 'Bay Boats',
				system_colors: [{ _id: 'primary', title: 'Primary', color: '#123456' }],
			},
		},
		'templates/16.json': document(tree('Kit header', 'h1a2b3c')),
		'templates/12.json': document(tree('Kit footer', 'f1a2b3c')),
		'templates/13.json': {
			...document(tree('Kit popup', 'p1a2b3c')),
			display_settings: { triggers: { page_load: 'yes', page_load_delay: 1 }, timing: [] },
		},
		'templates/14.json': document([]),
		'content/page/18.json': document(
			[...tree('Kit home', 'a1a2b3c'), ...linkTree('https://bay.example/boats/')],
			{ template: 'elementor_header_footer' },
		),
		'content/page/19.json': document(tree('Kit boats', 'b1a2b3c')),
		'taxonomies/category.json': [
			{
				term_id: 1,
				name: 'Trips',
				slug: 'trips',
				taxonomy: 'category',
				description: '',
				parent: 0,
			},
			{
				term_id: 5,
				name: 'Short',
				slug: 'short',
				taxonomy: 'category',
				description: '',
				parent: 1,
			},
		],
		'taxonomies/nav_menu.json': [
			{ term_id: 4, name: 'Main Menu', slug: 'main-menu', taxonomy: 'nav_menu', parent: 0 },
		],
		'wp-content/post/post.xml': wxrFile({
			posts: [kitPost],
			terms: [{ id: 1, taxonomy: 'category', slug: 'trips', name: 'Trips' }],
		}),
		'wp-content/nav_menu_item/nav_menu_item.xml': wxrFile({
			menus: [
				{
					id: 4,
					name: 'Main Menu',
					slug: 'main-menu',
					items: [
						{ id: 37, page: 19 },
						{ id: 38, page: 777 },
					],
				},
			],
		}),
	};
}

const kitPost: WxrPost = {
	id: 1,
	title: 'Hello bay',
	slug: 'hello-bay',
	content: '<p>Calm water.</p>',
	link: null,
	categories: [{ taxonomy: 'category', slug: 'trips', name: 'Trips' }],
};

function linkTree(url: string): unknown[] {
	const settings = { text: 'See the boats', link: { url, is_external: '', nofollow: '' } };
	return [{ id: 'bt1a2b3', elType: 'widget', widgetType: 'button', settings, elements: [] }];
}

/** The files of a template kit as marketplaces sell it since 2019, whose header is only a section. */
export function templateKit(): Files {
	const template = (name: string, source: string, type: string, template_type: string) => ({
		name,
		source,
		type,
		screenshot: `screenshots/${source}.jpg`,
		metadata: { template_type, include_in_zip: '1', wp_page_template: 'elementor_header_footer' },
	});
	const exported = (
		title: string,
		type: string,
		content: unknown[],
		page_settings: unknown = [],
	) => ({
		version: '0.4',
		title,
		type,
		metadata: {},
		content,
		page_settings,
	});
	return {
		'manifest.json': {
			manifest_version: '1.0.23',
			title: 'Harbour',
			page_builder: 'elementor',
			kit_version: '1.0.0',
			templates: [
				template('Global Kit Styles', 'templates/global.json', 'section', 'global-styles'),
				template('Header', 'templates/header.json', 'section', 'section-header'),
				template('Home', 'templates/home.json', 'page', 'single-home'),
				template('Contact', 'templates/contact.json', 'page', 'single-page'),
				template('Gone', 'templates/gone.json', 'page', 'single-page'),
			],
		},
		'templates/global.json': exported('Styles', 'section', [], {
			container_width: { unit: 'px', size: 1300 },
		}),
		'templates/header.json': exported('Header', 'section', sectionTree('Harbour header')),
		'templates/home.json': exported('Home', 'page', sectionTree('Harbour home')),
		'templates/contact.json': exported('Contact', 'page', sectionTree('Harbour contact'), ''),
	};
}
