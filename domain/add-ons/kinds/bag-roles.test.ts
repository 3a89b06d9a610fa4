import { describe, expect, it } from 'vitest';
import { type BagRoles, rolesOf } from './bag-roles';

/** The roles that a bag fills. */
const filled = (bag: Record<string, unknown>) =>
	Object.fromEntries(
		Object.entries(rolesOf(bag)).filter(([, value]) => value !== '' && value !== undefined),
	);

/** For each role: a value, names of controls that fill the role, and similar names that do not. */
const CONTROLS: [keyof BagRoles, unknown, is: string, isNot: string][] = [
	[
		'title',
		'Seven bays',
		'title heading headline name question label tab_title brand title_text member_name client_icon_text',
		'mytitle titles title_color name_tag icon_texts headline_textual',
	],
	[
		'subtitle',
		'Seven bays',
		'subtitle sub_title sub__title subheading sub_heading designation job position occupation role profession company member_job job_text',
		'xjob jobs role_color job_texts companys',
	],
	[
		'text',
		'Seven bays',
		'text description desc content bio review answer excerpt quote testimonial comment feedback info item list caption paragraph shortcode member_bio review_text',
		'context contents desc_color bios quote_texts',
	],
	[
		'button',
		'Seven bays',
		'btn_text button_text readmore_text read_more_text learnmore_text learn_more_label button_title button_label button_first_text btntext my_button_text',
		'xbutton_tag button_texts button_1_tag button',
	],
	['prefix', '€', 'prefix before number_prefix', 'xprefix prefixed before_all'],
	['suffix', '€', 'suffix postfix super super_text number_suffix', 'xsuffix suffixed super_texts'],
	['price', '12', 'price regular_price', 'xprice prices price_x'],
	['currency', '€', 'currency currency_icon currency_symbol plan_currency', 'xcurrency currencys'],
	['period', 'a day', 'period preiod duration plan_period', 'xperiod periods duration_x'],
	[
		'number',
		'1,720',
		'number percentage percent value end_number endnumber endingnumber counternumber countervalue countvalue funfactnumber stat_number statvalue bar_value',
		'xvalue numbers value_x',
	],
	['number', 42, 'number bar_percent', 'xvalue numbers height'],
	['number', { unit: '%', size: 42 }, 'number bar_percent', 'xvalue numbers height'],
	[
		'rating',
		'4',
		'rating ratings star stars rating_amount rating_scale rating_value client_rating',
		'xrating ratinged starry rating_x',
	],
	['rating', 4, 'rating bar_stars', 'xrating starry height'],
	['rating', { unit: 'px', size: 4 }, 'rating bar_stars', 'xrating starry height'],
	['link', '/book/', 'link url website item_url box_link_url', 'xlink links linked url_x'],
	['link', { url: '/book/' }, 'link url website item_url', 'xlink links url_x'],
];

describe('rolesOf', () => {
	it.each(CONTROLS)('reads a %s such as %j from controls of these names', (role, value, is) => {
		for (const control of is.split(' ')) {
			expect([control, Object.keys(filled({ [control]: value }))]).toEqual([control, [role]]);
		}
	});

	it.each(CONTROLS)('reads no %s from names that are only close', (role, value, _, isNot) => {
		for (const control of isNot.split(' ')) {
			expect([control, filled({ [control]: value })[role]]).toEqual([control, undefined]);
		}
	});

	it.each(
		`_title tooltip_text badge_title ribbon_title shadow_name alert_title message_text error_text
success_text validation_text notice_text placeholder_text water_mark_text watermark_text typography_name
background_title border_title font_name animation_name css_name class_name style_name query_name form_name
meta_data_title loading_text custom_html_text custom_code_text custom_js_text title_tablet title_mobile
title_laptop title_widescreen align_text load_more_text pagination_text not_found_text close_text
screen_reader_text fallback_text popup_phone_text popup_email_text`.split(/\s/),
	)('reads nothing from %s, which visitors do not read', (control) => {
		expect(filled({ [control]: 'Seven bays' })).toEqual({});
	});

	it('reads controls that only begin like those', () => {
		expect(filled({ my_title: 'Seven bays' })).toEqual({ title: 'Seven bays' });
		expect(filled({ a_mobile_title: 'Seven bays' })).toEqual({ title: 'Seven bays' });
		expect(filled({ popup_title: 'Seven bays' })).toEqual({ title: 'Seven bays' });
	});

	it('reads the control of all devices of ElementsKit under its plain name', () => {
		expect(filled({ bar_value_responsive: '7' })).toEqual({ number: '7' });
		expect(filled({ name_responsive_text: 'Seven bays' })).toEqual({ text: 'Seven bays' });
	});

	it('takes the first control of each role, and a second title as a text', () => {
		const twice = (value: unknown, ...controls: string[]) =>
			filled(Object.fromEntries(controls.map((control, at) => [control, at ? '9' : value])));
		expect(filled({ title: 'One', name: 'Two', heading: 'Three' })).toEqual({
			title: 'One',
			text: 'Two',
		});
		expect(twice('1', 'number', 'value')).toEqual({ number: '1' });
		expect(twice(1, 'price', 'other_price')).toEqual({ price: '1' });
		expect(twice('1', 'rating', 'stars')).toEqual({ rating: 1 });
		expect(filled({ number: 1, value: 2, price: 3, a_price: 4, stars: 2, rating: 5 })).toEqual({
			number: '1',
			price: '3',
			rating: 2,
		});
	});

	it('reads texts without the space around them, and no empty text', () => {
		expect(filled({ title: ' Seven bays ', text: '   ', price: '' })).toEqual({
			title: 'Seven bays',
		});
	});
});
