import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { testimonialCarousel } from './index';
import { TestimonialCarouselSettings } from './testimonial-settings';

const registry = createRegistry([testimonialCarousel]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'testimonial-carousel', settings }], registry);
const voice = {
	content: 'The bay\nwas <em>ours</em>.',
	image: { url: '/guest.jpg', alt: 'A guest' },
	name: 'Ines',
	title: 'August',
};
const one = (row: object = {}, settings: object = {}) =>
	render({ slides: [{ ...voice, ...row }], ...settings });

describe('testimonial-carousel', () => {
	it('is words, a portrait, a name', () => {
		expect(one().html).toContain(
			'<figure class="elementor-testimonial"><div class="elementor-testimonial__content"><blockquote class="elementor-testimonial__text">The bay<br>was <em>ours</em>.</blockquote></div><figcaption class="elementor-testimonial__footer"><div class="elementor-testimonial__image"><img src="/guest.jpg" alt=""',
		);
		expect(one().html).toContain(
			'<cite class="elementor-testimonial__cite"><span class="elementor-testimonial__name">Ines</span><span class="elementor-testimonial__title">August</span></cite></figcaption>',
		);
		expect(one().html).toContain('class="elementor-main-swiper swiper"');
	});

	it.each([
		['image_inline', false],
		['image_stacked', false],
		['image_above', true],
		['image_left', true],
		['image_right', true],
	])('in the layout %s the name stands with the words: %s', (layout, isWithWords) => {
		const { html } = one({}, { layout });
		expect(html).toContain(`elementor-testimonial--layout-${layout}`);
		expect(html.indexOf('__cite') < html.indexOf('__footer')).toBe(isWithWords);
		const bubble = one({}, { layout, skin: 'bubble' }).html;
		expect(bubble.indexOf('__cite')).toBeGreaterThan(bubble.indexOf('__footer'));
	});

	it('has the defaults of a row that an export left out, and nothing that an editor emptied', () => {
		expect(render({ slides: [{ content: 'Ours.' }] }).html).toMatch(/John Doe.*CEO/);
		const { html } = one({ name: '', title: '', image: { url: '' } });
		expect(html).not.toMatch(/<cite|figcaption|<img/);
		// A portrait without a name beside it has an alternative text.
		expect(one({ name: '', title: '' }).html).toContain('alt="A guest"');
	});

	it('is nothing without voices, and one alone has nothing to press', () => {
		expect(render({ slides: [] }).html).not.toContain('elementor-widget');
		expect(one().html).not.toContain('<button');
		const two = render({ slides: [voice, voice] }).html;
		expect(two.match(/<button/g)).toHaveLength(3);
		expect(
			render({ slides: [voice, voice], show_arrows: '', pagination: '' }).html.match(/<button/g),
		).toHaveLength(1);
	});

	it('shows one voice on every device unless the editor chose otherwise', () => {
		const { css } = render({ slides: [voice, voice, voice], slides_per_view: '2' });
		expect(css).toContain('--e-carousel-slides:1;--e-carousel-gap:10px');
		expect(css).toMatch(/min-width:1537px\)\{[^}]*--e-carousel-slides:2/);
		expect(css).toMatch(/min-width:768px\)\{[^}]*--e-carousel-slides:1/);
	});

	it('turns its style controls into rules', () => {
		const settings = {
			skin: 'bubble',
			alignment: 'left',
			alignment_mobile: 'center',
			content_gap: { unit: 'px', size: 9 },
			content_color: '#123',
			name_color: '#234',
			title_color: '#345',
			image_size: { unit: 'px', size: 90 },
			image_gap: { unit: 'px', size: 5 },
			text_stroke_text_stroke_type: 'yes',
			text_stroke_text_stroke: { unit: 'px', size: 2 },
			content_text_shadow_text_shadow_type: 'yes',
			image_border: 'yes',
			image_border_color: '#456',
			image_border_width: { unit: 'px', size: 3 },
			image_border_radius: { unit: 'px', size: 8 },
			background_color: '#567',
			text_padding: { unit: 'px', top: '4', right: '4', bottom: '4', left: '4' },
			border: 'yes',
			border_color: '#678',
			slide_background_color: '#fff',
			slide_border_size: { unit: 'px', top: '2', right: '2', bottom: '2', left: '2' },
			slide_padding: { unit: 'px', top: '7', right: '7', bottom: '7', left: '7' },
			width: { unit: '%', size: 80 },
			pagination_color: '#789',
		};
		const { css } = one({}, settings);
		for (const rule of [
			'--e-voice-align:start;--e-voice-side:flex-start',
			'--e-voice-align:center',
			'--e-voice-gap:9px',
			' .elementor-testimonial__text{color:#123;',
			' .elementor-testimonial__name{color:#234}',
			'inline-size:90px;block-size:90px',
			'border:3px solid #000;border-width:3px;border-color:#456;border-radius:8px',
			'-webkit-text-stroke-width:2px',
			'text-shadow:0px 0px 10px rgba(0,0,0,.3)',
			'--e-voice-bubble:#567;padding:4px',
			'border-color:#678',
			'background-color:#fff;border-style:solid;border-width:2px 2px 2px 2px',
			'padding:7px',
			' .e-carousel>.swiper{max-width:80%}',
			'--e-carousel-dot:#789',
		]) {
			expect(css).toContain(rule);
		}
		const plain = one({}, { ...settings, skin: 'default', image_border: '', border: '' }).css;
		expect(plain).not.toMatch(/#456|#567|#678/);
	});

	it.each([[{}], [[]], [{ slides: 4, skin: 'x', layout: 7, speed: {}, loop: [] }]])(
		'parses %j',
		(settings) => {
			expect(parse(TestimonialCarouselSettings, settings)).toMatchObject({
				slides: [{ name: 'John Doe' }, { title: 'CEO' }, {}],
				skin: 'default',
				layout: 'image_inline',
				alignment: 'center',
				speed: 500,
				loop: true,
				pagination: 'bullets',
			});
		},
	);
});
