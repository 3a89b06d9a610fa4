import { describe, expect, it } from 'vitest';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { featuredImage } from './index';

const render = (settings = {}, setting: ServerSetting = {}) =>
	renderWidget('theme-post-featured-image', settings, { widgets: [featuredImage], ...setting });

const image = { url: '/wp-content/uploads/bay.jpg' };

describe('the featured image', () => {
	it('is the stored picture where the content has none', async () => {
		expect(await render({ image })).toContain('src="/wp-content/uploads/bay.jpg"');
	});

	it('leads to the file, with the data for the lightbox', async () => {
		const html = await render({ image, link_to: 'file', open_lightbox: 'no' });
		expect(html).toContain(
			'<a href="/wp-content/uploads/bay.jpg" data-elementor-open-lightbox="no">',
		);
	});

	it('lets the kit decide on the lightbox', async () => {
		const html = await render({ image, link_to: 'file' });
		expect(html).toContain('<a href="/wp-content/uploads/bay.jpg">');
	});

	it('has a caption in a figure', async () => {
		const html = await render({ image, caption_source: 'custom', caption: 'At <b>noon</b>' });
		expect(html).toMatch(
			/<figure class="wp-caption"><img.*<figcaption[^>]*>At <b>noon<\/b><\/figcaption>/,
		);
	});

	it('is nothing without a picture', async () => {
		for (const settings of [{}, { image: 'javascript:alert(1)' }, { image: [], link_to: 'file' }]) {
			expect(await render(settings)).not.toContain('<img');
		}
	});
});
