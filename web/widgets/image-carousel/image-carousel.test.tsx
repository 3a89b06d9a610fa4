import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderElements } from '../../elements/testing/render-elements';
import { renderWidget } from '../../elements/testing/render-on-server';
import { createRegistry } from '../../elements/tree/define-widget';
import { imageCarousel } from './index';
import { imageCarouselOptions } from './options';
import { ImageCarouselSettings } from './settings';

const library = [
	storedMedia({ title: 'Bay', caption: 'A <em>bay</em>', description: 'Where boats lie' }),
	storedMedia({ databaseId: 13, sourceUrl: '/cape.jpg', altText: '', title: 'Cape' }),
];
const carousel = [
	{ id: 12, url: '/bay.jpg' },
	{ id: 13, url: '/cape.jpg' },
	{ id: '', url: '/by-address.jpg', alt: 'By address' },
];
const render = (settings: object) =>
	renderWidget(
		'image-carousel',
		{ carousel, ...settings },
		{ widgets: [imageCarousel], execute: answerMedia(...library) },
	);
const cssOf = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'image-carousel', settings }], createRegistry([imageCarousel])).css;
const steps = (settings: object) =>
	imageCarouselOptions(parse(ImageCarouselSettings, settings), DEFAULT_BREAKPOINTS).steps;

