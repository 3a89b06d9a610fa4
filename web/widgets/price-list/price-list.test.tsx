import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { priceList } from './index';
import { PriceListSettings } from './settings';

const registry = createRegistry([priceList]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'price-list', settings }], registry);

const line = {
	_id: 'a1',
	title: 'Half a <b>day</b>',
	price: '€ 1 (sample)',
	item_description: 'Till noon.',
};

describe('a price list', () => {
	it('is a list of titles, prices and descriptions', () => {
		expect(render({ price_list: [line] }).html).toContain(
			'<ul class="elementor-price-list"><li class="elementor-price-list-item elementor-repeater-item-a1"><div class="elementor-price-list-text"><div class="elementor-price-list-header"><span class="elementor-price-list-title">Half a <b>day</b></span><span class="elementor-price-list-separator" aria-hidden="true"></span><span class="elementor-price-list-price">€ 1 (sample)</span></div><p class="elementor-price-list-description">Till noon.</p></div></li></ul>',
		);
	});

	it('links its titles, and nothing to where a browser must not go', () => {
		const { html } = render({
			title_tag: 'h3',
			price_list: [
				{ ...line, link: { url: '/fleet/' } },
				{ ...line, link: { url: 'javascript:alert(1)' } },
			],
		});
		expect(html).toContain(
			'<h3 class="elementor-price-list-title"><a href="/fleet/">Half a <b>day</b></a></h3>',
		);
		expect(html.match(/<a /g)).toHaveLength(1);
	});

	it('shows pictures, which the titles beside them name', () => {
		const image = { url: '/rib.jpg', alt: 'A RIB' };
		const { html } = render({
			price_list: [
				{ ...line, image },
				{ image, price: '2' },
			],
		});
		expect(html).toContain('<img src="/rib.jpg" alt=""');
		expect(html).toContain('<img src="/rib.jpg" alt="A RIB"');
	});

	it('shows prices as text and leaves out empty parts', () => {
		const { html } = render({ price_list: [{ price: '<script>1</script>' }, {}, null, 'x'] });
		expect(html).toContain('&lt;script&gt;');
		expect(html.match(/<li/g)).toHaveLength(1);
		expect(render({ price_list: [] }).html).not.toContain('<ul');
		expect(render({}).html.match(/<li/g)).toHaveLength(3);
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			price_list: [line],
			heading_color: '#123',
			separator_style: 'dashed',
			separator_weight: { unit: 'px', size: 3 },
			separator_spacing: { unit: 'px', size: 12 },
			row_gap: { unit: 'px', size: 30 },
			vertical_align: 'center',
			image_spacing: { unit: 'px', size: 8 },
		});
		expect(css).toContain('-title{color:#123}');
		expect(css).toContain(
			'-separator{border-bottom-style:dashed;border-bottom-width:3px;margin-inline:12px}',
		);
		expect(css).toContain('.elementor-price-list{gap:30px}');
		expect(css).toContain('-item{column-gap:8px;align-items:center}');
	});

	it.each([[{}], [[]], [{ price_list: 'x', title_tag: 'script' }]])('parses %j', (settings) => {
		expect(parse(PriceListSettings, settings)).toMatchObject({
			price_list: [{ price: '$20' }, { price: '$9' }, { price: '$32' }],
			title_tag: 'span',
			image_size_size: 'thumbnail',
		});
	});
});
