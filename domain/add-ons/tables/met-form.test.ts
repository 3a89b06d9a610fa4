import { describe, expect, it } from 'vitest';
import type { ElementSettings, FlatElement } from '../../builder/element-tree';
import { element } from '../../testing/flat-element';
import { withoutFieldForms } from '../field-forms';
import { MET_FORM } from './met-form';

const withoutMetForms = (flat: readonly FlatElement[]) =>
	withoutFieldForms(flat, MET_FORM.forms ?? []);

/** The settings of the form that these elements become, and the stored settings of its fields. */
function formOf(flat: readonly FlatElement[]) {
	const form = withoutMetForms(flat).find(({ widgetType }) => widgetType === 'form');
	return {
		form: form?.settings ?? {},
		rows: (form?.settings.form_fields ?? []) as Record<string, unknown>[],
	};
}

/** A form with one field and a button, in one box. */
const small = (field: ElementSettings, button: ElementSettings = {}, type = 'mf-text') =>
	formOf([
		element('c', null, 'container'),
		element('one', 'c', type, field),
		element('go', 'c', 'mf-button', button),
	]);

describe('a field of MetForm', () => {
	it.each([
		['mf-text', 'text'],
		['mf-listing-fname', 'text'],
		['mf-listing-lname', 'text'],
		['mf-email', 'email'],
		['mf-telephone', 'tel'],
		['mf-number', 'number'],
		['mf-range', 'number'],
		['mf-url', 'url'],
		['mf-password', 'password'],
		['mf-textarea', 'textarea'],
		['mf-date', 'date'],
		['mf-time', 'time'],
		['mf-select', 'select'],
		['mf-multi-select', 'select'],
		['mf-checkbox', 'checkbox'],
		['mf-radio', 'radio'],
		['mf-switch', 'acceptance'],
		['mf-gdpr-consent', 'acceptance'],
		['mf-listing-optin', 'acceptance'],
		['mf-file-upload', 'upload'],
	])('%s is one of the kind %s', (type, kind) => {
		const [row] = small({}, {}, type).rows;
		expect(row?.field_type).toBe(kind);
		expect(Object.hasOwn(row ?? {}, 'acceptance_text')).toBe(kind === 'acceptance');
	});

	it('has its help below it, under an id of its own', () => {
		const { rows } = small({ mf_input_help_text: 'Once a month' });
		expect(rows.map(({ _id }) => _id)).toEqual(['one', 'oneb']);
	});

	it('has its label as its name where the label is switched on, by the editor or by default', () => {
		const called = (settings: ElementSettings) =>
			small({ mf_input_label: 'Label', mf_input_placeholder: 'Words', ...settings });
		expect(called({}).rows[0]?.field_label).toBe('Label');
		expect(called({ mf_input_label_status: 'yes' }).rows[0]?.field_label).toBe('Label');
		expect(called({ mf_input_label_status: '' }).rows[0]?.field_label).toBe('Words');
	});

	it('offers each row of its list in one line, bars and breaks of lines left out', () => {
		const row = (mf_input_option_text: unknown) => ({ mf_input_option_text });
		const mf_input_list = [row('North |\n| bay'), row(''), null, 'x', row('South'), row('A|B')];
		expect(small({ mf_input_list }).rows[0]?.field_options).toBe('North bay\nSouth\nA B');
	});
});

describe('a form of MetForm', () => {
	it('shows labels where one of its fields does', () => {
		const { form } = formOf([
			element('c', null, 'container'),
			element('one', 'c', 'mf-text', { mf_input_label_status: '' }),
			element('two', 'c', 'mf-text'),
			element('go', 'c', 'mf-button'),
		]);
		expect(form.show_labels).toBe('yes');
		expect(form.mark_required).toBe('yes');
	});

	it.each([
		['left', 'start'],
		['center', 'center'],
		['right', 'end'],
		['justify', 'stretch'],
		['elsewhere', 'center'],
		[undefined, 'center'],
	])('has its button %s: %s', (mf_btn_align, align) => {
		const { form } = small({}, { mf_btn_align });
		expect(form).toMatchObject({ button_align: align, button_text: 'Submit' });
	});

	it('looks as its first field and its button do', () => {
		const field = {
			label_color: 'mf_input_label_color',
			field_text_color: 'mf_input_color',
			field_background_color: 'mf_input_background_color',
			field_border_color: 'mf_input_border_color',
			field_border_radius: 'mf_input_border_radius',
		};
		const button = {
			button_text_color: 'mf_btn_text_color',
			button_background_color: 'mf_btn_bg_color_color',
			button_hover_color: 'mf_btn_hover_color',
			button_background_hover_color: 'mf_btn_bg_hover_color_color',
			button_border_radius: 'mf_btn_border_radius',
			button_text_padding: 'mf_btn_text_padding',
		};
		const stored = (looks: Record<string, string>) =>
			Object.fromEntries(Object.values(looks).map((control) => [control, `its ${control}`]));
		const { form } = small(stored(field), stored(button));
		for (const [control, from] of Object.entries({ ...field, ...button })) {
			expect(form[control]).toBe(`its ${from}`);
		}
		expect(form.__globals__).toEqual({});
		expect(Object.keys(small({}).form)).not.toContain('label_color');
	});

	it('looks as they do on each device', () => {
		const { form } = small(
			{},
			{
				mf_btn_text_padding: 210,
				mf_btn_text_padding_tablet: 145,
				mf_btn_text_padding_mobile: 100,
			},
		);
		expect(form).toMatchObject({
			button_text_padding: 210,
			button_text_padding_tablet: 145,
			button_text_padding_mobile: 100,
		});
	});
});

describe('the width of a field of MetForm', () => {
	const PERCENT = { unit: '%', size: 50 };
	const widthOf = (...flat: FlatElement[]) =>
		formOf([...flat, element('go', null, 'mf-button')]).rows[0]?.width;

	it.each([
		['half of a container that is half as wide', { width: PERCENT }, '25'],
		['pixels, which say nothing of the row', { width: { unit: 'px', size: 50 } }, '50'],
		['what only widgets may say', { _element_custom_width: PERCENT }, '50'],
	])('is %s', (_, settings, width) => {
		const box = element('c', null, 'container', settings);
		expect(widthOf(box, element('one', 'c', 'mf-text', { _element_custom_width: PERCENT }))).toBe(
			width,
		);
	});

	it('is a share of the row only in a container that puts its children beside each other', () => {
		const two = (box: FlatElement) =>
			widthOf(box, element('one', 'b', 'mf-text'), element('two', 'b', 'mf-text'));
		expect(two(element('b', null, 'container', { flex_direction: 'row' }))).toBe('50');
		expect(two(element('b', null, 'container', { flex_direction: 'column' }))).toBe('100');
		expect(two(element('b', null, 'column', { flex_direction: 'row' }))).toBe('100');
	});

	it('is the larger of two that are as near', () => {
		const wide = (size: number) =>
			widthOf(element('one', null, 'mf-text', { _element_custom_width: { unit: '%', size } }));
		expect([wide(90), wide(89.9), wide(90.1)]).toEqual(['100', '80', '100']);
	});

	it('does not count the width of the box that holds the whole form', () => {
		const { rows } = formOf([
			element('c', null, 'container', { width: PERCENT }),
			element('one', 'c', 'mf-text', { _element_custom_width: PERCENT }),
			element('go', 'c', 'mf-button'),
		]);
		expect(rows[0]?.width).toBe('50');
	});
});
