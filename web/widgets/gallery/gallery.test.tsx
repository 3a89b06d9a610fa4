import { describe, expect, it } from 'vitest';
import type { LibraryMedia } from '../../elements/media/media-library';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderWidget } from '../../elements/testing/render-on-server';
import { gallery } from './index';

const picture = (databaseId: number, changes: Partial<LibraryMedia> = {}) =>
	storedMedia({
		databaseId,
		sourceUrl: `/${databaseId}.jpg`,
		altText: `Alt ${databaseId}`,
		...changes,
	});
const LIBRARY = Array.from({ length: 40 }, (_, index) => picture(index + 1));
const chosen = (...ids: number[]) => ids.map((id) => ({ id, url: `/${id}.jpg` }));

async function render(settings: object, library = LIBRARY) {
	const html = await renderWidget('gallery', settings, {
		widgets: [gallery],
		execute: answerMedia(...library),
	});
	return { html, items: html.match(/class="e-gallery-item[^>]*>/g) ?? [] };
}

const filesIn = (html: string) =>
	[...html.matchAll(/ href="\/(\d+)\.jpg"/g)].map(([, id]) => Number(id));

describe('a gallery', () => {
	it('links each picture to its file, for one slideshow of its own, with its size known', async () => {
		const { html } = await render({ gallery: chosen(1, 2) });
		expect(filesIn(html)).toEqual([1, 2]);
		expect(html.match(/data-elementor-lightbox-slideshow="a1b2c3d"/g)).toHaveLength(2);
		expect(html).toMatch(/<img src="\/bay-300x200\.jpg"[^>]* width="300" height="200" alt="Alt 1"/);
		expect(html).toContain('elementor-gallery__container e-gallery-container e-gallery-grid"');
		expect(html).not.toContain('titles-container');
	});

	it.each([
		['title', 'Bay'],
		['caption', 'At noon & after'],
		['alt', 'Alt 1'],
		['description', 'Deep'],
	])('shows the %s over a picture', async (source, text) => {
		const library = [
			picture(1, { caption: '<p>At noon &amp; after</p>', description: '<p>Deep</p>' }),
		];
		const { html } = await render({ gallery: chosen(1), overlay_title: source }, library);
		expect(html).toContain(
			`elementor-animated-item--fade-in">${text.replace('&', '&amp;')}</div></div></a>`,
		);
	});

	it('shows neither overlay nor texts where an editor wants none', async () => {
		const { html } = await render({ gallery: chosen(1), overlay_background: '' });
		expect(html).not.toContain('__overlay');
		expect(html).not.toContain('__content');
	});

	it('leads to the editor’s choice: to one address, or nowhere', async () => {
		const custom = { gallery: chosen(1, 2), link_to: 'custom', url: { url: '/fleet/' } };
		expect((await render(custom)).html.match(/href="\/fleet\/"/g)).toHaveLength(2);
		const none = await render({ gallery: chosen(1), link_to: '' });
		expect(none.html).not.toContain('<a ');
		expect(none.html).toContain('<div class="e-gallery-item');
		const unsafe = { ...custom, url: { url: 'javascript:alert(1)' } };
		expect((await render(unsafe)).html).not.toContain('<a ');
	});

	it('prints a picture of several galleries once, with all of them', async () => {
		const { html } = await render({
			gallery_type: 'multiple',
			galleries: [
				{ _id: 'a', gallery_title: 'Sea', multiple_gallery: chosen(1, 2) },
				{ _id: 'b', gallery_title: 'Land', multiple_gallery: chosen(2, 3, 3) },
			],
		});
		expect(filesIn(html)).toEqual([1, 2, 3]);
		expect([...html.matchAll(/data-e-gallery-tags="([^"]*)"/g)].map(([, tags]) => tags)).toEqual([
			'0',
			'0,1',
			'1',
		]);
		const titles = [...html.matchAll(/data-gallery-index="(\w+)" aria-pressed="(\w+)">([^<]*)/g)];
		expect(titles.map(([, ...parts]) => parts)).toEqual([
			['all', 'true', 'All'],
			['0', 'false', 'Sea'],
			['1', 'false', 'Land'],
		]);
	});

	it('offers no title for all where its editor wants none, and none for a gallery without pictures', async () => {
		const galleries = ['Sea', 'Land'].map((gallery_title) => ({
			gallery_title,
			multiple_gallery: chosen(1),
		}));
		const settings = { gallery_type: 'multiple', galleries, show_all_galleries: '' };
		expect((await render(settings)).html).not.toContain('data-gallery-index="all"');
		const empty = { ...settings, galleries: [...galleries, { gallery_title: 'Air' }] };
		expect((await render(empty)).html).not.toContain('Air');
		expect((await render({ ...settings, gallery_type: 'single' })).html).not.toContain(
			'titles-container',
		);
	});

	it('shows a picture that is chosen twice once', async () => {
		expect(filesIn((await render({ gallery: chosen(1, 2, 1) })).html)).toEqual([1, 2]);
	});

	it('by chance shows the same pictures, in an order that holds for a while', async () => {
		const ids = Array.from({ length: 30 }, (_, index) => index + 1);
		const settings = { gallery: chosen(...ids), order_by: 'random' };
		const [one, other] = [await render(settings), await render(settings)];
		expect(filesIn(one.html)).not.toEqual(ids);
		expect(filesIn(one.html).sort((a, b) => a - b)).toEqual(ids);
		expect(filesIn(other.html)).toEqual(filesIn(one.html));
	});

	it('holds pictures back from the 25th on, and names their links', async () => {
		const ids = Array.from({ length: 25 }, (_, index) => index + 1);
		const held = (await render({ gallery: chosen(...ids) })).items.map((item) =>
			item.includes('e-picture-held'),
		);
		expect(held.indexOf(true)).toBe(24);
		expect((await render({ gallery: chosen(...ids) })).items[24]).toContain('aria-label="Alt 25"');
		const eager = await render({ gallery: chosen(...ids), lazyload: '' });
		expect(eager.html).not.toContain('e-picture-held');
		expect(eager.html).not.toContain('loading="lazy"');
	});

	it('shows the address where the id stands for another picture here, in its place among known ones', async () => {
		const url = 'https://kit.example/wp-content/uploads/2021/03/hero.jpg';
		const { html } = await render({ gallery: [...chosen(1), { id: 2, url, alt: 'A hero' }] });
		expect(filesIn(html)).toEqual([1]);
		expect(html).toContain(`href="${url}"`);
		expect(html).toContain(`<img src="${url}" alt="A hero"`);
		expect(html).not.toContain('Alt 2');
	});

	it('keeps the place of a picture that the library does not know, by its address', async () => {
		const { html } = await render({ gallery: [{ id: 99, url: '/gone.jpg', alt: 'Gone' }] });
		expect(html).toContain('<img src="/gone.jpg" alt="Gone"');
		expect((await render({ gallery: [{ id: 99, url: '' }] })).items).toEqual([]);
	});

	it.each([
		[{}],
		[{ gallery: 'junk', columns: 'x' }],
		[{ gallery_type: 'multiple', galleries: [] }],
	])('of nothing is nothing: %j', async (settings) => {
		expect((await render(settings)).html).not.toContain('e-gallery');
	});

	it('keeps the bar of its galleries where none of them has a picture', async () => {
		const { html } = await render({
			gallery_type: 'multiple',
			galleries: [{ gallery_title: 'Air' }],
		});
		expect(html).toContain('data-gallery-index="all" aria-pressed="false">All</button></div>');
	});
});
