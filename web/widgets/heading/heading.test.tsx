import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { HeadingSettings } from './heading';
import { heading } from './index';

const registry = createRegistry([heading]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'heading', settings }], registry);

describe('heading', () => {
	it('is an h2 unless the editor chose otherwise', () => {
		expect(render({ title: 'Out at sea' }).html).toContain(
			'<h2 class="elementor-heading-title elementor-size-default">Out at sea</h2>',
		);
		expect(render({ title: 'A line', header_size: 'div', size: 'xl' }).html).toContain(
			'<div class="elementor-heading-title elementor-size-xl">A line</div>',
		);
	});

	it('keeps the inline HTML that an editor typed', () => {
		expect(render({ title: 'Out <em>at</em><br>sea' }).html).toContain('Out <em>at</em><br>sea');
	});

	it('leads somewhere when it has an address', () => {
		const html = render({ title: 'Fleet', link: { url: '/fleet/', is_external: 'on' } }).html;
		expect(html).toContain('><a href="/fleet/" target="_blank" rel="noopener">Fleet</a></h2>');
	});

	it('leads nowhere that a browser must not go', () => {
		expect(render({ title: 'Fleet', link: { url: 'javascript:alert(1)' } }).html).not.toContain(
			'<a',
		);
	});

	it('is no empty heading without a text', () => {
		expect(render({ title: '' }).html).not.toContain('<h2');
		expect(render({ title: ' ', link: '/fleet/' }).html).not.toContain('<h2');
	});

	it('sanitises an editor’s text', () => {
		const sanitize = (html: string) => html.replace(/ on\w+="[^"]*"/g, '');
		const { html } = renderElements(
			[{ widgetType: 'heading', settings: { title: '<b onclick="x()">Sea</b>' } }],
			registry,
			{ sanitize },
		);
		expect(html).toContain('<b>Sea</b>');
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			title: 'Sea',
			align: 'center',
			align_mobile: 'left',
			title_color: '#0A6E77',
			typography_typography: 'custom',
			typography_font_size: { unit: 'px', size: 40 },
			title_hover_color: '#9E1B16',
			blend_mode: 'multiply',
		});
		expect(css).toContain('.elementor-element-e0{text-align:center}');
		expect(css).toContain(
			' .elementor-heading-title{color:#0a6e77;font-size:40px;mix-blend-mode:multiply}',
		);
		expect(css).toContain(' .elementor-heading-title a:hover,');
		expect(css).toMatch(/@media \(max-width:767px\)\{[^}]*\{text-align:left\}/);
	});

	it.each([[{}], [[]], [{ title: {}, link: 7, size: 'huge', header_size: 'script' }]])(
		'parses %j',
		(settings) => {
			expect(parse(HeadingSettings, settings)).toMatchObject({
				title: 'Add Your Heading Text Here',
				size: 'default',
				header_size: 'h2',
			});
		},
	);
});
