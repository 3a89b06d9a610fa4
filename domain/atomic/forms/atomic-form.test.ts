import { describe, expect, it } from 'vitest';
import type { ElementNode } from '../../builder/element-tree';
import { readAtomicForm } from './atomic-form';

/** A value as version 4 stores it. */
const atom = ($$type: string, value: unknown) => ({ $$type, value });
const text = (value: string) => atom('string', value);
const rich = (value: string) => atom('html-v3', { content: text(value), children: [] });
const yes = atom('boolean', true);

const element = (
	id: string,
	type: string,
	settings: object = {},
	children: ElementNode[] = [],
): ElementNode => {
	const isBox = /^(?:form|e-form|e-div-block|e-form-(?:success|error)-message)$/.test(type);
	return {
		id,
		elType: isBox ? type : 'widget',
		widgetType: isBox ? null : type,
		settings: settings as ElementNode['settings'],
		renderedHtml: null,
		children,
	};
};
const label = (id: string, words: string, inputId = '') =>
	element(id, 'e-form-label', {
		text: rich(words),
		...(inputId !== '' && { 'input-id': text(inputId) }),
	});
const read = (children: ElementNode[], settings: object = {}) =>
	readAtomicForm(element('f', 'e-form', settings, children));
const rows = (children: ElementNode[]) =>
	read(children).settings.form_fields as Record<string, unknown>[];

describe('the fields of a form of version 4', () => {
	it('are those of version 3, in their order, at any depth', () => {
		const fields = rows([
			element('b', 'e-div-block', {}, [
				element('i', 'e-form-input', {
					type: text('email'),
					name: text('mail'),
					placeholder: text('you@bay.example'),
					label: rich('<b>Mail</b>'),
					required: yes,
				}),
			]),
			element('t', 'e-form-textarea', { _cssid: text('words') }),
			element('h', 'e-heading', { title: rich('No field') }),
		]);
		expect(fields).toEqual([
			{
				_id: 'i',
				custom_id: 'mail',
				group: 'email mail',
				field_type: 'email',
				field_label: 'Mail',
				placeholder: 'you@bay.example',
				required: 'true',
				allow_multiple: '',
				allow_multiple_upload: '',
				field_options: '',
			},
			{
				_id: 't',
				custom_id: 'words',
				group: 'textarea words',
				field_type: 'textarea',
				field_label: '',
				placeholder: undefined,
				required: '',
				allow_multiple: '',
				allow_multiple_upload: '',
				field_options: '',
			},
		]);
	});

	it.each([
		['e-form-input', 'text'],
		['e-form-textarea', 'textarea'],
		['e-form-select', 'select'],
		['e-form-checkbox', 'acceptance'],
		['e-form-radio-button', 'radio'],
		['e-form-date-picker', 'date'],
		['e-form-time-picker', 'time'],
		['e-form-file-upload', 'upload'],
	])('of %s have the type %s, whatever type it names', (type, field) => {
		expect(rows([element('i', type, { type: text('colour') })])[0]?.field_type).toBe(field);
	});

	it.each(['text', 'email', 'tel', 'url', 'number', 'password', 'date', 'time', 'hidden'])(
		'of an input have its type %s',
		(type) => {
			expect(rows([element('i', 'e-form-input', { type: text(type) })])[0]?.field_type).toBe(type);
		},
	);

	it('take names and requirements from free attributes too', () => {
		const attributes = atom('attributes', [
			atom('key-value', { key: text('title'), value: text('x') }),
			atom('key-value', { key: text('name'), value: text('who') }),
			atom('key-value', { key: text('required') }),
		]);
		const fields = rows([
			element('a', 'e-form-input', { attributes }),
			element('b', 'e-form-input', { attributes, name: text('own') }),
		]);
		expect(fields).toMatchObject([
			{ custom_id: 'who', required: 'true' },
			{ custom_id: 'own', required: 'true' },
		]);
	});

	it('take several where their element does', () => {
		expect(rows([element('a', 'e-form-file-upload', { multiple: yes })])).toMatchObject([
			{ allow_multiple: 'true', allow_multiple_upload: 'yes' },
		]);
	});

	it('are not those of forms that stand inside', () => {
		const inner = [element('i', 'e-form-input')];
		expect(rows([element('e', 'e-form', {}, inner), element('o', 'form', {}, inner)])).toEqual([]);
	});

	it('have ids under which their values are sent', () => {
		const { fieldIds } = read([
			element('a', 'e-form-input', { name: text('who') }),
			element('b', 'e-form-input', { name: text('who') }),
			element('c', 'e-form-input'),
		]);
		expect([...fieldIds]).toEqual([
			['a', 'who'],
			['b', 'who_2'],
			['c', 'c'],
		]);
	});
});

describe('the labels of a form of version 4', () => {
	it('belong to the field that they name, or to the next one without a name', () => {
		const children = [
			label('l1', 'Name', 'who'),
			label('l0', 'Lost'),
			label('l2', ' Boat &amp; crew '),
			element('i2', 'e-form-input'),
			element('i1', 'e-form-input', { _cssid: text('who') }),
			element('i3', 'e-form-input'),
		];
		expect(rows(children).map(({ _id, field_label }) => [_id, field_label])).toEqual([
			['i2', 'Boat & crew'],
			['i1', 'Name'],
			['i3', ''],
		]);
		const labelled = [...read(children).labelled].map(([id, { id: field }]) => [id, field]);
		expect(labelled).toEqual([
			['l2', 'i2'],
			['l1', 'i1'],
		]);
	});

	it('end at a label that names another field', () => {
		const children = [
			label('l1', 'Near'),
			label('l2', 'Far', 'gone'),
			element('i', 'e-form-input'),
		];
		expect(rows(children)[0]?.field_label).toBe('');
	});

	it('may be in the setting of that name', () => {
		const children = [
			element('l', 'e-form-label', { label: rich('Boat') }),
			element('i', 'e-form-input'),
		];
		expect(rows(children)[0]?.field_label).toBe('Boat');
	});
});