describe('image-carousel', () => {
	it('is a row of pictures with a name, and with buttons that move it', async () => {
		const html = await render({ carousel_name: 'Bays' });
		expect(html).toContain('aria-roledescription="carousel" aria-label="Bays"');
		expect(html).toContain('class="elementor-image-carousel-wrapper swiper"');
		expect(html).toMatch(
			/<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="1 of 3"><figure class="swiper-slide-inner"><img class="swiper-slide-image" src="\/bay-150x150.jpg"/,
		);
		expect(html).toContain('src="/by-address.jpg" alt="By address"');
		expect(html.match(/<button/g)).toHaveLength(3);
		// The button that stops the carousel is its first tab stop.
		expect(html.indexOf('e-carousel-pause')).toBeLessThan(html.indexOf('swiper-wrapper'));
		expect(html.indexOf('swiper-wrapper')).toBeLessThan(html.indexOf('swiper-button-prev'));
		expect(html.indexOf('swiper-button-next')).toBeLessThan(html.indexOf('swiper-pagination'));
	});

	it.each([
		['both', true, true],
		['arrows', true, false],
		['dots', false, true],
		['none', false, false],
		['junk', true, true],
	])('has with the navigation %s arrows: %s, dots: %s', async (navigation, arrows, dots) => {
		const html = await render({ navigation });
		expect(html.includes('swiper-button-prev')).toBe(arrows);
		expect(html.includes('swiper-pagination')).toBe(dots);
		// A visitor can stop a carousel that plays, even if an editor left out all controls.
		expect(html).toContain('e-carousel-pause');
	});

	it('shows its arrows and dots where the editor put them', async () => {
		const html = await render({ arrows_position: 'outside', dots_position: 'inside' });
		expect(html).toContain(
			'elementor-arrows-position-outside elementor-pagination-position-inside',
		);
		expect(html).toContain('e-carousel-arrows-outside e-carousel-inside');
		expect(await render({})).not.toMatch(/e-carousel-arrows-outside|e-carousel-inside/);
	});

	it('is three pictures, two on a tablet, one on a phone, edge to edge unless the editor chose otherwise', () => {
		expect(steps({}).map(({ slides }) => slides)).toEqual([1, 2, 3, 3, 3]);
		expect(steps({ image_spacing_custom: { size: 40 } })[0]?.spacing).toBe(0);
		expect(steps({ image_spacing: 'custom' })[0]?.spacing).toBe(20);
		expect(steps({ image_spacing: 'custom', image_spacing_custom: { size: 7 } })[0]?.spacing).toBe(
			7,
		);
		expect(steps({ image_spacing: 'custom', slides_to_show: '1' }).at(-1)?.spacing).toBe(0);
	});

	it('opens its pictures as one slideshow, if the editor or the kit chose so', async () => {
		const file = await render({ link_to: 'file' });
		expect(file).toContain('href="/bay.jpg" data-elementor-lightbox-slideshow="a1b2c3d"');
		expect(file).toContain('data-elementor-lightbox-title="Bay"');
		expect(file).toContain('data-elementor-lightbox-description="Where boats lie"');
		expect(file).toContain('href="/by-address.jpg"');
		const told = await render({ link_to: 'file', open_lightbox: 'yes' });
		expect(told.match(/data-elementor-open-lightbox="yes"/g)).toHaveLength(3);
		const not = await render({ link_to: 'file', open_lightbox: 'no' });
		expect(not).not.toContain('lightbox-slideshow');
		// A picture without an alternative text gives its link a name.
		expect(file).toContain('aria-label="Cape"');
	});

	it('leads to one place, or nowhere', async () => {
		const html = await render({ link_to: 'custom', link: { url: '/fleet/' } });
		expect(html.match(/<a href="\/fleet\/"/g)).toHaveLength(3);
		expect(await render({ link_to: 'custom', link: { url: 'javascript:x' } })).not.toContain('<a ');
		expect(await render({})).not.toContain('<a ');
	});

	it.each([
		['title', 'Bay'],
		['caption', 'A <em>bay</em>'],
		['description', 'Where boats lie'],
	])('has the %s of the library as a caption', async (caption_type, text) => {
		expect(await render({ caption_type })).toContain(
			`<figcaption class="elementor-image-carousel-caption">${text}</figcaption>`,
		);
	});

	it('keeps the place of a picture that the library does not know, by its address and words', async () => {
		const gone = await render({
			carousel: [{ id: 99, url: '/gone.jpg', alt: 'Gone' }, carousel[0]],
		});
		expect(gone).toContain('aria-label="2 of 2"');
		expect(gone).toMatch(/<img [^>]*src="\/gone\.jpg" alt="Gone"/);
		const nowhere = await render({ carousel: [{ id: 99, url: '' }, ...carousel.slice(0, 2)] });
		expect(nowhere).toContain('aria-label="3 of 3"');
	});

	it('is nothing without pictures, and one picture alone has nothing to press', async () => {
		expect(await render({ carousel: [] })).toBe('');
		expect(await render({ carousel: 'junk' })).toBe('');
		const one = await render({ carousel: carousel.slice(0, 1) });
		expect(one).toContain('/bay-150x150.jpg');
		expect(one).not.toMatch(/<button|tabindex|roledescription="carousel"/);
	});

	it('has nothing to press on devices that show all its pictures, unless they go round', () => {
		const css = cssOf({ carousel: carousel.slice(2), slides_to_show: '3', infinite: '' });
		expect(css).toContain('--e-carousel-slides:1;--e-carousel-gap:0px;--e-carousel-controls:none');
		expect(cssOf({ carousel: carousel.slice(2), slides_to_show: '3' })).not.toContain('-controls');
		const many = cssOf({
			carousel: [...carousel.slice(2), { url: '/b.jpg' }, { url: '/c.jpg' }],
			infinite: '',
		});
		expect(many).toContain(
			'--e-carousel-slides:2;--e-carousel-gap:0px;--e-carousel-controls:initial',
		);
		expect(many).toContain('--e-carousel-slides:3;--e-carousel-gap:0px;--e-carousel-controls:none');
	});

	it('turns its style controls into rules', () => {
		const css = cssOf({
			carousel: [{ url: '/a.jpg' }],
			gallery_vertical_align: 'center',
			arrows_color: '#9e1b16',
			arrows_size: { unit: 'px', size: 40 },
			dots_color: '#0a6e77',
			dots_inactive_color: '#ccc',
			dots_size: { unit: 'px', size: 14 },
			dots_gap: { unit: 'px', size: 6 },
			image_border_border: 'solid',
			image_border_width: { unit: 'px', top: '2', right: '2', bottom: '2', left: '2' },
			image_border_radius: { unit: 'px', top: '8', right: '8', bottom: '8', left: '8' },
			thumbnail_size: 'custom',
			thumbnail_custom_dimension: { width: '40', height: '30' },
			caption_align: 'left',
			caption_text_color: '#222',
			caption_space: { unit: 'px', size: 9 },
		});
		for (const rule of [
			' .swiper-wrapper{align-items:center}',
			'.elementor-swiper-button{font-size:40px;color:#9e1b16}',
			'--e-carousel-dot-size:14px',
			'--e-carousel-dots-gap:6px',
			'--e-carousel-dot:#0a6e77;--e-carousel-dot-inactive:#ccc',
			'border-style:solid;border-width:2px;border-radius:8px',
			'aspect-ratio:40/30',
			' .elementor-image-carousel-caption{text-align:left;color:#222;margin-block-start:9px}',
		]) {
			expect(css).toContain(rule);
		}
		const single = cssOf({
			carousel: [{ url: '/a.jpg' }],
			slides_to_show: '1',
			gallery_vertical_align: 'center',
		});
		expect(single).not.toContain('align-items:center}');
	});

	it.each([[{}], [[]], [{ carousel: 7, slides_to_show: [], speed: 'x', link: 4, effect: 'spin' }]])(
		'parses %j',
		(settings) => {
			expect(parse(ImageCarouselSettings, settings)).toMatchObject({
				carousel: [],
				autoplay: true,
				autoplay_speed: 5000,
				speed: 500,
				effect: 'slide',
				link_to: 'none',
				thumbnail_size: 'thumbnail',
			});
		},
	);
});
