import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { priceTable } from './index';
import { PriceTableSettings } from './settings';
import { priceTableStyles } from './styles';

const registry = createRegistry([priceTable]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'price-table', settings }], registry);

const offer = {
	heading: 'A day',
	sub_heading: 'Nine to six (sample)',
	currency_symbol: 'euro',
	price: '3.50',
	period: 'a day',
	features_list: [{ _id: 'a1', item_text: 'Fuel <b>included</b>' }, { item_text: '' }],
	button_text: 'Ask',
	link: '/contact/',
	footer_additional_info: 'Sample price',
	show_ribbon: '',
};

describe('a price table', () => {
	it('is a named offer with its price in pieces that are read as one', () => {
		const { html } = render(offer);
		expect(html).toContain(
			'<h3 class="elementor-price-table__heading">A day</h3><span class="elementor-price-table__subheading">Nine to six (sample)</span>',
		);
		expect(html).toContain(
			'<span class="elementor-price-table__currency">€</span><span class="elementor-price-table__integer-part">3</span><span class="elementor-price-table__after-price"><span class="elementor-price-table__fractional-part"><span class="elementor-screen-only">.</span>50</span></span><span class="elementor-price-table__period elementor-typo-excluded">a day</span>',
		);
	});

	it('lists the features of the offer, and its link', () => {
		const { html } = render(offer);
		expect(html).toMatch(
			/<ul class="elementor-price-table__features-list"><li class="elementor-repeater-item-a1"><div class="elementor-price-table__feature-inner"><svg.*<\/svg><span>Fuel <b>included<\/b><\/span><\/div><\/li><\/ul>/,
		);
		expect(html).toMatch(/<a href="\/contact\/" class="[^"]*elementor-price-table__button/);
		expect(html).toContain('additional_info">Sample price</div>');
	});

	it('strikes out the old price, also for screen readers', () => {
		const { html } = render({ ...offer, sale: 'yes', original_price: '5' });
		expect(html).toContain(
			'<s class="elementor-price-table__original-price"><span class="elementor-screen-only">Original price: </span>€5</s>',
		);
	});

	it('puts sign and period where the editor wants them', () => {
		const { html } = render({ ...offer, currency_position: 'after', period_position: 'beside' });
		expect(html).toMatch(
			/integer-part.*fractional-part.*period.*<\/span><\/span><span class="elementor-price-table__currency"/,
		);
	});

	it('has a ribbon', () => {
		expect(render({ ...offer, show_ribbon: 'yes', ribbon_title: 'Sample' }).html).toContain(
			'<div class="elementor-ribbon elementor-ribbon-right elementor-price-table__ribbon"><div class="elementor-ribbon-inner elementor-price-table__ribbon-inner">Sample</div></div>',
		);
	});

	it('has lines between its features unless they are switched off', () => {
		expect(render(offer).html).toContain('elementor-price-table--list-divider');
		expect(render({ ...offer, list_divider: '' }).html).not.toContain('list-divider');
	});

	it('leaves out empty parts', () => {
		const empty = Object.fromEntries(Object.keys(offer).map((control) => [control, '']));
		const { html } = render({ ...empty, features_list: [] });
		expect(html).toContain('<div class="elementor-price-table"></div>');
	});

	it('shows its texts as text where no HTML belongs', () => {
		const { html } = render({ ...offer, price: '<img src=x>', period: '<b>', heading: 'x' });
		expect(html).not.toMatch(/<img|<b>(?!included)/);
	});

	it('turns its style controls into rules', () => {
		const { css } = render({
			...offer,
			header_bg_color: '#123',
			currency_size: { unit: 'px', size: 40 },
			divider_style: 'dashed',
			list_divider: 'yes',
			features_list: [{ _id: 'a1', item_text: 'x', item_icon_color: '#456' }],
			button_background_color: '#789',
			ribbon_bg_color: '#abc',
		});
		expect(css).toContain('__header{background-color:#123}');
		expect(css).toContain('font-size:calc(40 * 0.01em)');
		expect(css).toContain('border-top-style:dashed');
		expect(css).toContain('.elementor-repeater-item-a1 .e-icon{color:#456}');
		expect(css).toContain('__button{background-color:#789}');
		expect(css).toContain('.elementor-ribbon-inner{background-color:#abc}');
	});

	it.each([[{}], [[]], [{ price: {}, features_list: 3, heading_tag: 'x', sale: [] }]])(
		'parses %j',
		(settings) => {
			expect(parse(PriceTableSettings, settings)).toMatchObject({
				price: '39.99',
				heading_tag: 'h3',
				sale: false,
				features_list: [{}, {}, {}],
			});
		},
	);
});

it('a price table takes the number of its dividers for percent, and the size of its button', () => {
	const css = (settings: Record<string, unknown>) =>
		compileCss('.e', settings, priceTableStyles, DEFAULT_BREAKPOINTS);
	expect(css({ divider_width: { size: 37, unit: 'px' } })).toContain('inline-size:37%');
	expect(css({ button_size: 'lg' })).toContain('font-size:18px;padding:20px 40px');
	expect(
		css({ button_background_hover_background: 'gradient', button_background_hover_color: '#123' }),
	).toContain('linear-gradient(180deg,#123 0%,#f2295b 100%)');
});
