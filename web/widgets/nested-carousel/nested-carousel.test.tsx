import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { carouselOptions } from '../../ui/carousel/options';
import { nestedCarousel } from './index';
import { NestedCarouselSettings } from './settings';
import { NESTED_SPACING_PX } from './spacing';

const registry = createRegistry([nestedCarousel]);
const options = (settings: object) =>
	carouselOptions(parse(NestedCarouselSettings, settings), DEFAULT_BREAKPOINTS, NESTED_SPACING_PX);
function render(count: number, settings: Record<string, unknown> = {}) {
	const slides = Array.from({ length: count }, (_, at) => ({
		id: `slide${at}`,
		parentId: 'outer',
		elType: 'container',
	}));
	return renderElements(
		[{ id: 'outer', widgetType: 'nested-carousel', settings }, ...slides],
		registry,
	);
}

describe('nested-carousel', () => {
	it('has its elements as slides, by their order, with any rows', () => {
		const { html } = render(2, { carousel_items: [{}, {}, {}], carousel_name: 'Hours' });
		expect(html).toContain('elementor-widget-n-carousel');
		expect(html).toContain('aria-label="Hours"');
		expect(html.match(/class="swiper-slide"/g)).toHaveLength(2);
		expect(html).toMatch(
			/aria-label="1 of 2"><div[^>]*elementor-element-slide0.*aria-label="2 of 2"><div[^>]*elementor-element-slide1/,
		);
		expect(html).toContain('class="e-n-carousel swiper"');
	});

	it('is nothing without elements, and one alone has nothing to press', () => {
		expect(render(0, { carousel_items: [{}] }).html).not.toContain('e-carousel');
		expect(render(1).html).not.toContain('<button');
	});

	it('has arrows by a switch and pagination by a word', () => {
		expect(options({})).toMatchObject({ hasArrows: true, pagination: 'bullets' });
		expect(options({ arrows: '' }).hasArrows).toBe(false);
		expect(options({ pagination: '' }).pagination).toBeNull();
		expect(options({ pagination: 'fraction' }).pagination).toBe('fraction');
	});

	it('shows three, two on a tablet, one on a phone, ten pixels apart', () => {
		expect(options({}).steps.map(({ slides }) => slides)).toEqual([1, 2, 3, 3, 3]);
		expect(options({}).steps[0]?.spacing).toBe(10);
	});

	it('has slides of equal height unless the editor chose otherwise', () => {
		expect(render(2).html).not.toContain('own-heights');
		expect(render(2, { equal_height: '' }).html).toContain('e-carousel-own-heights');
	});

	it('lets slides look in only where it goes round', () => {
		expect(options({ offset_sides: 'both' }).offsetSides).toBe('both');
		expect(options({ offset_sides: 'both', infinite: '' }).offsetSides).toBe('none');
	});

	it('turns its style controls into rules', () => {
		const { css } = render(2, {
			offset_width: { unit: 'px', size: 90 },
			arrow_normal_color: '#111',
			arrow_hover_color: '#222',
			arrows_normal_background_background: 'classic',
			arrows_normal_background_color: '#333',
			arrows_border_radius: { unit: 'px', top: '5', right: '5', bottom: '5', left: '5' },
			navigation_next_icon_vertical_orientation: 'start',
			navigation_next_icon_vertical_position: { unit: 'px', size: 8 },
			navigation_previous_icon_horizontal_position: { unit: '%', size: 3 },
			dots_normal_color: '#444',
			progressbar_height: { unit: 'px', size: 6 },
			content_padding: { unit: 'px', top: '9', right: '9', bottom: '9', left: '9' },
		});
		for (const rule of [
			'--e-carousel-offset:90px',
			'.elementor-swiper-button{color:#111;background-color:#333;border-radius:5px}',
			'.elementor-swiper-button:focus-visible{color:#222}',
			'-next{inset-block:8px auto;translate:0}',
			'-prev{inset-inline:3% auto}',
			'--e-carousel-dot:#444',
			'--e-carousel-bar-height:6px',
			'padding:9px',
		]) {
			expect(css).toContain(rule);
		}
	});

	it.each([[{}], [[]], [{ arrows: [], pagination: 7, slides_to_show: {} }]])(
		'parses %j',
		(settings) => {
			expect(parse(NestedCarouselSettings, settings)).toMatchObject({
				arrows: true,
				pagination: 'bullets',
				infinite: true,
			});
		},
	);
});