describe('the choices of a form of version 4', () => {
	it('are the lines of a select, without bars and breaks in their values', () => {
		const options = atom('options', [
			atom('key-value', { key: text('A day'), value: text('day') }),
			atom('key-value', { key: text('A|\nweek'), value: text('we|e\nk') }),
			atom('key-value', { key: text('A year') }),
		]);
		expect(rows([element('s', 'e-form-select', { options })])[0]?.field_options).toBe(
			'A day|day\nA| week|we e k\nA year|A year',
		);
	});

	it('are one field of radio buttons, or of checkboxes, that share a name', () => {
		const button = (id: string, type: string, settings: object) =>
			element(id, `e-form-${type}`, settings);
		const name = text('bay');
		const children = [
			label('l1', 'North'),
			button('r1', 'radio-button', { name, value: text('n') }),
			button('r2', 'radio-button', { name }),
			label('l3', 'East'),
			button('r3', 'radio-button', { name }),
			button('c1', 'checkbox', { name, value: text('swim') }),
			button('c2', 'checkbox', { name }),
			button('r4', 'radio-button', {}),
			button('r5', 'radio-button', {}),
		];
		const { settings, choices, fieldIds } = read(children);
		expect(settings.form_fields).toMatchObject([
			{ field_type: 'radio', custom_id: 'bay', field_options: 'North|n\nr2|r2\nEast|East' },
			{ field_type: 'checkbox', custom_id: 'bay', field_options: 'swim|swim\non|on' },
			{ field_type: 'radio', custom_id: 'r4', field_options: 'r4|r4' },
			{ field_type: 'radio', custom_id: 'r5', field_options: 'r5|r5' },
		]);
		expect([...choices]).toEqual([
			['r1', 'n'],
			['r2', 'r2'],
			['r3', 'East'],
			['c1', 'swim'],
			['c2', 'on'],
			['r4', 'r4'],
			['r5', 'r5'],
		]);
		expect(Object.fromEntries(fieldIds)).toMatchObject({
			r1: 'bay',
			r3: 'bay',
			c1: 'bay_2',
			c2: 'bay_2',
		});
	});

	it('are an acceptance where a checkbox stands alone', () => {
		const children = [
			label('l', 'Rules read'),
			element('c', 'e-form-checkbox', { name: text('ok') }),
		];
		expect(rows(children)).toMatchObject([
			{ field_type: 'acceptance', field_label: 'Rules read', field_options: 'Rules read|on' },
		]);
	});
});

describe('the texts and actions of a form of version 4', () => {
	it('are its messages, made of the headings and paragraphs in them', () => {
		const { settings } = read([
			element('ok', 'e-form-success-message', {}, [
				element('h', 'e-heading', { title: rich('Thank  you.') }),
				element('b', 'e-div-block', {}, [
					element('p', 'e-paragraph', { paragraph: rich('<i>See</i> you.') }),
				]),
			]),
			element('no', 'e-form-error-message', {}, [
				element('e', 'e-paragraph', { paragraph: rich('It failed.') }),
			]),
			element('p2', 'e-paragraph', { paragraph: rich('Not a message.') }),
		]);
		expect(settings).toMatchObject({
			custom_messages: 'yes',
			success_message: 'Thank you. See you.',
			error_message: 'It failed.',
		});
		expect(read([]).settings).toMatchObject({ success_message: '', error_message: '' });
	});

	it('are its name, its actions, its webhook and its two mails', () => {
		const list = (...values: string[]) => atom('string-array', values.map(text));
		const stored = {
			'form-name': text('Berths'),
			'actions-after-submit': list('email', 'webhook'),
			webhook_url: atom('url', 'https://bay.example/hook'),
			email: atom('email', {
				to: text('crew@bay.example'),
				cc: text('c@bay.example'),
				bcc: text('b@bay.example'),
				subject: text('A berth'),
				message: text('[all-fields]'),
				'from-name': text('Bay'),
				'reply-to': text('r@bay.example'),
				'send-as': text('html'),
			}),
			email_2: atom('emails', { to: list('x@bay.example', 'y@bay.example') }),
		};
		const { form_fields, ...settings } = read([], stored).settings;
		expect(settings).toEqual({
			form_name: 'Berths',
			submit_actions: ['email', 'webhook'],
			webhooks: 'https://bay.example/hook',
			email_to: 'crew@bay.example',
			email_to_cc: 'c@bay.example',
			email_to_bcc: 'b@bay.example',
			email_subject: 'A berth',
			email_content: '[all-fields]',
			email_from_name: 'Bay',
			email_reply_to: 'r@bay.example',
			email_content_type: 'html',
			email_to_2: 'x@bay.example,y@bay.example',
			custom_messages: 'yes',
			success_message: '',
			error_message: '',
		});
		expect(form_fields).toEqual([]);
		expect(read([]).settings).toMatchObject({ form_name: 'Form', submit_actions: ['email'] });
	});
});
