import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { starRating } from './index';
import { StarRatingSettings } from './star-rating';

const registry = createRegistry([starRating]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'star-rating', settings }], registry);

describe('star-rating', () => {
	it('has its rating in words, on either scale', () => {
		expect(render({ rating: 4.7 }).html).toContain('role="img" aria-label="4.7 / 5"');
		expect(render({ rating: '9', rating_scale: '10' }).html).toContain('aria-label="9 / 10"');
	});

	it('has its title before the stars', () => {
		expect(render({ title: 'Guests in <b>August</b>' }).html).toMatch(
			/__wrapper"><div class="elementor-star-rating__title">Guests in <b>August<\/b><\/div><span class="e-stars elementor-star-rating"/,
		);
		expect(render({}).html).not.toContain('__title');
	});

	it('outlines the missing stars if the editor wants it', () => {
		const fills = (settings: Record<string, unknown>) =>
			render({ rating: 2, ...settings }).html.split('fill="currentColor"').length - 1;
		expect(fills({})).toBe(7);
		expect(fills({ unmarked_star_style: 'outline' })).toBe(2);
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			align: 'justify',
			title_gap: { unit: 'px', size: 20 },
			icon_size: { unit: 'px', size: 18 },
			stars_color: '#f0ad4e',
			stars_unmarked_color: '#ccd6df',
		});
		expect(css).toContain(
			' .elementor-star-rating__wrapper{justify-content:space-between;column-gap:20px}',
		);
		expect(css).toContain(' .e-stars{font-size:18px}');
		expect(css).toContain(' .e-star-marked{color:#f0ad4e}');
	});

	it.each([[{}], [[]], [{ rating: 'many', rating_scale: [], title: {} }]])(
		'parses %j',
		(settings) => {
			expect(parse(StarRatingSettings, settings)).toEqual({
				rating_scale: 5,
				rating: 5,
				unmarked_star_style: 'solid',
				title: '',
			});
		},
	);
});
