import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { renderOnServer, type ServerSetting } from '../../elements/testing/render-on-server';
import { Widget } from '../../elements/tree/widget';
import { siteTitle, themeTitle } from './index';

const node = { databaseId: 17, title: 'First <em>light</em>' } as CurrentNode;
const archive = {
	kind: 'term',
	title: 'Harbours',
	description: '',
	taxonomy: 'category',
	termDatabaseId: 5,
	authorDatabaseId: null,
	contentType: 'post',
} as const;

const WITH_CONTEXT = encodeURIComponent(JSON.stringify({ include_context: 'yes' }));
const render = (widgetType: string, settings = {}, setting: ServerSetting = {}) =>
	renderOnServer(
		<Widget
			element={{
				id: 'a1b2c3d',
				elType: 'widget',
				widgetType,
				settings,
				renderedHtml: null,
				children: [],
			}}
		/>,
		{ widgets: [siteTitle, themeTitle], ...setting },
	);

describe('a title that WordPress knows', () => {
	it('is the name of the site and leads home', async () => {
		expect(await render('theme-site-title')).toContain('<a href="/">Boats</a>');
	});

	it('is the title of the content, as text', async () => {
		const html = await render('theme-post-title', { header_size: 'h1' }, { node });
		expect(html).toContain(
			'<h1 class="elementor-heading-title elementor-size-default">First light</h1>',
		);
	});

	it('is the name of a product, the first heading of its page unless an editor chooses another', async () => {
		const title = (settings = {}) => render('woocommerce-product-title', settings, { node });
		expect(await title()).toContain(
			'<h1 class="product_title entry-title elementor-heading-title elementor-size-default">First light</h1>',
		);
		expect(await title({ header_size: 'h3' })).toContain('<h3 class="product_title');
	});

	it('is the title of the list on an archive', async () => {
		for (const type of ['theme-page-title', 'theme-archive-title']) {
			expect(await render(type, {}, { page: { archive } })).toContain('>Harbours</h1>');
		}
	});

	it('has the kind of its list if the editor wants it', async () => {
		const html = await render(
			'theme-archive-title',
			{ __dynamic__: { title: `[elementor-tag name="archive-title" settings="${WITH_CONTEXT}"]` } },
			{ page: { archive } },
		);
		expect(html).toContain('Category: Harbours');
	});

	it('is empty if it is missing, without an empty heading', async () => {
		expect(await render('theme-post-title')).not.toContain('<h');
	});

	it('shows the stored text where WordPress has no title', async () => {
		expect(await render('theme-archive-title', { title: 'Stories' })).toContain('>Stories</h1>');
	});

	it('takes no tag that is not a title', async () => {
		expect(await render('theme-post-title', { header_size: 'script' }, { node })).toContain('<h1');
	});
});
