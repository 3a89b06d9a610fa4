import { describe, expect, it } from 'vitest';
import { parseInEnglish } from '../../elements/testing/parse-in-english';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { button } from './index';
import { ButtonSettings } from './settings';

const registry = createRegistry([button]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'button', settings }], registry);

describe('button', () => {
	it('leads to the address of its link', () => {
		expect(render({ text: 'Fleet', link: { url: '/fleet/' }, size: 'lg' }).html).toContain(
			'<div class="elementor-button-wrapper"><a href="/fleet/" class="elementor-button elementor-button-link elementor-size-lg">',
		);
	});

	it('can be reached by keyboard where a popup opens on it', () => {
		expect(render({ text: 'Ask', button_css_id: 'ask-us' }).html).toContain(
			'<button type="button" id="ask-us" class="elementor-button elementor-size-sm">',
		);
		expect(render({ text: 'Ask', button_css_id: 'two words' }).html).not.toContain('id="two');
	});

	it('has its kind on its wrapper, and stands above the kit with it and with its size', () => {
		const { html, css } = render({ button_type: 'danger', size: 'lg' });
		expect(html).toContain('elementor-button-danger');
		expect(css).toContain(
			' .elementor-button{font-size:18px;padding:20px 40px;border-radius:5px;background-color:var(--e-danger,#d9534f)}',
		);
		expect(render({ size: 'sm' }).css).not.toContain('font-size:');
		expect(render({}).html).not.toContain('elementor-button-"');
	});

	it('has its icon on the side of the builder’s older and newer settings', () => {
		const selected_icon = { value: 'fas fa-arrow-right' };
		for (const icon_align of ['right', 'row-reverse']) {
			expect(render({ selected_icon, icon_align }).html).toContain('data-icon-side="end"');
		}
		expect(render({ selected_icon }).html).toContain('data-icon-side="start"');
	});

	it('has the builder’s text while an editor has not changed it, and nothing when it was emptied', () => {
		expect(render({}).html).toContain('Click here');
		expect(render({ text: '' }).html).toContain('<div class="elementor-button-wrapper"></div>');
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			align: 'justify',
			button_text_color: '#fff',
			background_color: '#0a6e77',
			hover_color: '#000',
			button_background_hover_background: 'classic',
			button_background_hover_color: '#ffe08a',
			border_radius: { unit: 'px', top: 9, right: 9, bottom: 9, left: 9 },
			text_padding: { unit: 'px', top: 8, right: 16, bottom: 8, left: 16 },
			icon_indent: { unit: 'px', size: 14 },
		});
		expect(css).toContain(' .elementor-button-wrapper{--button-grow:1}');
		expect(css).toContain(
			' .elementor-button{color:#fff;background-color:#0a6e77;border-radius:9px;padding:8px 16px}',
		);
		expect(css).toContain(' .elementor-button:focus-visible{color:#000;background-color:#ffe08a}');
		expect(css).toContain(' .elementor-button-content-wrapper{gap:14px}');
	});

	it.each([[{}], [[]], [{ text: {}, size: 'huge', link: 3, icon_align: 7 }]])(
		'parses %j',
		(settings) => {
			expect(parseInEnglish(ButtonSettings, settings)).toMatchObject({
				text: 'Click here',
				size: 'sm',
			});
		},
	);
});
