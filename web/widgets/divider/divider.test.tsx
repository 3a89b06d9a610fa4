import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { divider } from './index';
import { patternImage } from './patterns';
import { DividerSettings } from './settings';

const registry = createRegistry([divider]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'divider', settings }], registry);

describe('divider', () => {
	it('is a thematic break', () => {
		expect(render({}).html).toContain(
			'<div class="elementor-divider"><div class="elementor-divider-separator" role="separator"></div></div>',
		);
	});

	it('may have a text in it', () => {
		const { html } = render({ look: 'line_text', text: 'Next <b>harbour</b>', html_tag: 'h3' });
		expect(html).toContain(
			'<div class="elementor-divider-separator"><h3 class="elementor-divider__text elementor-divider__element">Next <b>harbour</b></h3></div>',
		);
		expect(render({ look: 'line_text', text: '' }).html).toContain('role="separator"');
	});

	it('may have an icon in it', () => {
		const { html } = render({ look: 'line_icon', icon_view: 'framed' });
		expect(html).toMatch(
			/<div class="elementor-divider__element elementor-view-framed elementor-shape-square"><span class="elementor-icon"><svg/,
		);
		expect(render({ look: 'line_icon', icon: { value: '' } }).html).toContain('role="separator"');
	});

	it('draws a line by its border', () => {
		const { css } = render({
			style: 'dashed',
			weight: { unit: 'px', size: 3 },
			color: '#0a6e77',
			width: { unit: '%', size: 40 },
			align: 'center',
			gap: { unit: 'px', size: 20 },
		});
		expect(css).toContain(
			' .elementor-divider{--divider-style:dashed;--divider-weight:3px;--divider-color:#0a6e77;justify-content:center;padding-block:20px}',
		);
		expect(css).toContain(' .elementor-divider-separator{width:40%}');
	});

	it('draws a pattern as a mask that takes the colour', () => {
		const { html, css } = render({ style: 'wavy', pattern_height: { size: 12 } });
		expect(html).toContain('elementor-widget-divider--separator-type-pattern');
		expect(css).toContain('--divider-pattern:url("data:image/svg+xml,%3Csvg');
		expect(css).toContain('--divider-pattern-height:12px');
		expect(render({ style: 'solid', pattern_height: { size: 12 } }).css).not.toContain('pattern');
	});

	it('has no line on the side where its text stands', () => {
		expect(render({ look: 'line_icon', icon_spacing: { unit: 'em', size: 2 } }).css).toContain(
			'--divider-spacing:2em',
		);
		expect(render({ look: 'line_text', text_align: 'left' }).css).toContain(
			'--divider-before:none;--divider-after:block',
		);
	});

	it('knows no pattern but its own', () => {
		expect(patternImage('constructor', 2)).toBeUndefined();
		expect(render({ style: 'x}body{' }).css).not.toContain('divider-');
	});

	it.each([[{}], [[]], [{ style: {}, look: 'x', html_tag: 'script', icon: 7 }]])(
		'parses %j',
		(settings) => {
			expect(parse(DividerSettings, settings)).toMatchObject({
				style: 'solid',
				look: 'line',
				html_tag: 'span',
			});
		},
	);
});
