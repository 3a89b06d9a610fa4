import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { textEditor } from '../text-editor';
import { nestedTabs } from './index';

const registry = createRegistry([nestedTabs, textEditor]);
const tabs = ['One', 'Two', 'Three'].map((tab_title) => ({ tab_title }));

function render(settings: Record<string, unknown>, children = 3) {
	const panels = Array.from({ length: children }, (_, at) => [
		{ id: `c${at}`, parentId: 'a1', elType: 'container', settings: { css_classes: 'own' } },
		{
			id: `t${at}`,
			parentId: `c${at}`,
			widgetType: 'text-editor',
			settings: { editor: `Text ${at}` },
		},
	]).flat();
	return renderElements([{ id: 'a1', widgetType: 'nested-tabs', settings }, ...panels], registry);
}
const titleIds = (html: string) =>
	[...html.matchAll(/<button type="button" id="([^"]+)"/g)].map(([, id]) => id);

describe('nested tabs', () => {
	it('make each container the panel of its title; the first is shown', () => {
		const { html } = render({ tabs });
		const panels = [...html.matchAll(/<div [^>]*role="tabpanel"[^>]*>/g)].map(([tag]) => tag);
		expect(panels).toHaveLength(3);
		expect(panels[0]).toMatch(/class="[^"]*\bown\b[^"]* e-active"/);
		expect(panels[0]).toContain('id="e-n-tab-content-a11"');
		expect(panels[0]).toContain('aria-labelledby="e-n-tab-title-a11"');
		expect(panels.map((tag) => tag.includes('data-hidden="until-found"'))).toEqual([
			false,
			true,
			true,
		]);
	});

	it.each([
		[3, 1, 1],
		[1, 3, 1],
		[3, 0, 0],
		[0, 3, 0],
	])('print by index: %i titles and %i containers are %i tabs', (titles, children, shown) => {
		expect(titleIds(render({ tabs: tabs.slice(0, titles) }, children).html)).toHaveLength(shown);
	});

	it('give two titles with one id two ids', () => {
		const asked = ['same', ' same ', 'no id'].map((element_id) => ({ element_id }));
		expect(titleIds(render({ tabs: asked }).html)).toEqual([
			'same',
			'e-n-tab-title-a12',
			'e-n-tab-title-a13',
		]);
	});

	it.each([
		['mobile', '@media (max-width:767px)'],
		['tablet', '@media (max-width:1024px)'],
		['none', undefined],
		['mobile_extra', undefined],
		['junk', '@media (max-width:767px)'],
	])('look like an accordion from %s on: %s', (breakpoint_selector, media) => {
		const { html, css } = render({ tabs, breakpoint_selector });
		const from = breakpoint_selector === 'junk' ? 'mobile' : breakpoint_selector;
		expect(html).toContain(`e-n-tabs-${from}`);
		const rule = `.e-n-tabs-${from}>.elementor-widget-container>.e-n-tabs{--n-tabs-direction:column`;
		expect(css.includes(rule)).toBe(media !== undefined);
		if (media) expect(css).toContain(`${media}{${rule}`);
	});

	it('count their places through, and are an accordion without script', () => {
		const { css } = render({ tabs });
		for (const place of [1, 2, 3]) expect(css).toContain(`{--n-tabs-title-order:${place}}`);
		expect(css).not.toContain('--n-tabs-title-order:4');
		expect(css).toContain('@media (scripting:none){.elementor-widget-n-tabs>');
	});

	it('show one icon, and another while they are open', () => {
		const { html } = render({
			tabs: [{ tab_icon: { value: 'fas fa-sun' }, tab_icon_active: { value: 'fas fa-moon' } }, {}],
		});
		expect(html.match(/e-n-tab-icon/g)).toHaveLength(1);
		const [, drawn = ''] = /e-n-tab-icon"[^>]*>(.*?)<\/span>/.exec(html) ?? [];
		expect(new Set(drawn.split('<svg')).size).toBe(3);
	});

	it('move their titles under the pointer as an editor chose', () => {
		const { html } = render({ tabs, hover_animation: 'grow' });
		expect(html.match(/e-n-tab-title[^"]* elementor-animation-grow"/g)).toHaveLength(3);
		expect(render({ tabs }).html).not.toContain('elementor-animation');
	});

	it('stand beside, stretched, in one line or aligned as is set, on each device', () => {
		const { css } = render({
			tabs,
			tabs_direction: 'inline-start',
			tabs_direction_mobile: 'block-start',
			tabs_width: { unit: '%', size: 30 },
			tabs_justify_vertical: 'stretch',
			title_alignment: 'start',
			icon_position: 'inline-end',
			tabs_title_transition_duration: { unit: '', size: 0.5 },
		});
		expect(css).toContain(
			'--n-tabs-direction:row;--n-tabs-heading-direction:column;--n-tabs-heading-width:30%',
		);
		expect(css).toContain('--n-tabs-title-height:100%');
		expect(css).toContain('--n-tabs-title-text-align:start');
		expect(css).toContain('--n-tabs-icon-order:1');
		expect(css).toContain('--n-tabs-title-transition:0.5s');
		expect(css).toMatch(/@media \(max-width:767px\)\{[^{]*\{--n-tabs-direction:column/);
		const line = render({
			tabs,
			horizontal_scroll: 'enable',
			tabs_width: { unit: '%', size: 30 },
		}).css;
		expect(line).toContain('--n-tabs-heading-overflow-x:auto');
		expect(line).not.toContain('--n-tabs-heading-width:30%');
	});

	it('paint titles by state, and leave stronger rules of a container', () => {
		const { css } = render({
			tabs,
			tabs_title_background_color_active_color: '#123456',
			tabs_title_border_hover_border: 'solid',
			title_text_color_active: '#abcdef',
			box_padding: { unit: 'px', top: 9, right: 9, bottom: 9, left: 9 },
		});
		expect(css).toContain('.e-n-tab-title.e-active{background-color:#123456}');
		expect(css).toContain('.e-n-tab-title:not(.e-active):hover{border-style:solid}');
		expect(css).toContain('--n-tabs-title-color-active:#abcdef');
		expect(css).toContain(':where(.e-n-tabs>.e-n-tabs-content>.e-con){padding:9px}');
	});
});
