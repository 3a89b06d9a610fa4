import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { iconList } from './index';
import { IconListSettings } from './settings';

const registry = createRegistry([iconList]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'icon-list', settings }], registry);
const bare = { selected_icon: { value: '', library: '' } };
const check = { value: 'fas fa-check', library: 'fa-solid' };

describe('icon-list', () => {
	it('is a list of lines with an icon and a text', () => {
		const { html } = render({
			icon_list: [
				{ _id: 'a', text: 'Life <b>jackets</b>', selected_icon: check },
				{ ...bare, text: 'Ropes' },
			],
		});
		expect(html).toMatch(
			/<ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><svg.*<\/svg><\/span><span class="elementor-icon-list-text">Life <b>jackets<\/b><\/span><\/li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">Ropes<\/span><\/li><\/ul>/,
		);
	});

	it('stands in one line if the editor wants it', () => {
		const { html } = render({ view: 'inline', icon_list: [{ text: 'Ropes' }] });
		expect(html).toContain('elementor-icon-list--layout-inline');
		expect(html).toContain(
			'<ul class="elementor-icon-list-items elementor-inline-items"><li class="elementor-icon-list-item elementor-inline-item">',
		);
	});

	it('links a line with its content', () => {
		const { html } = render({
			icon_list: [{ ...bare, text: 'Call <a href="/x/">us</a>', link: { url: 'tel:+30123' } }],
		});
		expect(html).toContain(
			'<a href="tel:+30123"><span class="elementor-icon-list-text">Call us</span></a>',
		);
	});

	it('names the link of a line that is an icon alone', () => {
		const { html } = render({ icon_list: [{ text: '', icon: 'fa fa-phone', link: '/call/' }] });
		expect(html).toContain('<a href="/call/" aria-label="Phone">');
	});

	it('leaves empty lines out, and the list without lines', () => {
		expect(
			render({
				icon_list: [
					{ ...bare, text: ' ' },
					{ ...bare, text: '' },
				],
			}).html,
		).not.toContain('<ul');
		expect(render({ icon_list: [] }).html).not.toContain('<ul');
		expect(render({}).html.match(/List Item #/g)).toHaveLength(3);
	});

	it('never leads where a browser must not go', () => {
		const { html } = render({ icon_list: [{ text: 'x', link: 'javascript:alert(1)' }] });
		expect(html).not.toMatch(/javascript|<a/);
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			space_between: { unit: 'px', size: 10 },
			divider: 'yes',
			divider_style: 'dotted',
			divider_color: '#ccc',
			icon_color: '#0a6e77',
			icon_size: { unit: 'px', size: 20 },
			text_color: '#222',
			text_indent: { unit: 'px', size: 12 },
			icon_align: 'center',
		});
		expect(css).toContain(
			' .elementor-icon-list-items{--icon-list-gap:10px;--icon-list-align:center;--divider-style:dotted;--divider-color:#ccc;--icon-list-icon-size:20px;--icon-list-indent:12px}',
		);
		expect(css).toContain(' .elementor-icon-list-item:not(:last-child)::after{content:""}');
		expect(css).toContain(' .elementor-icon-list-icon{color:#0a6e77}');
	});

	it.each([[{}], [[]], [{ view: 7, icon_list: 'x', link_click: [] }]])('parses %j', (settings) => {
		expect(parse(IconListSettings, settings)).toMatchObject({
			view: 'traditional',
			icon_list: [{ text: 'List Item #1' }, { text: 'List Item #2' }, { text: 'List Item #3' }],
			link_click: 'full_width',
		});
	});
});
