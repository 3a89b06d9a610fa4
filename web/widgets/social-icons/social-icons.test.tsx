import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { socialIcons } from './index';
import { networkOf } from './networks';
import { SocialIconsSettings } from './settings';

const registry = createRegistry([socialIcons]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'social-icons', settings }], registry);
const facebook = { value: 'fab fa-facebook-f', library: 'fa-brands' };

describe('social-icons', () => {
	it('names the target of each icon, and that a new window opens', () => {
		const { html } = render({
			social_icon_list: [
				{
					_id: 'a1',
					social_icon: facebook,
					link: { url: 'https://example.org/', is_external: 'on' },
				},
				{
					_id: 'b2',
					social_icon: { value: 'fas fa-rss' },
					link: { url: '/feed/', is_external: '' },
				},
			],
		});
		expect(html).toContain(
			'<a href="https://example.org/" target="_blank" rel="noopener" aria-label="Facebook (opens in a new window)" class="elementor-icon elementor-social-icon elementor-social-icon-facebook-f elementor-repeater-item-a1">',
		);
		expect(html).toContain('<a href="/feed/" aria-label="RSS feed"');
	});

	it('is a list', () => {
		const { html } = render({});
		expect(html).toContain(
			'<ul class="elementor-social-icons-wrapper elementor-grid"><li class="elementor-grid-item">',
		);
		expect(html.match(/<li /g)).toHaveLength(3);
	});

	it('leads nowhere that a browser must not go', () => {
		const { html } = render({
			social_icon_list: [{ social_icon: facebook, link: 'javascript:x()' }],
		});
		expect(html).not.toMatch(/javascript|<a/);
		expect(html).toContain('Facebook');
	});

	it('is nothing without icons', () => {
		expect(render({ social_icon_list: [] }).html).not.toContain('<ul');
	});

	it('paints each icon in the colour of its network, or of its row, or of them all', () => {
		const row = { _id: 'a1', social_icon: facebook };
		expect(render({ social_icon_list: [row] }).css).toContain(
			' .elementor-repeater-item-a1{--network-color:#3b5998}',
		);
		const own = { ...row, item_icon_color: 'custom', item_icon_primary_color: '#123' };
		expect(render({ social_icon_list: [own] }).css).toContain('background-color:#123');
		expect(render({ icon_color: 'custom', icon_primary_color: '#456' }).css).toContain(
			' .elementor-social-icon{background-color:#456}',
		);
		expect(render({ icon_primary_color: '#456' }).css).not.toContain('#456');
	});

	it('turns its other style controls into rules', () => {
		const { html, css } = render({
			shape: 'circle',
			columns: '3',
			align: 'left',
			icon_size: { unit: 'px', size: 18 },
			icon_spacing: { unit: 'px', size: 12 },
		});
		expect(html).toContain('elementor-shape-circle');
		expect(css).toContain('grid-template-columns:repeat(3,auto)');
		expect(css).toContain('--icon-size:18px;--grid-column-gap:12px');
		expect(css).toContain('{text-align:left}');
	});

	it('knows networks by every drawing of their mark', () => {
		const names = [
			'fab fa-facebook-square',
			'fab fa-linkedin-in',
			'fab fa-x-twitter',
			'fas fa-star',
		];
		expect(names.map((value) => networkOf({ value, library: '' })?.name)).toEqual([
			'Facebook',
			'LinkedIn',
			'X',
			undefined,
		]);
	});

	it.each([[{}], [[]], [{ social_icon_list: 'x', shape: 7 }]])('parses %j', (settings) => {
		const { social_icon_list, shape } = parse(SocialIconsSettings, settings);
		expect(social_icon_list).toHaveLength(3);
		expect(shape).toBe('rounded');
	});
});
