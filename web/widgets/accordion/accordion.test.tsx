import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { accordion, toggle } from './index';

const registry = createRegistry([accordion, toggle]);
const render = (settings: Record<string, unknown>, widgetType = 'accordion') =>
	renderElements([{ widgetType, settings }], registry);
const tabs = [
	{ tab_title: 'Licence?', tab_content: '<p>No.</p>' },
	{ tab_title: 'Dogs?', tab_content: '<p>Yes.</p>' },
];

describe('an accordion', () => {
	it('is a group of details, of which the first is open', () => {
		const { html } = render({ tabs });
		expect(html).toMatch(
			/<details class="elementor-accordion-item" name="elementor-accordion-e0" open="">/,
		);
		expect(html.match(/ open=""/g)).toHaveLength(1);
		expect(html.match(/ name="/g)).toHaveLength(2);
		expect(html).toContain(
			'<span class="elementor-accordion-title">Licence?</span></span></summary>',
		);
		expect(html).toContain('<p>No.</p>');
	});

	it('has two items without a readable setting, and none for an empty list', () => {
		for (const settings of [{}, { tabs: 'many' }, { tabs: null, title_html_tag: 'script' }]) {
			expect(render(settings).html.match(/<details/g)).toHaveLength(2);
		}
		expect(render({ tabs: [] }).html).not.toContain('<details');
	});

	it.each([
		['', 'left'],
		['left', 'left'],
		['right', 'right'],
		['middle', 'left'],
	])('has its icons at %j: %s', (icon_align, side) => {
		expect(render({ tabs, icon_align }).html).toContain(`elementor-accordion-icon-${side}"`);
	});

	it.each([
		[{}, true],
		[{ selected_icon: { value: '', library: '' } }, false],
		[{ icon: '' }, false],
		[{ icon: 'fa fa-plus' }, true],
		[{ icon: '', selected_icon: { value: 'fas fa-plus', library: 'fa-solid' } }, true],
	])('with %j has icons: %s', (settings, has) => {
		expect(render({ tabs, ...settings }).html.includes('<svg')).toBe(has);
	});

	it('lets titles be headings', () => {
		expect(render({ tabs, title_html_tag: 'h3' }).html).toMatch(
			/<h3 class="elementor-tab-heading">.*?<span class="elementor-accordion-title">Licence\?<\/span><\/h3>/,
		);
	});

	it('has data of questions and answers for search engines, escaped, where the editor wants it', () => {
		const { html } = render({
			faq_schema: 'yes',
			tabs: [
				{ tab_title: '<b>Really</b>?', tab_content: '</script><script>alert(1)</script>' },
				{ tab_title: 'Empty?', tab_content: '' },
			],
		});
		const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
		expect(json).not.toContain('<');
		expect(JSON.parse(json)).toEqual({
			'@context': 'https://schema.org',
			'@type': 'FAQPage',
			mainEntity: [
				{
					'@type': 'Question',
					name: 'Really ?',
					acceptedAnswer: { '@type': 'Answer', text: '</script><script>alert(1)</script>' },
				},
			],
		});
		expect(render({ tabs }).html).not.toContain('ld+json');
		expect(
			render({ faq_schema: 'yes', tabs: [{ tab_title: 'Empty?', tab_content: '' }] }).html,
		).not.toContain('ld+json');
	});

	it('takes its looks from the style controls', () => {
		const { css } = render({
			tabs,
			border_width: { unit: 'px', size: 3 },
			border_color: '#123456',
			tab_active_color: '#abcdef',
			icon_space: { unit: 'px', size: 9 },
			title_padding: { unit: 'px', top: 1, right: 2, bottom: 3, left: 4 },
			content_background_color: 'red}body{display:none',
		});
		expect(css).toContain('.elementor-accordion-item{border-width:3px;border-color:#123456}');
		expect(css).toContain(
			'[open]:not([data-state])>.elementor-tab-title .elementor-toggle-title{color:#abcdef}',
		);
		expect(css).toContain('icon-left{margin-inline-end:9px}');
		expect(css).toContain('.elementor-tab-title{padding:1px 2px 3px 4px}');
		expect(css).not.toContain('body{display:none');
	});
});

describe('a toggle', () => {
	it('has all items closed, and each for itself', () => {
		const { html } = render({ tabs }, 'toggle');
		expect(html).toContain('<details class="elementor-toggle-item"><summary');
		expect(html).not.toMatch(/ open=""| name="/);
	});

	it('has icons of its own, and space between its items', () => {
		const carets = render({ tabs }, 'toggle').html;
		expect(carets).not.toBe(render({ tabs }).html.replaceAll('accordion', 'toggle'));
		expect(carets).toContain('elementor-toggle-caret');
		for (const chosen of [
			{ selected_icon: { value: 'fas fa-star', library: 'fa-solid' } },
			{ icon: 'fa fa-star' },
		])
			expect(render({ tabs, ...chosen }, 'toggle').html).not.toContain('elementor-toggle-caret');
		const { css } = render({ tabs, space_between: { unit: 'px', size: 7 } }, 'toggle');
		expect(css).toContain('.elementor-toggle-item:not(:last-of-type){margin-block-end:7px}');
	});
});
