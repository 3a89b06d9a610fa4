import { describe, expect, it } from 'vitest';
import { BUTTON_BOX, boxControl, boxValue, WHOLE, WIDGET_BOX } from './boxes';

describe('boxControl', () => {
	it.each([
		['acme_box_background_background', '_background_background'],
		['acme_box_bg_color', '_background_color'],
		['acme_box_bg_color_color_b', '_background_color_b'],
		['acme_box_background_group_color_stop', '_background_color_stop'],
		['acme_box_background_background_gradient_angle_tablet', '_background_gradient_angle_tablet'],
		['acme_box_border_border', '_border_border'],
		['acme_box_border_style', '_border_border'],
		['acme_box_border_border_dimensions', '_border_width'],
		['acme_box_border_group_width_mobile_extra', '_border_width_mobile_extra'],
		['acme_box_border_color_color', '_border_color'],
		['acme_box_border_colour_group_color', '_border_color'],
		['acme_box_border_radius', '_border_radius'],
		['acme_box_radious', '_border_radius'],
		['acme_box_radius_responsive_laptop', '_border_radius_laptop'],
		['acme_box_padding', '_padding'],
		['acme_box_text_padding_widescreen', '_padding_widescreen'],
		['acme_card_shadow_box_shadow', '_box_shadow_box_shadow'],
		['acme_card_shadow_group_box_shadow_type', '_box_shadow_box_shadow_type'],
		['acme_box_box_shadow_box_shadow_box_shadow', '_box_shadow_box_shadow'],
		['acme_box_boxshadow_box_shadow', '_box_shadow_box_shadow'],
	])('names %s as the builder does: %s', (stored, control) => {
		expect(boxControl(stored, /(?:box|card)$/, WIDGET_BOX)).toBe(control);
	});

	it.each(['acme_box_padding_hover', 'acme_box_margin', 'acme_row_padding', 'padding', '_padding'])(
		'knows no %s',
		(stored) => {
			expect(boxControl(stored, /box$/, WIDGET_BOX)).toBeNull();
		},
	);

	it('has the names of the builder for a button', () => {
		const facets = ['bg_color', 'border_width', 'radius', 'padding', 'shadow_box_shadow'];
		expect(facets.map((facet) => boxControl(`btn_${facet}`, /btn/, BUTTON_BOX))).toEqual([
			'background_color',
			'border_width',
			'border_radius',
			'text_padding',
			'button_box_shadow_box_shadow',
		]);
	});

	it('is null for a facet that the part of the builder does not have', () => {
		for (const facet of ['bg_color', 'border_width', 'radius', 'padding', 'shadow_box_shadow']) {
			expect(boxControl(`btn_${facet}`, /btn/, {})).toBeNull();
		}
	});
});

describe('the box around a whole widget', () => {
	it.each(
		'info_box infobox infobox_bg box wrapper wrap container card layout members my_box'.split(' '),
	)('is %s', (part) => {
		expect(WHOLE.test(part)).toBe(true);
	});

	it.each('mybox boxes icon_boxed cards title wrapper_inner'.split(' '))('is not %s', (part) => {
		expect(WHOLE.test(part)).toBe(false);
	});
});

describe('boxValue', () => {
	const slider = { unit: 'px', size: 8 };
	const sides = { unit: 'px', top: 8, right: 8, bottom: 8, left: 8, isLinked: true };

	it.each(['_padding', '_padding_mobile', '_border_radius_mobile_extra', '_border_width'])(
		'makes four sides of a slider for %s',
		(control) => {
			expect(boxValue(control, slider)).toEqual(sides);
		},
	);

	it('keeps other values', () => {
		expect(boxValue('_padding', sides)).toBe(sides);
		expect(boxValue('_padding', '8px')).toBe('8px');
		for (const control of ['_border_color', '_padding_1', '_border_widths']) {
			expect(boxValue(control, slider)).toBe(slider);
		}
	});
});
