import { describe, expect, it } from 'vitest';
import type { FlatElement } from '../builder/element-tree';
import { formFields } from '../forms/form-field';
import { element } from '../testing/flat-element';
import { withoutFieldForms } from './field-forms';
import { documentId } from './read-values';
import { MET_FORM } from './tables/met-form';

const withoutMetForms = (flat: readonly FlatElement[]) =>
	withoutFieldForms(flat, MET_FORM.forms ?? []);

const field = (id: string, parentId: string, type: string, settings = {}) =>
	element(id, parentId, type, { mf_input_label: id, ...settings });
const send = (parentId: string, settings = {}) => element('go', parentId, 'mf-button', settings);

const read = (...flat: FlatElement[]) => {
	const shown = withoutMetForms(flat);
	const form = shown.find(({ widgetType }) => widgetType === 'form');
	return { shown, form, fields: formFields(form?.settings.form_fields ?? []) };
};

describe('a document of MetForm', () => {
	it('becomes a form in the place of its first field, and the boxes around its fields go', () => {
		const { shown, form, fields } = read(
			element('s', null, 'section'),
			element('c', 's', 'column'),
			element('h', 'c', 'heading', { title: 'Ask us' }),
			element('s2', 'c', 'section'),
			element('c1', 's2', 'column', { _column_size: 50 }),
			field('name', 'c1', 'mf-text', { mf_input_name: 'who', mf_input_required: 'yes' }),
			element('c2', 's2', 'column', { _column_size: 50, _inline_size: 66.6 }),
			field('mail', 'c2', 'mf-email', { mf_input_placeholder: 'you@bay.example' }),
			send('c', { mf_btn_text: 'Ask', mf_btn_align: 'justify' }),
			element('t', 'c', 'text-editor'),
		);
		expect(shown.map(({ id, parentId }) => [id, parentId])).toEqual([
			['s', null],
			['c', 's'],
			['h', 'c'],
			['go', 'c'],
			['t', 'c'],
		]);
		expect(fields).toMatchObject([
			{ id: 'who', type: 'text', label: 'name', isRequired: true, row: { width: '50' } },
			{ id: 'field_mail', type: 'email', placeholder: 'you@bay.example', isRequired: false },
		]);
		expect(fields[1]?.row.width).toBe('66');
		expect(form?.settings).toMatchObject({
			button_text: 'Ask',
			button_align: 'stretch',
			button_width: '100',
			show_labels: 'yes',
			submit_actions: [],
		});
	});

	it('stands at the top if no box contains all of it; an older empty box stays', () => {
		const { shown } = read(
			element('e', null, 'container'),
			element('a', null, 'container'),
			field('name', 'a', 'mf-text'),
			element('b', null, 'container'),
			send('b'),
		);
		expect(shown.map(({ id, parentId }) => [id, parentId])).toEqual([
			['e', null],
			['go', null],
		]);
	});

	it('gives the fields of a row the same share, and a field with a width of its own that width', () => {
		const { fields, form } = read(
			element('r', null, 'container', { flex_direction: 'row' }),
			field('one', 'r', 'mf-text'),
			field('two', 'r', 'mf-text', { _element_custom_width: { unit: '%', size: 41 } }),
			send('r'),
		);
		expect(fields.map(({ row }) => row.width)).toEqual(['33', '40']);
		expect(form?.settings.button_width).toBe('33');
	});

	it('offers the entries of its lists, and sends their values', () => {
		const list = [
			{ mf_input_option_text: 'Cove | bay', mf_input_option_value: 'value-1' },
			{ mf_input_option_text: 'Cape', mf_input_option_value: 'value-1' },
			{ mf_input_option_text: ' ' },
			'no row',
		];
		const { fields } = read(
			element('c', null, 'container'),
			field('where', 'c', 'mf-select', { mf_input_list: list }),
			field('all', 'c', 'mf-multi-select', { mf_input_list: list }),
			field('none', 'c', 'mf-radio', { mf_input_list: 'junk' }),
			field('yes', 'c', 'mf-gdpr-consent', { mf_gdpr_consent_option_text: 'I have read it' }),
			field('news', 'c', 'mf-listing-optin', { mf_input_help_text: 'Once a month' }),
			send('c'),
		);
		const options = [
			{ label: 'Cove bay', value: 'Cove bay' },
			{ label: 'Cape', value: 'Cape' },
		];
		expect(fields).toMatchObject([
			{ type: 'select', options, isMultiple: false },
			{ type: 'select', options, isMultiple: true },
			{ type: 'radio', options: [] },
			{ type: 'acceptance', label: '', row: { acceptance_text: 'I have read it' } },
			{ type: 'acceptance', label: '', row: { acceptance_text: 'news' } },
			{ type: 'html', row: { field_html: '<p>Once a month</p>' } },
		]);
	});

	it('takes its placeholder as its name where the label is off, also a placeholder that MetForm wrote', () => {
		const { fields, form } = read(
			element('c', null, 'container'),
			field('Select', 'c', 'mf-text', {
				mf_input_label_status: '',
				mf_input_placeholder: 'Your name',
			}),
			field('Mail', 'c', 'mf-email', { mf_input_label_status: '' }),
			send('c'),
		);
		expect(fields.map(({ label }) => label)).toEqual(['Your name', 'Mail']);
		expect(form?.settings.show_labels).toBe('');
	});

	it('has the colours of its first field and of its button, the kit included', () => {
		const { form } = read(
			element('c', null, 'container'),
			field('one', 'c', 'mf-text', {
				mf_input_background_color: '#012345',
				__globals__: { mf_input_color: 'globals/colors?id=text' },
			}),
			send('c', {
				mf_btn_bg_color_color: '#fedcba',
				__globals__: { mf_btn_text_color: 'globals/colors?id=primary' },
			}),
		);
		expect(form?.settings).toMatchObject({
			field_background_color: '#012345',
			button_background_color: '#fedcba',
			__globals__: {
				field_text_color: 'globals/colors?id=text',
				button_text_color: 'globals/colors?id=primary',
			},
		});
	});

	it.each([
		['without a button', [field('one', 'c', 'mf-text')]],
		['without fields', [send('c')]],
		[
			'that WordPress rendered',
			[{ ...field('one', 'c', 'mf-text'), renderedHtml: '<p>' }, send('c')],
		],
		[
			'whose button WordPress rendered',
			[field('one', 'c', 'mf-text'), { ...send('c'), renderedHtml: '<p>' }],
		],
	])('stays as it is %s', (_, inside) => {
		const flat = [element('c', null, 'container'), ...inside];
		expect(withoutMetForms(flat)).toBe(flat);
	});

	it('is a form without a button where its fields are several, and sends by the usual word', () => {
		const flat = [field('one', 'c', 'mf-text'), field('two', 'c', 'mf-email')];
		const { form, fields } = read(element('c', null, 'container'), ...flat);
		expect(fields).toHaveLength(2);
		expect(form).toMatchObject({
			id: 'one',
			settings: { button_text: 'Submit', button_width: '100' },
		});
	});

	it('becomes two forms for two buttons', () => {
		const { shown } = read(
			element('c', null, 'container'),
			field('one', 'c', 'mf-text'),
			send('c', { mf_btn_text: 'First' }),
			element('t', 'c', 'text-editor'),
			field('two', 'c', 'mf-text'),
			{ ...send('c', { mf_btn_text: 'Second' }), id: 'go2' },
			field('three', 'c', 'mf-text'),
		);
		expect(shown.map(({ id }) => id)).toEqual(['c', 'go', 't', 'go2']);
		expect(formFields(shown[3]?.settings.form_fields)).toHaveLength(2);
	});

	it('ends in a finite time with boxes inside of each other', () => {
		const flat = [element('a', 'b', 'container'), element('b', 'a', 'container')];
		const { fields } = read(...flat, field('one', 'a', 'mf-text'), send('b'));
		expect(fields).toHaveLength(1);
	});

	it.each([
		['564***1721270363563', 564],
		['564', 564],
		[564, 564],
		['', 0],
		['x', 0],
		['12345678901', 0],
		[null, 0],
		[{}, 0],
	])('is named by %j as %i', (stored, id) => {
		expect(documentId(stored)).toBe(id);
	});
});
