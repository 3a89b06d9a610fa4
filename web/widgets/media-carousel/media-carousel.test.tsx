import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parseUrlAction } from '@outrigger/rules/builder/url-action';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerMedia, storedMedia } from '../../elements/testing/answer-media';
import { renderElements } from '../../elements/testing/render-elements';
import { renderWidget } from '../../elements/testing/render-on-server';
import { createRegistry } from '../../elements/tree/define-widget';
import { MEDIA_SLIDES, mainSwiperOptions } from '../../ui/carousel/main-swiper-options';
import { mediaCarousel } from './index';
import { MediaCarouselSettings } from './settings';
import { skinOf } from './skins';

const picture = { image: { id: 12, url: '/bay.jpg' } };
const render = (settings: object) =>
	renderWidget(
		'media-carousel',
		{ slides: [picture, picture], ...settings },
		{
			widgets: [mediaCarousel],
			execute: answerMedia(storedMedia({ title: 'Bay', caption: 'A bay at noon' })),
		},
	);
const one = (row: object, settings: object = {}) =>
	render({ slides: [{ ...picture, ...row }], ...settings });
const cssOf = (settings: Record<string, unknown>) =>
	renderElements(
		[{ widgetType: 'media-carousel', settings: { slides: [{}], ...settings } }],
		createRegistry([mediaCarousel]),
	).css;
function options(settings: object, count = 9) {
	const parsed = parse(MediaCarouselSettings, settings);
	const usual = mainSwiperOptions(parsed, DEFAULT_BREAKPOINTS, MEDIA_SLIDES, count);
	return { ...usual, ...skinOf(parsed, usual) };
}
const slides = (settings: object, count?: number) =>
	options(settings, count).steps.map((step) => step.slides);

