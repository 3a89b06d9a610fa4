import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { alert } from './index';
import { AlertSettings } from './settings';

const registry = createRegistry([alert]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'alert', settings }], registry);

describe('alert', () => {
	it('is a note named by its title', () => {
		const { html } = render({
			alert_type: 'warning',
			alert_title: 'Gale warning',
			alert_description: 'No boats leave <b>today</b>.',
		});
		expect(html).toMatch(
			/<div class="elementor-alert elementor-alert-warning" role="note" aria-labelledby="(\S+)"><span id="\1" class="elementor-alert-title">Gale warning<\/span><span class="elementor-alert-description">No boats leave <b>today<\/b>.<\/span><button type="button" class="e-plain elementor-alert-dismiss" aria-label="Dismiss this alert">/,
		);
	});

	it.each([
		[{}, true],
		[{ show_dismiss: 'show' }, true],
		[{ show_dismiss: '' }, false],
	])('with %j can be dismissed: %s', (settings, can) => {
		expect(render({ alert_title: 'x', ...settings }).html.includes('<button')).toBe(can);
	});

	it('needs no title, but a text', () => {
		expect(render({ alert_title: '', alert_description: 'Calm sea' }).html).not.toContain(
			'aria-labelledby',
		);
		expect(render({ alert_title: '' }).html).not.toContain('role="note"');
		expect(render({}).html).toContain('This is an Alert');
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			background: '#fff',
			border_color: '#0a6e77',
			'border_left-width': { unit: 'px', size: 8 },
			title_color: '#111',
		});
		expect(css).toContain(
			' .elementor-alert{background-color:#fff;border-color:#0a6e77;border-inline-start-width:8px}',
		);
		expect(css).toContain(' .elementor-alert-title{color:#111}');
	});

	it.each([[{}], [[]], [{ alert_type: 'fire', alert_title: [] }]])('parses %j', (settings) => {
		expect(parse(AlertSettings, settings)).toEqual({
			alert_type: 'info',
			alert_title: 'This is an Alert',
			alert_description: '',
			show_dismiss: true,
			dismiss_icon: { library: '', value: '' },
		});
	});
});
