import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { rating } from './index';
import { RatingSettings } from './rating';

const registry = createRegistry([rating]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'rating', settings }], registry);
const count = (html: string, name: string) => html.split(`"${name}`).length - 1;

describe('rating', () => {
	it('marks the stars that were given, the last one in part', () => {
		const { html } = render({ rating_value: 3.5 });
		expect(count(html, 'e-star"')).toBe(5);
		expect(count(html, 'e-star-marked')).toBe(4);
		expect(html).toContain('class="e-star-marked e-star-5"');
	});

	it('has its value in words', () => {
		expect(render({ rating_value: '4.2', rating_scale: { size: 6 } }).html).toContain(
			'role="img" aria-label="4.2 / 6"',
		);
	});

	it('stays between nothing and everything', () => {
		expect(count(render({ rating_value: -3 }).html, 'e-star-marked')).toBe(0);
		expect(render({ rating_value: 99 }).html).toContain('aria-label="5 / 5"');
		expect(count(render({ rating_scale: { size: 5000 } }).html, 'e-star"')).toBe(10);
	});

	it('is drawn in the icon of the editor’s choice', () => {
		const heart = render({ rating_icon: { value: 'fas fa-heart' } }).html;
		expect(heart).toContain('<svg');
		expect(heart).not.toBe(render({}).html);
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			icon_size: { unit: 'px', size: 30 },
			icon_gap: { unit: 'px', size: 6 },
			icon_color: '#0a6e77',
			icon_unmarked_color: '#eee',
			icon_alignment: 'center',
		});
		expect(css).toContain(' .e-stars{font-size:30px;gap:6px}');
		expect(css).toContain(' .e-star-marked{color:#0a6e77}');
		expect(css).toContain(' .e-star-unmarked{color:#eee}');
		expect(css).toContain(' .e-rating{justify-content:center}');
	});

	it.each([[{}], [[]], [{ rating_scale: 'x', rating_value: {}, rating_icon: 7 }]])(
		'parses %j',
		(settings) => {
			expect(parse(RatingSettings, settings)).toMatchObject({ rating_scale: 5, rating_value: 5 });
		},
	);
});
