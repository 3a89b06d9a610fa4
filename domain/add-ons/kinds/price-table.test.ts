import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind';

const tableOf = (settings: Record<string, unknown>) => {
	const kind = guessKind('acme-pricing', settings);
	return kind?.widgetType === 'price-table' ? kind.settings : null;
};
const icon = { value: 'fas fa-check', library: 'fa-solid' };
const plan = { price: '59' };

describe('a price table', () => {
	it('has a head, a price, features and a button', () => {
		const settings = {
			title: 'Half a day',
			subtitle: 'For four guests',
			price: '59',
			currency: '€',
			period: '/ Day/Boat',
			button_text: 'Book now',
			link: { url: '/book/' },
			list: [{ title: 'Fuel', text: 'Included', icon }, { text: 'A skipper' }, { icon }],
		};
		expect(tableOf(settings)).toEqual({
			...settings,
			heading: 'Half a day',
			sub_heading: 'For four guests',
			currency_symbol: 'custom',
			currency_symbol_custom: '€',
			price: '59',
			sale: '',
			period: 'Day/Boat',
			features_list: [
				{ _id: 'row-1', item_text: 'Fuel', selected_item_icon: icon },
				{ _id: 'row-2', item_text: 'A skipper' },
			],
			button_text: 'Book now',
			link: { url: '/book/' },
			footer_additional_info: '',
			show_ribbon: '',
			__globals__: {},
		});
	});

	it('shows the text where a line below the title is missing', () => {
		expect(tableOf({ ...plan, text: 'For four guests' })?.sub_heading).toBe('For four guests');
		expect(tableOf({ ...plan, text: 'For four', subtitle: 'Half a day' })?.sub_heading).toBe(
			'Half a day',
		);
	});

	it.each([
		[{ price: '59' }, '', '', '59'],
		[{ price: '$ 1.500' }, 'custom', '$', '1.500'],
		[{ price: 'From 59 / day' }, 'custom', 'From', '59 / day'],
		[{ price: 'From 59', currency: '€' }, 'custom', '€ From', '59'],
		[{ price: 'on request' }, '', '', 'on request'],
		[{ price: '59\n60' }, '', '', '59\n60'],
	])('splits %j into symbol and amount', (settings, kind, symbol, amount) => {
		expect(tableOf(settings)).toMatchObject({
			currency_symbol: kind,
			currency_symbol_custom: symbol,
			price: amount,
		});
	});

	it('keeps a slash that stands inside of a period', () => {
		expect(tableOf({ ...plan, period: 'day / boat' })?.period).toBe('day / boat');
	});

	it('is a row where the plans are rows', () => {
		expect(
			tableOf({ list: [{ title: 'A boat' }, { title: 'Half a day', price: '59' }] }),
		).toMatchObject({
			heading: 'Half a day',
			price: '59',
			features_list: [],
		});
	});

	it.each([
		[
			'sub',
			{
				sub_color: 'sub_heading_color',
				sub_typography_font_size: 'sub_heading_typography_font_size',
			},
		],
		[
			'period',
			{
				period_a_color: 'period_color',
				my_period_typography_font_style: 'period_typography_font_style',
			},
		],
		['duration', { duration_color: 'period_color' }],
		[
			'price',
			{ price_a_color: 'price_color', price_a_typography_font_size: 'price_typography_font_size' },
		],
		[
			'button',
			{
				btn_color: 'button_text_color',
				btn_typography_font_size: 'button_typography_font_size',
				btn_bg: 'button_background_color',
				btn_bg_image: 'button_background_image',
				btn_border_style: 'button_border_border',
				btn_radius: 'button_border_radius',
				btn_padding: 'button_text_padding',
			},
		],
		['button', { button_a_color: 'button_text_color' }],
		['box', { card_padding: '_padding', my_wrapper_radius: '_border_radius' }],
		[
			'feature',
			{
				feature_color: 'features_list_color',
				feature_typography_font_size: 'features_list_typography_font_size',
			},
		],
		['list', { list_color: 'features_list_color' }],
		['item', { item_color: 'features_list_color' }],
		[
			'title',
			{ title_color: 'heading_color', title_typography_font_size: 'heading_typography_font_size' },
		],
		['heading', { heading_a_color: 'heading_color' }],
	])('is painted like the %s of the add-on', (_, controls) => {
		const stored = Object.keys(controls).map((control, at) => [control, `v${at}`]);
		const painted = Object.values(controls).map((control, at) => [control, `v${at}`]);
		expect(tableOf({ ...plan, ...Object.fromEntries(stored) })).toMatchObject(
			Object.fromEntries(painted),
		);
	});
});
