import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { progress } from './index';
import { ProgressSettings } from './settings';

const registry = createRegistry([progress]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'progress', settings }], registry);

describe('progress', () => {
	it('is a meter named by its title', () => {
		const { html } = render({ title: 'Fuel', inner_text: '', percent: { unit: '%', size: 80 } });
		expect(html).toMatch(
			/<div id="(\S+)" class="elementor-progress-heading"><span class="elementor-title">Fuel<\/span><\/div><div class="elementor-progress-wrapper" role="meter" aria-valuemin="0" aria-valuemax="100" aria-valuenow="80" aria-valuetext="80%" aria-labelledby="\1">/,
		);
		expect(html).toContain('<span class="elementor-progress-percentage">80%</span>');
	});

	it('is named after its inner text where it has no title', () => {
		expect(render({ title: '', inner_text: 'Half a tank' }).html).toContain(
			'aria-valuetext="50% (Half a tank)" aria-label="Half a tank"',
		);
		expect(render({ title: '', inner_text: '' }).html).toContain('aria-label="50%"');
		expect(render({ title_display: '', inner_text: '' }).html).toContain('aria-label="50%"');
	});

	it('is as long as its percentage, by a rule and not by an attribute', () => {
		const { html, css } = render({ percent: { unit: '%', size: 72.456 } });
		expect(html).not.toContain('style=');
		expect(css).toContain(' .elementor-progress-bar{inline-size:72.46%}');
	});

	it('stays between nothing and everything', () => {
		expect(render({ percent: 250 }).html).toContain('aria-valuenow="100"');
		expect(render({ percent: { size: -4 } }).css).toContain('inline-size:0%');
	});

	it('shows a text beside a bar that is too short for it', () => {
		expect(render({ percent: 60 }).html).toMatch(/progress-bar"><span class="elementor-progress-t/);
		expect(render({ percent: 10, inner_text: 'Low' }).html).toContain(
			'<div class="elementor-progress-bar"></div><div class="elementor-progress-beside"><span class="elementor-progress-text">Low</span><span class="elementor-progress-percentage">10%</span></div>',
		);
	});

	it('hides the number if the editor wants it, and has its kind in words', () => {
		for (const display_percentage of ['', 'hide'])
			expect(render({ display_percentage }).html).not.toContain('elementor-progress-percentage');
		const { html } = render({ progress_type: 'warning' });
		expect(html).toContain('elementor-progress-wrapper progress-warning');
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			bar_color: '#0a6e77',
			bar_bg_color: '#eee',
			bar_height: { unit: 'px', size: 12 },
			bar_border_radius: { unit: 'px', size: 6 },
			title_color: '#111',
		});
		expect(css).toContain(' .elementor-progress-bar{block-size:12px;line-height:12px}');
		expect(css).toContain(
			' .elementor-progress-wrapper{--bar-color:#0a6e77;background-color:#eee;border-radius:6px}',
		);
		expect(css).toContain(' .elementor-title{color:#111}');
	});

	it.each([[{}], [[]], [{ percent: 'x', title: {}, progress_type: 'fire' }]])(
		'parses %j',
		(settings) => {
			expect(parse(ProgressSettings, settings)).toMatchObject({
				percent: 50,
				title: 'My Skill',
				progress_type: '',
			});
		},
	);
});
