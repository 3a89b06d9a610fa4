import { join } from 'node:path';
import { loadContent } from '@outrigger/mock/content/load-content';
import { postNamed, writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { containerTree } from '../../../tests/support/exports/elements';
import { type WxrSite, wxrFile } from '../../../tests/support/exports/wxr-file';

/** A site from one export file, with other files beside it. */
function loadWxr(site: WxrSite, beside: Record<string, unknown> = {}) {
	return loadContent(join(writeContent({ 'export.xml': wxrFile(site), ...beside }), 'export.xml'));
}

const photo = {
	id: 40,
	title: 'Bay',
	slug: 'bay',
	type: 'attachment',
	status: 'inherit',
	url: 'https://bay.example/wp-content/uploads/2026/05/bay.png',
	meta: {
		_wp_attached_file: '2026/05/bay.png',
		_wp_attachment_image_alt: 'The bay at dawn',
		_wp_attachment_metadata: 'a:2:{s:5:"width";i:1200;s:6:"height";i:800;}',
	},
};

describe('a WordPress export file', () => {
	it('is a site by itself, and dropped into the content folder, in one piece or in several', async () => {
		const posts = [{ id: 5, title: 'First light', slug: 'first-light' }];
		const others = [{ id: 6, title: 'Second', slug: 'second', parent: 5 }];
		const whole = await loadWxr({ posts });
		expect(whole.settings).toMatchObject({
			title: 'Bay Boats',
			description: 'On the water',
			language: 'en_GB',
			showOnFront: 'posts',
		});
		expect(postNamed(whole, 'first-light')).toMatchObject({ databaseId: 5, uri: '/first-light/' });
		const dropped = await loadContent(
			writeContent({
				'site.json': { title: 'Mine' },
				'pages/own.md': 'Own.',
				'bay.001.xml': wxrFile({ posts }),
				'bay.002.xml': wxrFile({ posts: others }),
			}),
		);
		expect(dropped.settings.title).toBe('Mine');
		expect(dropped.posts.map(({ slug }) => slug)).toEqual(['own', 'first-light', 'second']);
		expect(dropped.users).toHaveLength(1);
	});

	it('brings the slugs that a post had before', async () => {
		const meta = { _wp_old_slug: 'first-lite' };
		const content = await loadWxr({ posts: [{ id: 5, title: 'First', slug: 'first', meta }] });
		expect(postNamed(content, 'first').oldSlugs).toEqual(['first-lite']);
	});

	it('brings posts with author, status, dates, password, terms, and public custom fields', async () => {
		const content = await loadWxr({
			terms: [
				{ id: 2, taxonomy: 'category', slug: 'trips', name: 'Trips' },
				{ id: 3, taxonomy: 'category', slug: 'day-trips', name: 'Day trips', parent: 'trips' },
				{ id: 4, taxonomy: 'harbour', slug: 'north', name: 'North' },
			],
			posts: [
				{
					id: 7,
					title: 'Tom & Jerry <em>sail</em>',
					slug: 'tom',
					status: 'draft',
					content: '<!-- wp:paragraph --><p>Kept ]]> as saved.</p><!-- /wp:paragraph -->',
					excerpt: 'Short.',
					password: 'secret',
					isSticky: true,
					categories: [
						{ taxonomy: 'category', slug: 'day-trips', name: 'Day trips' },
						{ taxonomy: 'post_tag', slug: 'sail', name: 'Sail' },
						{ taxonomy: 'harbour', slug: 'north', name: 'North' },
						{ taxonomy: 'post_format', slug: 'post-format-aside', name: 'Aside' },
					],
					meta: {
						length: '12',
						list: 'a:2:{i:0;s:1:"a";i:1;i:2;}',
						cut: 'a:2:{i:0;s:1:"a',
						_private: 'x',
					},
				},
			],
		});
		const post = postNamed(content, 'tom');
		expect(post).toMatchObject({
			title: 'Tom & Jerry <em>sail</em>',
			status: 'draft',
			date: '2026-05-01T08:30:00',
			content: '<!-- wp:paragraph --><p>Kept ]]> as saved.</p><!-- /wp:paragraph -->',
			excerpt: 'Short.',
			password: 'secret',
			sticky: true,
			commentStatus: 'open',
			meta: { length: '12', list: ['a', 2] },
		});
		expect(post.meta).not.toHaveProperty('_private');
		expect(content.users).toMatchObject([{ databaseId: 1, login: 'skipper', name: 'The Skipper' }]);
		expect(post.authorId).toBe(1);
		const named = content.terms.filter(({ databaseId }) => post.termIds.includes(databaseId));
		expect(named.map(({ slug, parentId }) => [slug, parentId])).toEqual([
			['day-trips', 2],
			['north', 0],
			['sail', 0],
			['post-format-aside', 0],
		]);
		expect(content.taxonomies.map(({ name }) => name)).toEqual([
			'category',
			'post_tag',
			'post_format',
			'harbour',
		]);
		expect(content.warnings).toEqual([
			'export.xml: custom fields that cannot be read: cut of post 7',
		]);
	});

	it('brings types of the site’s own, with the addresses that they had', async () => {
		const content = await loadWxr({
			posts: [
				{ id: 1, title: 'About', slug: 'about', type: 'page' },
				{
					id: 2,
					title: 'Ruby',
					slug: 'ruby',
					type: 'boat',
					link: 'https://bay.example/fleet/ruby/',
				},
				{
					id: 3,
					title: 'Slide',
					slug: 'slide',
					type: 'slider',
					link: 'https://bay.example/?post_type=slider&p=3',
				},
				{ id: 4, title: 'Form', slug: 'form', type: 'wpforms' },
			],
		});
		expect(postNamed(content, 'ruby').uri).toBe('/fleet/ruby/');
		expect(content.contentTypes.find(({ name }) => name === 'slider')?.public).toBe(false);
		expect(content.posts.some(({ slug }) => slug === 'form')).toBe(false);
		expect(content.warnings).toEqual(['export.xml: not read, as it is no content: wpforms: 4']);
	});

	it.each([
		['shows the posts where a theme filled the front page', [{ id: 14, title: 'One' }], 'posts'],
		['keeps an empty front page where there is nothing else', [], 'page'],
	])('%s', async (_, posts, showOnFront) => {
		const meta = { _wp_page_template: 'templates/magazine.php' };
		const home = { id: 11, title: 'Home', slug: 'home', type: 'page', content: '', meta };
		const content = await loadWxr({
			posts: [{ ...home, link: 'https://bay.example/' }, ...posts],
		});
		expect(content.settings.showOnFront).toBe(showOnFront);
		expect(postNamed(content, 'home').uri).toBe(showOnFront === 'page' ? '/' : '/home/');
	});

	it('brings pages below pages, the front page, the posts page and the addresses of posts', async () => {
		const content = await loadWxr({
			posts: [
				{
					id: 11,
					title: 'Start here',
					slug: 'start-here',
					type: 'page',
					link: 'https://bay.example/',
				},
				{ id: 12, title: 'Team', slug: 'team', type: 'page', parent: 11 },
				{ id: 13, title: 'Blog', slug: 'blog', type: 'page' },
				{ id: 14, title: 'One', slug: 'one', link: 'https://bay.example/2026/05/01/one/' },
			],
		});
		expect(content.settings).toMatchObject({
			pageOnFront: 11,
			pageForPosts: 13,
			postsPageUri: '/blog/',
			permalinkStructure: '/%year%/%monthnum%/%day%/%postname%/',
		});
		expect(postNamed(content, 'team').uri).toBe('/start-here/team/');
		expect(postNamed(content, 'one').uri).toBe('/2026/05/01/one/');
	});

	it('brings menus in order, with children, classes and their targets', async () => {
		const content = await loadWxr({
			terms: [{ id: 2, taxonomy: 'category', slug: 'trips', name: 'Trips' }],
			posts: [
				{ id: 1, title: 'About', slug: 'about', type: 'page' },
				{ id: 2, title: 'One', slug: 'one' },
			],
			menus: [
				{
					id: 8,
					name: 'Footer',
					slug: 'footer',
					items: [{ id: 60, url: 'https://bay.example/about/', label: 'Us' }],
				},
				{
					id: 9,
					name: 'Main',
					slug: 'main',
					items: [
						{ id: 61, page: 1 },
						{ id: 62, category: 2, parent: 61 },
						{ id: 63, url: 'https://elsewhere.example/', label: 'Away' },
						{ id: 64, page: 999, label: 'Gone' },
					],
				},
			],
		});
		expect(content.menus).toMatchObject([
			{ name: 'Footer', locations: [], items: [{ url: '/about/' }] },
			{
				name: 'Main',
				locations: ['primary'],
				items: [
					{ databaseId: 61, label: 'About', url: '/about/', cssClasses: ['top'], parentId: 0 },
					{ databaseId: 62, label: 'Trips', url: '/category/trips/', parentId: 61 },
					{ databaseId: 63, label: 'Away', url: 'https://elsewhere.example/' },
				],
			},
		]);
		expect(content.warnings).toEqual([
			'export.xml: items of the menu Main that point to what was not exported: Gone',
		]);
	});

	it('brings comments with their answers and users, and leaves out spam and pingbacks', async () => {
		const content = await loadWxr({
			posts: [
				{
					id: 5,
					title: 'First',
					slug: 'first',
					comments: [
						{ id: 1, author: 'Ann', dateGmt: '2026-05-02 03:00:00' },
						{ id: 2, parent: 1, user: 1, author: 'The Skipper' },
						{ id: 3, approved: 'spam' },
						{ id: 4, type: 'pingback' },
						{ id: 5, parent: 3, approved: '0' },
					],
				},
			],
		});
		expect(content.comments).toMatchObject([
			{ databaseId: 1, parentId: 0, userId: 0, authorName: 'Ann', dateGmt: '2026-05-02 03:00:00' },
			{ databaseId: 2, parentId: 1, userId: 1 },
			{ databaseId: 5, parentId: 0, status: 'hold' },
		]);
		expect(content.warnings).toHaveLength(2);
	});

	it('brings pictures: from uploads beside it, else with the address that they had', async () => {
		const posts = [
			photo,
			{
				id: 5,
				title: 'First',
				slug: 'first',
				content:
					'<img src="https://bay.example/wp-content/uploads/2026/05/bay-300x200.png"><a href="https://www.bay.example/about/">A</a>',
				meta: { _thumbnail_id: '40' },
			},
			{ id: 6, title: 'Other', slug: 'other', meta: { _thumbnail_id: '41' } },
		];
		const away = await loadWxr({ posts });
		expect(postNamed(away, 'bay')).toMatchObject({
			media: {
				file: '2026/05/bay.png',
				foreignUrl: photo.url,
				altText: 'The bay at dawn',
				width: 1200,
				height: 800,
			},
		});
		expect(postNamed(away, 'first')).toMatchObject({ featuredImageId: 40 });
		expect(postNamed(away, 'first').content).toBe(
			'<img src="https://bay.example/wp-content/uploads/2026/05/bay-300x200.png"><a href="/about/">A</a>',
		);
		expect(postNamed(away, 'other').featuredImageId).toBe(0);
		expect(away.warnings).toEqual([
			'export.xml: featured images that were not exported (export media as well): 41 of post 6',
		]);
		const here = await loadWxr({ posts }, { 'uploads/2026/05/bay.png': 'PNG' });
		expect(postNamed(here, 'bay').media?.foreignUrl).toBeUndefined();
		expect(postNamed(here, 'first').content).toContain('src="/wp-content/uploads/2026/05/bay.png"');
	});

	it('brings the forms of MetForm, which pages show by their numbers, and none of their entries', async () => {
		const data = JSON.stringify(containerTree('Ask us'));
		const { posts, warnings } = await loadWxr({
			posts: [
				{
					id: 564,
					title: 'Ask us',
					type: 'metform-form',
					meta: { _elementor_edit_mode: 'builder', _elementor_data: data },
				},
				{ id: 565, title: 'Entry # 565', type: 'metform-entry' },
			],
		});
		expect(posts).toMatchObject([
			{ databaseId: 564, type: 'elementor_library', uri: null, elementor: { type: 'page' } },
		]);
		expect(warnings).toEqual(['export.xml: not read, as it is no content: metform-entry: 565']);
	});

	it('brings documents of the builder: pages, templates, popups and the kit', async () => {
		const data = JSON.stringify(containerTree('Hello')).replaceAll('/', '\\/');
		const template = {
			type: 'elementor_library',
			link: 'https://bay.example/?elementor_library=x',
		};
		const content = await loadWxr({
			posts: [
				{
					id: 1,
					title: 'Home',
					slug: 'home',
					type: 'page',
					content: '<h2>Words</h2>',
					meta: {
						_elementor_edit_mode: 'builder',
						_elementor_data: data,
						_elementor_version: '3.21.0',
						_elementor_page_settings: 'a:1:{s:10:"hide_title";s:3:"yes";}',
						_wp_page_template: 'elementor_canvas',
					},
				},
				{
					id: 2,
					title: 'Off',
					slug: 'off',
					type: 'page',
					content: 'Plain.',
					meta: { _elementor_data: data },
				},
				{
					...template,
					id: 3,
					title: 'Head',
					slug: 'head',
					meta: {
						_elementor_data: data,
						_elementor_template_type: 'header',
						_elementor_conditions: 'a:2:{i:0;s:15:"include/general";i:1;s:5:"wrong";}',
					},
				},
				{
					...template,
					id: 4,
					title: 'Ask',
					slug: 'ask',
					meta: {
						_elementor_data: data.replaceAll('"', '\\"'),
						_elementor_template_type: 'popup',
						_elementor_popup_display_settings:
							'a:2:{s:8:"triggers";a:1:{s:9:"page_load";s:3:"yes";}s:6:"timing";a:0:{}}',
					},
				},
				{
					...template,
					id: 5,
					title: 'Kit',
					slug: 'kit',
					meta: {
						_elementor_template_type: 'kit',
						_elementor_page_settings: 'a:1:{s:10:"body_color";s:4:"#123";}',
					},
				},
				{
					...template,
					id: 6,
					title: 'Bad',
					slug: 'bad',
					content: 'Words.',
					meta: { _elementor_data: '[{"id":', _elementor_template_type: 'section' },
				},
			],
		});
		expect(postNamed(content, 'home')).toMatchObject({
			template: 'elementor_canvas',
			content: '<h2>Words</h2>',
			elementor: { type: 'wp-page', version: '3.21.0', pageSettings: { hide_title: 'yes' } },
		});
		expect(postNamed(content, 'home').elementor?.elements).toHaveLength(2);
		expect(postNamed(content, 'off').elementor).toBeNull();
		expect(postNamed(content, 'head').elementor).toMatchObject({
			type: 'header',
			conditions: ['include/general'],
		});
		expect(postNamed(content, 'ask').elementor).toMatchObject({
			type: 'popup',
			displaySettings: { triggers: { page_load: 'yes' }, timing: {} },
		});
		expect(postNamed(content, 'ask').elementor?.elements).toHaveLength(2);
		expect(content.kit).toEqual({ databaseId: 5, settings: { body_color: '#123' } });
		expect(postNamed(content, 'bad').content).toBe('Words.');
		expect(content.warnings).toEqual([
			'export.xml: conditions that are not known: elementor_library 3',
			'export.xml: _elementor_data is broken, so the words of the post are shown instead: elementor_library 6',
		]);
	});
});
