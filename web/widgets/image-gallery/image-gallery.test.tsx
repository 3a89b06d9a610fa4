import { describe, expect, it } from 'vitest';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderWidget } from '../../elements/testing/render-on-server';
import { imageGallery } from './index';

const LIBRARY = Array.from({ length: 30 }, (_, index) =>
	storedMedia({
		databaseId: index + 1,
		sourceUrl: `/${index + 1}.jpg`,
		altText: `Alt ${index + 1}`,
		caption: `<p>The <em>bay</em> ${index + 1}</p>`,
		uri: `/bay-${index + 1}/`,
	}),
);
const chosen = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ id: index + 1, url: `/${index + 1}.jpg` }));
const render = (settings: object) =>
	renderWidget('image-gallery', settings, {
		widgets: [imageGallery],
		execute: answerMedia(...LIBRARY),
	});

describe('a basic gallery', () => {
	it('prints the markup of WordPress: thumbnails in four columns with captions, linked to their files', async () => {
		const html = await render({ wp_gallery: chosen(1) });
		expect(html).toContain('<div class="gallery gallery-columns-4 gallery-size-thumbnail">');
		expect(html).toMatch(
			/<figure class="gallery-item"><div class="gallery-icon landscape"><a href="\/1\.jpg" data-elementor-lightbox-slideshow="[^"]+"[^>]*><img src="\/bay-150x150\.jpg"/,
		);
		expect(html).toContain(
			'<figcaption class="wp-caption-text gallery-caption">The <em>bay</em> 1</figcaption>',
		);
	});

	it.each([
		[1, 1],
		[10, 10],
		[11, 10],
		[0, 1],
		['x', 4],
	])('of %j columns has %d', async (gallery_columns, expected) => {
		const html = await render({ wp_gallery: chosen(1), gallery_columns });
		expect(html).toContain(`gallery-columns-${expected} `);
	});

	it('leads to the page of an attachment, or nowhere, as its editor chose', async () => {
		const attachment = await render({ wp_gallery: chosen(1), gallery_link: 'attachment' });
		expect(attachment).toContain('<a href="/bay-1/">');
		expect(await render({ wp_gallery: chosen(1), gallery_link: 'none' })).not.toContain('<a ');
	});

	it('hides captions, keeps out of the lightbox, spaces pictures and holds the 25th back if the editor wants it', async () => {
		const html = await render({
			wp_gallery: chosen(25),
			gallery_display_caption: 'none',
			open_lightbox: 'no',
			image_spacing: 'custom',
		});
		expect(html).not.toContain('figcaption');
		expect(html).toContain('data-elementor-open-lightbox="no"');
		expect(html).not.toContain('lightbox-slideshow');
		expect(html).toContain('gallery-spacing-custom');
		expect(html.match(/e-picture-held/g)).toHaveLength(1);
	});

	it('by chance shows all of them in another order', async () => {
		const html = await render({ wp_gallery: chosen(20), gallery_rand: 'rand' });
		const ids = [...html.matchAll(/href="\/(\d+)\.jpg"/g)].map(([, id]) => Number(id));
		expect(ids).not.toEqual(chosen(20).map(({ id }) => id));
		expect(new Set(ids).size).toBe(20);
	});

	it('shows a picture of another site’s library by its address, and nothing for nothing', async () => {
		const url = 'https://kit.example/wp-content/uploads/2021/03/hero.jpg';
		const stranger = await render({ wp_gallery: [{ id: 2, url }] });
		expect(stranger).toContain(`<img src="${url}"`);
		expect(stranger).not.toMatch(/Alt 2|The <em>bay/);
		const html = await render({ wp_gallery: [{ id: 77, url: '/other.jpg' }] });
		expect(html).toContain('<img src="/other.jpg"');
		expect(html).toContain('aria-label="Open the picture"');
		expect(await render({ wp_gallery: {} })).not.toContain('gallery-item');
	});
});