describe('media-carousel', () => {
	it('is pictures in a row, with their own words', async () => {
		const html = await render({});
		expect(html).toContain('elementor-skin-carousel');
		expect(html).toMatch(/class="elementor-carousel-image"><img src="\/bay.jpg"[^>]* alt="A bay"/);
		expect(html).not.toMatch(/<a |overlay/);
	});

	it('opens pictures as one slideshow, or leads to the address of the editor', async () => {
		const file = await one({ image_link_to_type: 'file' });
		expect(file).toContain('href="/bay.jpg" data-elementor-lightbox-slideshow="a1b2c3d"');
		const custom = await one({ image_link_to_type: 'custom', image_link_to: { url: '/fleet/' } });
		expect(custom).toContain('<a href="/fleet/">');
		const bad = await one({ image_link_to_type: 'custom', image_link_to: { url: 'data:x' } });
		expect(bad).not.toContain('<a ');
	});

	it('plays films of services and our own in the lightbox, and links to all others', async () => {
		const film = (url: string) => one({ type: 'video', video: { url } });
		const action = (html: string) =>
			parseUrlAction((/href="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
		for (const [url, videoType] of [
			['https://youtu.be/XHOmBV4js_E', 'youtube'],
			['https://vimeo.com/76979871', 'vimeo'],
			['/film.mp4', 'hosted'],
		] as const) {
			const html = await film(url);
			expect(action(html)?.settings).toMatchObject({ type: 'video', videoType, autoplay: true });
			expect(html).toContain('aria-label="Play the film: A bay"');
			expect(html).toContain('elementor-custom-embed-play');
		}
		expect(await film('https://films.example/watch')).toMatch(
			/href="https:\/\/films.example\/watch" rel="noopener nofollow"/,
		);
		expect(await film('javascript:x')).not.toMatch(/<a |embed-play/);
	});

	it.each([
		[{ overlay: 'text' }, 'Bay'],
		[{ overlay: 'text', caption: 'caption' }, 'A bay at noon'],
		[{ overlay: 'icon', icon: 'eye', overlay_animation: 'zoom-in' }, '<svg'],
	])('has over a picture the overlay of %j', async (settings, found) => {
		const html = await one({}, settings);
		const [, overlay = ''] = html.split('elementor-carousel-image-overlay');
		expect(overlay).toContain(found);
		expect(await one({}, { ...settings, skin: 'slideshow' })).not.toContain('image-overlay');
	});

	it('has no text over a picture without texts in the library', async () => {
		expect(await one({}, { overlay: 'text', caption: 'description' })).not.toContain('overlay');
	});

	it('as a slideshow shows one picture, and all of them small, as links to their slides', async () => {
		const html = await render({ skin: 'slideshow', thumbs_ratio: '43' });
		expect(html).toContain('elementor-aspect-ratio-43');
		expect(html).toContain('id="slide-a1b2c3d-2"');
		expect(html).toContain('href="#slide-a1b2c3d-2" aria-label="Go to slide 2"');
		expect(slides({ skin: 'slideshow', slides_per_view: '4' })).toEqual([1, 1, 1, 1, 1]);
		expect(await render({})).not.toMatch(/thumbnail|id="slide-/);
	});

	it('keeps the present small picture in the middle where its editor chose so', async () => {
		const centered = 'elementor-thumbnails-swiper e-carousel-thumbnails-centered';
		expect(await render({ skin: 'slideshow', centered_slides: 'yes' })).toContain(centered);
		expect(await render({ skin: 'slideshow', centered_slides: '' })).not.toContain(centered);
	});

	it('shows three, two on a tablet, one on a phone, and no more than there are', () => {
		expect(slides({})).toEqual([1, 2, 3, 3, 3]);
		expect(slides({ slides_per_view: '5' }, 4)).toEqual([1, 2, 4, 4, 4]);
	});

	it('turns one slide at a time on a cube, and moves by one slide as a coverflow', () => {
		expect(slides({ effect: 'cube' })).toEqual([1, 1, 1, 1, 1]);
		expect(options({ effect: 'fade' }).effect).toBe('fade');
		expect(options({ skin: 'coverflow', effect: 'fade' }).effect).toBe('coverflow');
		const flow = options({ skin: 'coverflow', slides_to_scroll: '3' });
		expect(new Set(flow.steps.map(({ group }) => group))).toEqual(new Set([1]));
		expect(options({ skin: 'slideshow', effect: 'cube' }).effect).toBe('slide');
	});

	it('keeps the place of a slide without a picture, and is nothing without slides', async () => {
		expect(await render({ slides: [{}, picture] })).toContain('aria-label="2 of 2"');
		expect(await render({ slides: [] })).toBe('');
	});

	it('turns its style controls into rules', () => {
		const css = cssOf({
			height: { unit: 'px', size: 300 },
			image_fit: 'contain',
			overlay_background_color: '#123',
			overlay_color: '#234',
			icon_size: { unit: 'px', size: 40 },
			play_icon_color: '#345',
			play_icon_size: { unit: 'px', size: 80 },
		});
		for (const rule of [
			' .swiper-slide{height:calc(300px - var(--e-carousel-below, 0px))}',
			'object-fit:contain',
			'background-color:#123;--e-carousel-image-overlay-color:#234;--e-carousel-image-overlay-icon-size:40px',
			'color:#345;font-size:80px',
		]) {
			expect(css).toContain(rule);
		}
		const show = {
			slideshow_height: { unit: 'px', size: 520 },
			slideshow_slides_per_view: '6',
			slideshow_slides_per_view_mobile: 'many',
		};
		const slideshow = cssOf({ skin: 'slideshow', ...show });
		expect(slideshow).toContain('--e-carousel-height:520px');
		expect(slideshow).toContain('--e-carousel-thumbs:6');
		expect(slideshow).not.toContain('many');
		expect(cssOf(show)).not.toContain('--e-carousel-thumbs:6');
	});

	it.each([[{}], [[]], [{ slides: {}, skin: 7, overlay: [], thumbs_ratio: 5 }]])(
		'parses %j',
		(settings) => {
			expect(parse(MediaCarouselSettings, settings)).toMatchObject({
				slides: [],
				skin: 'carousel',
				overlay: '',
				thumbs_ratio: '219',
				loop: true,
			});
		},
	);
});
