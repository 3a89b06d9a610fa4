import { describe, expect, it } from 'vitest';
import type { FlatElement } from '../builder/element-tree';
import { formFields } from '../forms/form-field';
import { withoutAtomicForms } from './atomic-forms';

/** A value as version 4 stores it. */
const atom = ($$type: string, value: unknown) => ({ $$type, value });
const text = (value: string) => atom('string', value);
const rich = (value: string) => atom('html-v3', { content: text(value), children: [] });

const element = (
	id: string,
	parentId: string | null,
	type: string,
	settings: object = {},
): FlatElement => {
	const isWidget = !/^e-(?:form|flexbox|div-block|form-(?:success|error)-message)$/.test(type);
	return {
		id,
		parentId,
		elType: isWidget ? 'widget' : type,
		widgetType: isWidget ? type : null,
		settings: settings as FlatElement['settings'],
		renderedHtml: null,
	};
};

const form = (...inside: FlatElement[]): FlatElement[] => [
	element('f', 'page', 'e-form', {
		'form-name': text('Berths'),
		'actions-after-submit': atom('string-array', [text('email')]),
		email: atom('email', { to: text('crew@bay.example'), subject: text('A berth') }),
	}),
	...inside,
];

const read = (...inside: FlatElement[]) => {
	const flat = withoutAtomicForms(form(...inside));
	const settings = flat.find(({ id }) => id === 'f')?.settings ?? {};
	return { flat, settings, fields: formFields(settings.form_fields) };
};

describe('a form of version 4', () => {
	it('is a form with its fields in their order, its name, its button and its mail', () => {
		const { flat, settings, fields } = read(
			element('b', 'f', 'e-div-block'),
			element('i1', 'b', 'e-form-input', {
				type: text('email'),
				placeholder: text('you@bay.example'),
				required: atom('boolean', true),
			}),
			element('i2', 'f', 'e-form-textarea', { rows: atom('number', 6) }),
			element('s', 'f', 'e-form-submit-button', { text: rich('Ask') }),
		);
		expect(flat).toMatchObject([
			{ id: 'f', parentId: 'page', elType: 'widget', widgetType: 'form' },
		]);
		expect(fields).toMatchObject([
			{ id: 'i1', type: 'email', placeholder: 'you@bay.example', isRequired: true },
			{ id: 'i2', type: 'textarea', isRequired: false, row: { rows: 6 } },
		]);
		expect(settings).toMatchObject({
			form_name: 'Berths',
			button_text: 'Ask',
			submit_actions: ['email'],
			email_to: 'crew@bay.example',
			email_subject: 'A berth',
			custom_messages: '',
		});
	});

	it('gives each field its label, by name or as the one before it', () => {
		const { fields } = read(
			element('l1', 'f', 'e-form-label', { text: rich('Name'), 'input-id': text('who') }),
			element('l2', 'f', 'e-form-label', { text: rich('Boat') }),
			element('i2', 'f', 'e-form-input'),
			element('i1', 'f', 'e-form-input', { _cssid: text('who') }),
			element('i3', 'f', 'e-form-input'),
		);
		expect(fields.map(({ id, label }) => [id, label])).toEqual([
			['i2', 'Boat'],
			['who', 'Name'],
			['i3', ''],
		]);
	});

	it('offers what a select, radio buttons and a checkbox offer', () => {
		const options = atom('options', [
			atom('option', { key: text('A day'), value: text('day') }),
			atom('option', { key: text('A|week'), value: text('wee|k') }),
		]);
		const { fields } = read(
			element('s', 'f', 'e-form-select', { options, name: text('stay') }),
			element('r1', 'f', 'e-form-radio-button', { name: text('bay'), value: text('north') }),
			element('r2', 'f', 'e-form-radio-button', { name: text('bay'), value: text('south') }),
			element('c', 'f', 'e-form-checkbox', { _cssid: text('rules') }),
			element('l', 'f', 'e-form-label', { text: rich('Rules read'), 'input-id': text('rules') }),
		);
		expect(fields).toMatchObject([
			{
				id: 'stay',
				type: 'select',
				options: [
					{ label: 'A day', value: 'day' },
					{ label: 'A|week', value: 'wee k' },
				],
			},
			{ id: 'bay', type: 'radio', options: [{ value: 'north' }, { value: 'south' }] },
			{ id: 'rules', type: 'acceptance', row: { acceptance_text: 'Rules read' } },
		]);
	});

	it('loses nothing that stands in it', () => {
		const { flat, fields } = read(
			element('h', 'f', 'e-heading', { title: rich('Ask us') }),
			element('i', 'f', 'e-form-input'),
			element('p', 'f', 'e-paragraph', { paragraph: rich('We answer soon.') }),
			element('l', 'f', 'e-form-label', { text: rich('For nobody'), 'input-id': text('gone') }),
			element('m', 'f', 'e-image'),
			element('j', 'f', 'e-form-input'),
			element('s', 'f', 'e-form-submit-button'),
			element('q', 'f', 'e-paragraph', { paragraph: rich('No cookies.') }),
			element('z', 'f', 'e-form-label', { text: rich('For none') }),
		);
		expect(flat.map(({ id, parentId }) => [id, parentId])).toEqual([
			['h', 'page'],
			['f', 'page'],
			['m', 'page'],
			['q', 'page'],
		]);
		expect(fields.map(({ type, row }) => [type, row.field_html])).toEqual([
			['text', undefined],
			['html', '<p>We answer soon.</p>'],
			['html', '<p>For nobody</p>'],
			['text', undefined],
			['html', '<p>For none</p>'],
		]);
	});

	it('says its own messages, which are not in the page', () => {
		const { flat, settings } = read(
			element('i', 'f', 'e-form-input'),
			element('ok', 'f', 'e-form-success-message'),
			element('okt', 'ok', 'e-paragraph', { paragraph: rich('Thank you.') }),
			element('no', 'f', 'e-form-error-message'),
		);
		expect(flat).toHaveLength(1);
		expect(settings).toMatchObject({
			custom_messages: 'yes',
			success_message: 'Thank you.',
			error_message: '',
		});
	});

	it('takes junk, and an element that is its own parent', () => {
		const own = element('x', 'x', 'e-form-input');
		expect(withoutAtomicForms([element('f', 'f', 'e-form'), own])).toHaveLength(2);
		const { fields } = read(element('i', 'f', 'e-form-select', { options: 7, type: [] }));
		expect(fields).toMatchObject([{ type: 'select', options: [] }]);
	});

	it('is looked for once: a list without one is given back', () => {
		const flat = [element('a', null, 'e-flexbox')];
		expect(withoutAtomicForms(flat)).toBe(flat);
	});
});
