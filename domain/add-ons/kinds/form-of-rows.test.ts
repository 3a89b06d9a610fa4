import { describe, expect, it } from 'vitest';
import { formElsewhere, formOf, mailOf } from './form-kind';

type Row = Record<string, unknown>;
const form = (settings: Row, name = 'acme-form') => formOf(name, settings)?.settings;
const field = (row: Row) => (form({ fields: [row] })?.form_fields as Row[] | undefined)?.[0];

describe('a form with fields that are rows', () => {
	it.each('form contact newsletter subscribe mailchimp'.split(' '))(
		'is recognised in acme-%s',
		(word) => {
			expect(formOf(`acme-${word}`, { fields: [{ label: 'Name' }] })?.widgetType).toBe('form');
		},
	);

	it('is not recognised under other names, and without rows of fields', () => {
		expect(form({ fields: [{ label: 'Name' }] }, 'acme-words')).toBeUndefined();
		for (const settings of [
			{},
			{ fields: [] },
			{ fields: [null, 'x'] },
			{ rows: [{ label: 'Name' }] },
			{ field: { 0: {} } },
		]) {
			expect(form(settings)).toBeUndefined();
		}
	});

	it('has a name, fields and a button', () => {
		expect(
			form({
				form_name: ' Booking ',
				button_text: ' Book now ',
				submit_button_text: 'Send it',
				my_fields: [
					{ _id: 'a1', custom_id: 'guest', type: 'text', label: 'Name' },
					null,
					{ type: 'email' },
				],
			}),
		).toEqual({
			form_name: 'Booking',
			button_text: 'Book now',
			submit_actions: [],
			form_fields: [
				{
					_id: 'a1',
					custom_id: 'guest',
					type: 'text',
					label: 'Name',
					field_type: 'text',
					field_label: 'Name',
					placeholder: '',
					required: '',
				},
				{
					_id: 'field-2',
					custom_id: 'field_2',
					type: 'email',
					field_type: 'email',
					field_label: '',
					placeholder: '',
					required: '',
				},
			],
		});
	});

	it('has the words of the add-on’s button, and a name of its own', () => {
		const fields = [{ label: 'Name' }];
		expect(form({ fields, submit_button_text: 'Send it' })?.button_text).toBe('Send it');
		expect(form({ fields })).toMatchObject({ button_text: 'Send', form_name: 'acme-form' });
	});
});

describe('a field', () => {
	it.each(
		`text email textarea url tel radio select checkbox acceptance number date time upload password html
hidden step`.split(/\s/),
	)('may be of the type %s', (type) => {
		expect(field({ field_type: type })?.field_type).toBe(type);
	});

	it.each([
		['telephone', 'tel'],
		['phone', 'tel'],
		['message', 'textarea'],
		['file', 'upload'],
		[' Email ', 'email'],
		['color', 'text'],
		[7, 'text'],
	])('of the type %s is of the builder’s type %s', (stored, type) => {
		expect(field({ type: stored })?.field_type).toBe(type);
	});

	it.each([
		['type', 'email', 'field_type'],
		['input_type', 'email', 'field_type'],
		['label', 'Name', 'field_label'],
		['field_label', 'Name', 'field_label'],
		['field_name', 'Name', 'field_label'],
		['name', 'Name', 'field_label'],
		['title', 'Name', 'field_label'],
		['my_title', 'Name', 'field_label'],
		['custom_id', 'guest', 'custom_id'],
		['field_id', 'guest', 'custom_id'],
		['name', 'guest', 'custom_id'],
		['my_name', 'guest', 'custom_id'],
		['placeholder', 'Your name', 'placeholder'],
		['field_place_holder', 'Your name', 'placeholder'],
		['options', 'A\nB', 'field_options'],
		['my_options', 'A\nB', 'field_options'],
	])('has under %s, as %j, its %s', (control, value, name) => {
		expect(field({ [control]: value })?.[name]).toBe(value);
	});

	it('has its label as its name, before its own name', () => {
		expect(field({ name: 'guest', label: 'Name' })).toMatchObject({
			field_label: 'Name',
			custom_id: 'guest',
		});
	});

	it.each([
		['type_x', 'email'],
		['subtype', 'email'],
		['label_color', 'Name'],
		['named', 'Name'],
		['title_x', 'Name'],
		['surname', 'Name'],
		['subtitle', 'Name'],
		['custom_id_x', 'guest'],
		['placeholder_color', 'Name'],
		['options_x', 'A\nB'],
		['required_mark', 'yes'],
	])('has nothing under %s', (control, value) => {
		expect(field({ [control]: value })).toEqual({
			[control]: value,
			_id: 'field-1',
			custom_id: 'field_1',
			field_type: 'text',
			field_label: '',
			placeholder: '',
			required: '',
			field_options: undefined,
		});
	});

	it.each([
		['true', 'true'],
		['yes', 'true'],
		['1', 'true'],
		[true, 'true'],
		['', ''],
		['no', ''],
		['untrue', ''],
		['yes, later', ''],
	])('is required where the add-on stores %j: %j', (stored, required) => {
		expect(field({ is_required: stored })?.required).toBe(required);
	});
});

describe('the names of forms with fields elsewhere', () => {
	const isForm = (name: string) => formElsewhere({ name, mail: () => null }) !== null;

	it.each(
		'wpforms acme-form acme-form-7 acme-cf7 acme-newsletter acme-subscribe acme-mailchimp acme-mail-chimp'.split(
			' ',
		),
	)('include %s', (name) => {
		expect(isForm(name)).toBe(true);
	});

	it.each(
		`acme-formula acme-words acme-platform acme-transform acme-perform acme-inform cart-form
checkout-form login-form register-form search-form product-form form-button form-submit`.split(
			/\s/,
		),
	)('do not include %s', (name) => {
		expect(isForm(name)).toBe(false);
	});
});

describe('mailOf', () => {
	const found = (value: unknown) => mailOf([{ settings: {} }, { settings: { value } }]);

	it.each([
		['Write to bay.1+a@boats.example, please', 'bay.1+a@boats.example'],
		['bay@my-2.boats.co.example.', 'bay@my-2.boats.co.example'],
		['bay@a.b2-c.example', 'bay@a.b2-c.example'],
		['BAY@BOATS.EXAMPLE', 'BAY@BOATS.EXAMPLE'],
		['bay@boats.x', null],
		['bay@boats', null],
		['bay@"boats.example', null],
		['bay@b.#.example', null],
		['bay@ boats.example', null],
		['icon@2x.png', null],
		['x@y@2x.png', null],
	])('finds in %s the address %s', (text, address) => {
		expect(found(text)).toBe(address);
	});

	it('looks in lists and in objects, and takes the first', () => {
		expect(found([{ a: null, b: 7, c: ['x', { d: 'a@b.example' }] }, 'c@d.example'])).toBe(
			'a@b.example',
		);
		expect(found([null, undefined, true])).toBeNull();
	});
});
