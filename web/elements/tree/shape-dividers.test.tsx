import { describe, expect, it } from 'vitest';
import { renderElements } from '../testing/render-elements';
import { createRegistry } from './define-widget';

function render(elType: string, settings: Record<string, unknown>) {
	return renderElements([{ id: 'a', elType, settings }], createRegistry([]));
}

describe('shape dividers', () => {
	it.each(['container', 'section'])('are drawn at the edges of a %s', (elType) => {
		const { html, css } = render(elType, {
			shape_divider_top: 'waves',
			shape_divider_top_color: '#123456',
			shape_divider_bottom: 'mountains',
			shape_divider_bottom_height: { unit: 'px', size: 60 },
			shape_divider_bottom_flip: 'yes',
			shape_divider_bottom_above_content: 'yes',
		});
		expect(html).toContain(
			'<div class="elementor-shape elementor-shape-top" data-shape="waves"><svg',
		);
		expect(html).toContain(
			'class="elementor-shape elementor-shape-bottom elementor-shape-flipped elementor-shape-above"',
		);
		expect(css).toContain('>.elementor-shape-top .elementor-shape-fill{fill:#123456}');
		expect(css).toContain('>.elementor-shape-bottom svg{height:60px}');
	});

	it('lie over one another as veils where the builder draws several, the last one whole', () => {
		const { html } = render('container', { shape_divider_top: 'mountains' });
		expect(
			[...html.matchAll(/<path class="elementor-shape-fill"( opacity="[\d.]+")? d="M0 0/g)].map(
				([, opacity]) => opacity?.trim(),
			),
		).toEqual(['opacity="0.33"', 'opacity="0.67"', undefined]);
		const { html: one } = render('container', { shape_divider_top: 'waves' });
		expect(one).not.toContain('opacity');
	});

	it('are cut out of their box where they are inverted', () => {
		const { html } = render('container', {
			shape_divider_top: 'triangle',
			shape_divider_top_negative: 'yes',
		});
		expect(html).toContain('fill-rule="evenodd" transform="matrix(1 0 0 -1 0 100)"');
	});

	it.each(['', 'constructor', 'no-such-shape', 7, null])('draw nothing for %j', (name) => {
		expect(render('container', { shape_divider_top: name }).html).not.toContain('svg');
	});
});
