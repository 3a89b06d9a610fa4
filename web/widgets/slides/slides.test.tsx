import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { SlidesBrowserSettings } from './browser-settings';
import { slides } from './index';
import { slidesOptions } from './options';
import { SlidesSettings } from './settings';

const registry = createRegistry([slides]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'slides', settings }], registry);
const one = (row: object, settings: object = {}) =>
	render({ slides: [{ _id: 'a1', button_text: '', ...row }], ...settings });
const options = (settings: object) => slidesOptions(parse(SlidesBrowserSettings, settings));

describe('slides', () => {
	it('are pictures behind words, with the class of their row', () => {
		const { html } = one({
			background_image: { url: '/bay.jpg', alt: 'A bay' },
			heading: 'The <em>bay</em>',
			description: 'Ours.',
		});
		expect(html).toMatch(
			/class="swiper-slide elementor-repeater-item-a1".*<div class="swiper-slide-bg"><img src="\/bay.jpg" alt="A bay".*<div class="swiper-slide-inner"><div class="swiper-slide-contents"><div class="elementor-slide-heading">The <em>bay<\/em><\/div><div class="elementor-slide-description">Ours.<\/div><\/div>/,
		);
		expect(html).toContain('class="elementor-slides-wrapper elementor-main-swiper swiper"');
		expect(html).toContain('class="elementor-slides swiper-wrapper"');
		expect(html).toContain('data-animation="fadeInUp"');
	});

	it('are one link as a whole, or have a button that is one', () => {
		const row = { heading: 'Bay', button_text: 'Go', link: { url: '/bay/' } };
		const whole = one(row).html;
		expect(whole).toContain('<a href="/bay/" class="swiper-slide-inner">');
		expect(whole).toContain(
			'<span class="elementor-button elementor-size-sm elementor-slide-button">',
		);
		expect(whole.match(/<a /g)).toHaveLength(1);
		const button = one({ ...row, link_click: 'button' }).html;
		expect(button).toMatch(/<a href="\/bay\/" class="elementor-button elementor-button-link/);
		expect(button).toContain('<div class="swiper-slide-inner">');
		expect(one({ ...row, link: { url: 'javascript:x' } }).html).not.toContain('<a ');
	});

	it('have a name where a whole slide is a link without words', () => {
		const row = {
			heading: '',
			background_image: { url: '/a.jpg', alt: 'A bay' },
			link: { url: '/bay/' },
		};
		expect(one(row).html).toContain('aria-label="A bay"');
		expect(one({ heading: '', link: { url: '/bay/' } }).html).toContain('aria-label="/bay/"');
	});

	it('have the default of a row that an export left out', () => {
		expect(render({ slides: [{ heading: 'Bay' }] }).html).toContain('Click Here');
		expect(one({ heading: 'Bay' }).html).not.toContain('elementor-button');
	});

	it('move their pictures if the editor wants it, and have a button to stop that even without autoplay', () => {
		const row = { background_ken_burns: 'yes', background_image: { url: '/a.jpg' } };
		expect(one(row).html).toContain('swiper-slide-bg elementor-ken-burns elementor-ken-burns--in');
		expect(one({ ...row, zoom_direction: 'out' }).html).toContain('elementor-ken-burns--out');
		const two = (rows: object) => render({ slides: [rows, {}], autoplay: '' }).html;
		expect(two(row)).toContain('e-carousel-pause');
		expect(two({})).not.toContain('e-carousel-pause');
	});

	it('are nothing without rows, and one alone has nothing to press', () => {
		expect(render({ slides: [] }).html).not.toContain('elementor-widget');
		expect(render({ slides: 'junk' }).html.match(/Slide \d Heading/g)).toHaveLength(3);
		expect(one({ heading: 'Bay' }).html).not.toContain('<button');
	});

	it('have classes for the places of words, arrows and dots', () => {
		const { html } = one({}, { slides_horizontal_position: 'left', dots_position: 'outside' });
		expect(html).toContain('elementor--h-position-left elementor--v-position-middle');
		expect(html).not.toContain('e-carousel-inside');
		expect(one({}).html).toContain('e-carousel-inside');
	});

	it('have a style of their own only where it is switched on', () => {
		const style = { horizontal_position: 'right', vertical_position: 'top', content_color: '#f00' };
		const { css } = one({ ...style, custom_style: 'yes' });
		expect(css).toContain(
			'.elementor-repeater-item-a1 .swiper-slide-inner{justify-content:var(--e-right,flex-end);align-items:flex-start}',
		);
		expect(css).toContain('color:#f00;border-color:#f00');
		expect(one({ ...style, custom_style: '' }).css).not.toContain('#f00');
	});

	it('turn their style controls into rules', () => {
		const { css } = one(
			{
				background_color: '#123456',
				background_size: 'contain',
				background_overlay_color: 'rgba(0,0,0,.2)',
				background_overlay_blend_mode: 'multiply',
			},
			{
				slides_height: { unit: 'vh', size: 70 },
				content_max_width: { unit: '%', size: 50 },
				slides_padding: { unit: 'px', top: '9', right: '9', bottom: '9', left: '9' },
				slides_text_align: 'right',
				heading_color: '#eee',
				heading_spacing: { unit: 'px', size: 8 },
				description_color: '#ddd',
				button_text_color: '#111',
				button_background_color: '#fe0',
				button_border_width: { unit: 'px', size: 4 },
				button_border_radius: { unit: 'px', size: 5 },
				button_hover_background_color: '#fff',
			},
		);
		for (const rule of [
			'.elementor-repeater-item-a1 .swiper-slide-bg{background-color:#123456}',
			'.elementor-repeater-item-a1 .swiper-slide-bg img{object-fit:contain}',
			'background-color:rgba(0,0,0,.2);mix-blend-mode:multiply',
			' .swiper-slide{--e-slides-height:70vh}',
			' .swiper-slide-contents{max-width:50%}',
			' .swiper-slide-inner{padding:9px;text-align:right}',
			'margin-block-end:8px',
			'border-width:4px;border-radius:5px;color:#111;background:#fe0',
			'a.swiper-slide-inner:hover .elementor-slide-button{background:#fff}',
		]) {
			expect(css).toContain(rule);
		}
	});

	it('run as the editor chose', () => {
		expect(options({})).toMatchObject({
			hasArrows: true,
			pagination: 'bullets',
			effect: 'slide',
			isInfinite: true,
			speedMs: 500,
			autoplay: { stayMs: 5000, pausesOnHover: true, stopsOnUse: true },
		});
		expect(
			options({ navigation: 'dots', transition: 'fade', transition_speed: 900, infinite: '' }),
		).toMatchObject({ hasArrows: false, effect: 'fade', speedMs: 900, isInfinite: false });
		expect(options({ navigation: 'arrows' }).pagination).toBeNull();
		expect(options({ autoplay: '' }).autoplay).toBeNull();
	});

	it.each([
		[{}],
		[[]],
		[{ slides: 3, transition: 7, content_animation: 'spin', autoplay_speed: [] }],
	])('parse %j', (settings) => {
		expect(parse(SlidesSettings, settings)).toMatchObject({
			slides: [{}, {}, {}],
			content_animation: 'fadeInUp',
			autoplay_speed: 5000,
			transition: 'slide',
		});
	});
});
