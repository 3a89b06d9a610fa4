import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { counter } from './index';

const registry = createRegistry([counter]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'counter', settings }], registry);

describe('the counter', () => {
	it('shows the number it ends at', () => {
		const { html } = render({ ending_number: 1200, suffix: '+', title: 'Days at sea' });
		expect(html).toContain('<span class="elementor-counter-number">1,200</span>');
		expect(html).toContain('<span class="elementor-counter-number-suffix"><bdi>+</bdi></span>');
		expect(html).toContain('<div class="elementor-counter-title">Days at sea</div>');
	});

	it('shows a hundred when nothing, or nothing readable, is set', () => {
		for (const settings of [{}, { ending_number: 'many' }, { ending_number: null, duration: {} }]) {
			expect(render(settings).html).toContain('>100</span>');
		}
	});

	it('leaves out a title that is empty, and keeps the place of prefix and suffix', () => {
		const { html } = render({ title: '', prefix: '' });
		expect(html).toContain('<span class="elementor-counter-number-prefix"></span>');
		expect(html).not.toContain('elementor-counter-title');
	});

	it('allows only a heading or a text as the tag of a title', () => {
		expect(render({ title: 'Boats', title_tag: 'h3' }).html).toContain('<h3');
		expect(render({ title: 'Boats', title_tag: 'script' }).html).not.toContain('<script');
	});

	it('shows markup in its texts as text', () => {
		const { html } = render({ title: '<img src=x onerror=alert(1)>', prefix: '<b>' });
		expect(html).not.toContain('<img');
		expect(html).not.toContain('<b>');
	});

	it('sends the browser only the differences from the defaults', () => {
		const { html } = render({ ending_number: '7.0', duration: 2000, title: 'Boats' });
		expect(html).toContain('data-settings="{&quot;ending_number&quot;:&quot;7.0&quot;}"');
		expect(html).toContain('>7.0</span>');
		expect(render({ title: 'Boats' }).html).not.toContain('data-settings');
	});

	it('takes its colours, type and place from the style controls', () => {
		const { css } = render({
			number_color: '#123456',
			title_position: 'start',
			title_gap: { size: 12, unit: 'px' },
			number_position: 'end',
			typography_number_typography: 'custom',
			typography_number_font_size: { size: 80, unit: 'px' },
			title_color: 'red;}body{display:none',
		});
		expect(css).toContain('color:#123456');
		expect(css).toContain('flex-direction:row-reverse');
		expect(css).toContain('gap:12px');
		expect(css).toContain(
			'--counter-prefix-grow:1;--counter-number-grow:0;--counter-suffix-grow:0',
		);
		expect(css).toContain('font-size:80px');
		expect(css).not.toContain('body{display:none');
	});
});
