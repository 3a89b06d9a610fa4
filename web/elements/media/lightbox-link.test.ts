import { describe, expect, it } from 'vitest';
import { lightboxLink } from './lightbox-link';

const media = {
	id: 'cG9zdDoxMg==',
	databaseId: 12,
	sourceUrl: '/bay.jpg',
	altText: '',
	caption: null,
	mimeType: 'image/jpeg',
	srcSet: null,
	title: 'Bay & <em>cliff</em>',
	description: '<p>At noon.</p>\n',
	uri: null,
	mediaDetails: null,
};

describe('a link to a whole picture', () => {
	it('gives the lightbox the library’s texts, as plain text', () => {
		expect(
			lightboxLink({ url: '/bay.jpg', id: 12, media, open: 'yes', slideshow: 'g1' }),
		).toMatchObject({
			href: '/bay.jpg',
			'data-elementor-open-lightbox': 'yes',
			'data-elementor-lightbox-slideshow': 'g1',
			'data-elementor-lightbox-title': 'Bay & cliff',
			'data-elementor-lightbox-description': 'At noon.',
		});
	});

	it('can be linked to by a hash that reads back as the picture', () => {
		const path = '/wp-content/uploads/höhle.jpg';
		const url = `https://cms.example${path}`;
		const { 'data-e-action-hash': hash } = lightboxLink({
			url,
			id: 12,
			media,
		}) as unknown as Record<string, string>;
		const [, settings = ''] = decodeURIComponent(hash ?? '').split('&settings=');
		expect(decodeURIComponent(hash ?? '')).toMatch(/^#elementor-action:action=lightbox&settings=/);
		expect(JSON.parse(atob(settings))).toEqual({ id: 12, url: path });
	});

	it('is a plain link if the lightbox is switched off, and without known settings', () => {
		expect(lightboxLink({ url: '/bay.jpg', id: 12, media, open: 'no' })).toEqual({
			href: '/bay.jpg',
			'data-elementor-open-lightbox': 'no',
		});
		expect(lightboxLink({ url: '/bay.jpg', id: null, media: null })).toEqual({ href: '/bay.jpg' });
	});

	it('is undefined for an address that must not be loaded', () => {
		expect(lightboxLink({ url: 'javascript:alert(1)', id: 12, media })).toBeUndefined();
		expect(lightboxLink({ url: '', id: 12, media })).toBeUndefined();
	});
});
