import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { tabs } from './index';

const registry = createRegistry([tabs]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'tabs', settings }], registry);
const rows = [
	{ tab_title: 'Bay', tab_content: '<p>Calm.</p>' },
	{ tab_title: 'Cape', tab_content: '<p>Wind.</p>' },
];

describe('tabs', () => {
	it('show the first text; the others are there for the browser’s search', () => {
		const { html } = render({ tabs: rows });
		expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
		expect(html.match(/data-hidden="until-found"/g)).toHaveLength(1);
		expect(html).toContain('<p>Wind.</p>');
	});

	it('tie each text to its title', () => {
		const { html } = render({ tabs: rows });
		const [, title, content] =
			/id="([^"]+)"[^>]*role="tab"[^>]*aria-controls="([^"]+)"/.exec(html) ?? [];
		expect(html).toContain(
			`<div id="${content}" class="elementor-tab-content elementor-active" role="tabpanel" aria-labelledby="${title}"`,
		);
	});

	it('are two without a readable setting, and absent without rows', () => {
		for (const settings of [{}, { tabs: 7 }, { tabs: null, type: 'round' }]) {
			expect(render(settings).html.match(/role="tab"/g)).toHaveLength(2);
		}
		expect(render({ tabs: [] }).html).not.toContain('elementor-tabs"');
	});

	it.each([
		[{}, 'elementor-tabs-view-horizontal elementor-widget'],
		[
			{ tabs_align_horizontal: 'stretch', tabs_align_vertical: 'end' },
			'elementor-tabs-view-horizontal elementor-tabs-alignment-stretch',
		],
		[
			{ type: 'vertical', tabs_align_horizontal: 'stretch', tabs_align_vertical: 'end' },
			'elementor-tabs-view-vertical elementor-tabs-alignment-end',
		],
	])('stand at the place of %j', (settings, classes) => {
		expect(render({ tabs: rows, ...settings }).html).toContain(classes);
	});

	it('take their looks from the style controls, those that count', () => {
		const settings = {
			navigation_width: { unit: '%', size: 40 },
			border_width: { unit: 'px', size: 3 },
			tab_active_color: '#123456',
			title_align: 'end',
		};
		const { css } = render(settings);
		expect(css).toContain('{--tabs-border-width:3px}');
		expect(css).toContain('.elementor-tab-title.elementor-active{color:#123456}');
		expect(css).not.toMatch(/inline-size:40%|text-align:end\}/);
		const vertical = render({ ...settings, type: 'vertical', tabs_align_vertical: 'stretch' }).css;
		expect(vertical).toContain('.elementor-tabs-wrapper{inline-size:40%}');
		expect(vertical).toContain('.elementor-tab-title{text-align:end}');
	});
});
