import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { textEditor } from '../text-editor';
import { nestedAccordion } from './index';

const registry = createRegistry([nestedAccordion, textEditor]);

function render(settings: Record<string, unknown>, children = 3) {
	const panels = Array.from({ length: children }, (_, at) => [
		{ id: `c${at}`, parentId: 'a1', elType: 'container' },
		{
			id: `t${at}`,
			parentId: `c${at}`,
			widgetType: 'text-editor',
			settings: { editor: `<p>Text ${at}</p>` },
		},
	]).flat();
	return renderElements(
		[{ id: 'a1', widgetType: 'nested-accordion', settings }, ...panels],
		registry,
	);
}
const items = ['One', 'Two', 'Three'].map((item_title) => ({ item_title }));
const idsIn = (html: string) => [...html.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id);

describe('a nested accordion', () => {
	it('puts each container behind its title, the first open', () => {
		const { html } = render({ items });
		expect(html).toMatch(
			/<details id="e-n-accordion-item-a10" class="e-n-accordion-item" name="e-n-accordion-a1" open="">.*?One<\/span>.*?<div class="elementor-element elementor-element-c0 .*?Text 0/,
		);
		expect(html).toMatch(/elementor-widget-nested-accordion[^"]*"|elementor-widget-n-accordion/);
		expect(html.match(/ open=""/g)).toHaveLength(1);
	});

	it('has all closed, and as many open as one likes, where that is set', () => {
		const { html } = render({
			items,
			default_state: 'all_collapsed',
			max_items_expended: 'multiple',
		});
		expect(html).not.toMatch(/ open=""| name="e-n/);
	});

	it.each([
		[3, 1, 1],
		[1, 3, 1],
		[0, 3, 0],
		[3, 0, 0],
	])('prints by index: %i titles and %i containers are %i items', (titles, children, shown) => {
		expect(idsIn(render({ items: items.slice(0, titles) }, children).html)).toHaveLength(shown);
	});

	it('gives two titles with one id two ids', () => {
		const asked = ['same', 'same', 'no id'].map((element_css_id) => ({ element_css_id }));
		expect(idsIn(render({ items: asked }).html)).toEqual([
			'same',
			'e-n-accordion-item-a11',
			'e-n-accordion-item-a12',
		]);
	});

	it('gives search engines the words of its containers', () => {
		const { html } = render({ items: [{ item_title: 'When?' }], faq_schema: 'yes' });
		const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
		expect(JSON.parse(json).mainEntity).toEqual([
			{
				'@type': 'Question',
				name: 'When?',
				acceptedAnswer: { '@type': 'Answer', text: 'Text 0' },
			},
		]);
	});

	it.each([
		[{ unit: 'ms', size: 250 }, 250],
		[{ unit: 's', size: '1.5' }, 1500],
		[{ unit: 's', size: -1 }, undefined],
		[{ size: 'soon' }, undefined],
	])('takes %j as a time: %s ms', (n_accordion_animation_duration, sent) => {
		const { html } = render({ items, n_accordion_animation_duration });
		const expected = sent ? `{&quot;n_accordion_animation_duration&quot;:${sent}}` : undefined;
		expect(/data-settings="([^"]*)"/.exec(html)?.[1]).toBe(expected);
	});

	it('takes its looks from the style controls, and leaves those of its containers stronger', () => {
		const { css } = render({
			items,
			title_tag: 'h2',
			accordion_item_title_position_horizontal: 'stretch',
			accordion_item_title_icon_position_mobile: 'end',
			icon_spacing: { unit: 'px', size: 4 },
			active_title_color: '#123456',
			content_padding: { unit: 'px', top: 9, right: 9, bottom: 9, left: 9 },
		});
		expect(css).toContain('--n-accordion-title-font-size:2rem');
		expect(css).toContain('--n-accordion-title-justify-content:space-between');
		expect(css).toContain('--n-accordion-icon-gap:0 4px');
		expect(css).toContain('--n-accordion-title-active-color:#123456');
		expect(css).toContain(':where(.e-n-accordion>.e-n-accordion-item>.e-con){padding:9px}');
		expect(css).toMatch(/@media \(max-width:767px\)\{[^}]*--n-accordion-title-icon-order:initial/);
	});
});
