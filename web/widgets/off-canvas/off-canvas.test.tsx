import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { offCanvas } from './index';

const registry = createRegistry([offCanvas]);
const render = (settings: Record<string, unknown>) =>
	renderElements(
		[
			{ id: 'ab12cd3', widgetType: 'off-canvas', settings },
			{ id: 'c1', parentId: 'ab12cd3', elType: 'container' },
		],
		registry,
	);

describe('an off-canvas panel', () => {
	it('is a closed dialog with a name, its content and a way out', () => {
		const { html } = render({ off_canvas_name: 'The log' });
		expect(html).toContain(
			'<dialog id="off-canvas-ab12cd3" class="e-off-canvas" aria-label="The log"',
		);
		expect(html).toMatch(
			/e-off-canvas__content"><div class="elementor-element elementor-element-c1/,
		);
		expect(html).toContain(
			'<a class="e-off-canvas__close" href="#off-canvas-ab12cd3-closed">Close</a>',
		);
	});

	it.each([[''], [' '], [null]])('has a name where an editor gave %j', (off_canvas_name) => {
		expect(render({ off_canvas_name }).html).toContain('aria-label="Off-Canvas"');
	});

	it.each([
		['aside', 'aside'],
		['main', 'div'],
		['script', 'div'],
		[undefined, 'div'],
	])('has its content in %s: %s', (wrapper_html_tag, tag) => {
		expect(render({ wrapper_html_tag }).html).toContain(`<${tag} class="e-off-canvas__content">`);
	});

	it('sends the browser the settings that it needs, and no looks', () => {
		const { html } = render({
			entrance_animation: 'fadeIn',
			exit_animation_mobile: 'none',
			prevent_scroll: 'yes',
			width: { unit: 'px', size: 300 },
		});
		const [, json = ''] = /data-settings="([^"]*)"/.exec(html) ?? [];
		expect(JSON.parse(json.replaceAll('&quot;', '"'))).toEqual({
			entrance_animation: 'fadeIn',
			exit_animation_mobile: 'none',
			prevent_scroll: true,
		});
		expect(render({}).html).not.toContain('data-settings');
	});

	it.each([
		['flex-start', 'flex-start'],
		['center', 'center'],
		['flex-end', 'flex-end'],
		['end', 'flex-end'],
		['left', 'var(--e-left,flex-start)'],
		['right', 'var(--e-right,flex-end)'],
	])('stands at %s', (stored, place) => {
		const { css } = render({ horizontal_position: stored, vertical_position: stored });
		expect(css).toContain(
			`--e-off-canvas-justify-content:${place};--e-off-canvas-align-items:${place}`,
		);
	});

	it('keeps its place for an invalid value', () => {
		expect(render({ horizontal_position: 'aside' }).css).not.toContain('justify-content:');
	});

	it('stands where, and is as large as, is set', () => {
		const { css, html } = render({
			horizontal_position: 'end',
			horizontal_position_mobile: 'center',
			vertical_position: 'center',
			width: { unit: 'vw', size: 50 },
			height: 'custom',
			custom_height: { unit: 'vh', size: 60 },
			has_overlay: '',
			overlay_background_background: 'classic',
			overlay_background_color: '#123456',
		});
		expect(css).toContain(
			'--e-off-canvas-justify-content:flex-end;--e-off-canvas-align-items:center;--e-off-canvas-width:50vw;--e-off-canvas-height:60vh',
		);
		expect(css).toMatch(
			/@media \(max-width:767px\)\{[^{]*\{--e-off-canvas-justify-content:center\}/,
		);
		expect(css).not.toContain('#123456');
		expect(html).toContain('e-off-canvas--no-overlay');
		const fitting = render({ height: 'fit-content', custom_height: { unit: 'vh', size: 60 } });
		expect(fitting.css).toContain('--e-off-canvas-height:fit-content');
		expect(fitting.css).not.toContain('60vh');
		expect(fitting.html).not.toContain('e-off-canvas--no-overlay');
	});
});
