import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { reviews } from './index';
import { ReviewsSettings } from './review-settings';

const registry = createRegistry([reviews]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'reviews', settings }], registry);
const review = {
	_id: 'a1',
	content: 'Clean.\nQuiet.',
	name: 'Ines',
	title: '@ines',
	rating: 4.3,
	selected_social_icon: { value: 'fab fa-google', library: 'fa-brands' },
};
const one = (row: object = {}, settings: object = {}) =>
	render({ slides: [{ ...review, ...row }], ...settings });

describe('reviews', () => {
	it('are cards with a name, the stars in words, the source and the text', () => {
		const { html } = one();
		expect(html).toContain('class="elementor-testimonial elementor-repeater-item-a1"');
		expect(html).toContain('role="img" aria-label="4.3 / 5"');
		expect(html).toMatch(/__icon elementor-icon elementor-icon-google"><svg.*screen-only">Google</);
		expect(html).toContain('<p class="elementor-testimonial__text">Clean.<br>Quiet.</p>');
	});

	it('lead there by their head, and only to safe places', () => {
		const { html } = one({ link: { url: '/there/' } });
		expect(html).toContain('<a href="/there/" class="elementor-testimonial__header">');
		expect(one({ link: { url: 'javascript:x' } }).html).toContain(
			'<div class="elementor-testimonial__header">',
		);
	});

	it.each([
		[0, false],
		[0.1, true],
		[5, true],
		['', false],
		['many', false],
	])('a rating of %j has stars: %s', (rating, hasStars) => {
		expect(one({ rating }).html.includes('e-stars')).toBe(hasStars);
	});

	it('have the defaults of a row that an export left out', () => {
		const { html } = render({ slides: [{ content: 'Clean.' }] });
		expect(html).toMatch(/John Doe.*@username.*elementor-icon-twitter/);
		expect(html).toContain('elementor-repeater-item-row-1');
		expect(one({ selected_social_icon: { value: '' } }).html).not.toContain('__icon');
	});

	it('have their separator and are empty without rows', () => {
		expect(one().html).toContain('elementor-review--has-separator');
		expect(one({}, { show_separator: '' }).html).not.toContain('has-separator');
		expect(render({ slides: [] }).html).not.toContain('elementor-widget');
	});

	it('turn their style controls into rules', () => {
		const { css } = one(
			{},
			{
				slide_padding: { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' },
				content_gap: { unit: 'px', size: 30 },
				separator_color: '#123',
				separator_size: { unit: 'px', size: 4 },
				name_color: '#234',
				content_color: '#345',
				image_size: { unit: 'px', size: 60 },
				icon_color: 'custom',
				icon_custom_color: '#456',
				icon_size: { unit: 'px', size: 30 },
				star_size: { unit: 'px', size: 18 },
				stars_color: '#567',
				stars_unmarked_color: '#678',
			},
		);
		for (const rule of [
			'--e-review-top:1px;--e-review-right:2px;--e-review-bottom:3px;--e-review-left:4px',
			'--e-review-gap:calc(30px / 2)',
			'border-color:#123;border-width:4px',
			'inline-size:60px;block-size:60px',
			' .elementor-testimonial__icon{color:#456;font-size:30px}',
			' .e-stars{font-size:18px}',
			' .e-star-marked{color:#567}',
			' .e-star-unmarked{color:#678}',
		]) {
			expect(css).toContain(rule);
		}
		expect(one({}, { icon_custom_color: '#456' }).css).not.toContain('#456');
		expect(one({}, { show_separator: '', separator_color: '#123' }).css).not.toContain('#123');
	});

	it.each([[{}], [[]], [{ slides: 'x', show_separator: 9, star_style: [] }]])(
		'parse %j',
		(settings) => {
			expect(parse(ReviewsSettings, settings)).toMatchObject({
				slides: [{ name: 'John Doe' }, { name: 'John Doe' }, { name: 'John Doe' }],
				show_separator: 'has-separator',
				unmarked_star_style: 'solid',
			});
		},
	);
});
