import { describe, expect, it } from 'vitest';
import { allowedEndings } from './allowed-endings';
import { autofillOf } from './autofill';
import { type FormField, fieldName, fieldOptions, formFields, hasValue } from './form-field';
import { formSteps } from './form-steps';

const one = (row: Record<string, unknown>) => formFields([row])[0] as FormField;

describe('the fields of a form', () => {
	it('are the builder’s default form without a stored value, and empty if the stored value is no list', () => {
		expect(
			formFields(undefined).map(({ id, type, label, placeholder, isRequired }) => [
				id,
				type,
				label,
				placeholder,
				isRequired,
			]),
		).toEqual([
			['name', 'text', 'Name', 'Name', false],
			['email', 'email', 'Email', 'Email', true],
			['message', 'textarea', 'Message', 'Message', false],
		]);
		expect(formFields([])).toEqual([]);
		for (const junk of [null, 'x', 7, {}]) expect(formFields(junk)).toEqual([]);
	});

	it('take rows without or with an unknown type as texts, and leave out values that are no row', () => {
		const fields = formFields([
			{ custom_id: 'a' },
			null,
			'x',
			{ custom_id: 'b', field_type: 'voice' },
		]);
		expect(fields.map(({ id, type }) => [id, type])).toEqual([
			['a', 'text'],
			['b', 'text'],
		]);
	});

	it('have unique names, with any stored values', () => {
		const fields = formFields([
			{ custom_id: 'a' },
			{ custom_id: 'a' },
			{ _id: 'f00' },
			{},
			{ custom_id: '"><b>' },
			{ custom_id: '"a' },
			{ custom_id: 'a"' },
			{ custom_id: ' a ' },
		]);
		expect(fields.map(({ id }) => id)).toEqual([
			'a',
			'a_2',
			'field_f00',
			'field_4',
			'field_5',
			'field_6',
			'field_7',
			'a_3',
		]);
	});

	it('are required where the switch is on and the type has one', () => {
		expect(one({ required: 'true' }).isRequired).toBe(true);
		expect(one({ required: 'yes' }).isRequired).toBe(true);
		expect(one({ required: true }).isRequired).toBe(true);
		for (const required of ['', 'no', 'false', false, undefined])
			expect(one({ required }).isRequired).toBe(false);
		for (const field_type of ['hidden', 'html', 'step', 'honeypot']) {
			expect(one({ field_type, required: 'true' }).isRequired).toBe(false);
		}
	});

	it('offer an option a line, with a value behind a bar', () => {
		expect(fieldOptions(' Red | r \r\n  \n Blue \nA|b|c')).toEqual([
			{ label: 'Red', value: 'r' },
			{ label: 'Blue', value: 'Blue' },
			{ label: 'A|b', value: 'c' },
		]);
	});

	it('are sent under the builder’s names, with brackets where several answers may come', () => {
		expect(fieldName(one({ custom_id: 'a' }))).toBe('form_fields[a]');
		expect(fieldName(one({ custom_id: 'a', field_type: 'checkbox', field_options: 'x' }))).toBe(
			'form_fields[a]',
		);
		expect(fieldName(one({ custom_id: 'a', field_type: 'checkbox', field_options: 'x\ny' }))).toBe(
			'form_fields[a][]',
		);
		expect(fieldName(one({ custom_id: 'a', field_type: 'select', allow_multiple: 'true' }))).toBe(
			'form_fields[a][]',
		);
		expect(
			fieldName(one({ custom_id: 'a', field_type: 'upload', allow_multiple_upload: 'yes' })),
		).toBe('form_fields[a][]');
		expect(fieldName(one({ custom_id: 'a', field_type: 'text', allow_multiple: 'true' }))).toBe(
			'form_fields[a]',
		);
	});

	it('send nothing where they only show something', () => {
		for (const field_type of ['html', 'step', 'recaptcha', 'recaptcha_v3', 'turnstile'])
			expect([field_type, hasValue(one({ field_type }))]).toEqual([field_type, false]);
		expect(hasValue(one({ field_type: 'hidden' }))).toBe(true);
	});
});

describe('the kind of input for a field', () => {
	it.each([
		[{ field_type: 'email' }, { autoComplete: 'email', inputMode: 'email' }],
		[{ field_type: 'tel' }, { autoComplete: 'tel', inputMode: 'tel' }],
		[{ field_type: 'url' }, { autoComplete: 'url', inputMode: 'url' }],
		[{ field_type: 'number' }, { inputMode: 'decimal' }],
		[{ field_type: 'password' }, { autoComplete: 'new-password' }],
		[{ custom_id: 'name' }, { autoComplete: 'name' }],
		[{ custom_id: 'x', field_label: 'First name *' }, { autoComplete: 'given-name' }],
		[{ custom_id: 'nachname' }, { autoComplete: 'family-name' }],
		[{ custom_id: 'zip' }, { autoComplete: 'postal-code' }],
		[{ custom_id: 'boat_name' }, {}],
		[{ field_type: 'textarea', custom_id: 'name' }, {}],
	])('of %j is %j', (row, autofill) => {
		expect(autofillOf(one(row))).toEqual(autofill);
	});
});

describe('the endings that an upload takes', () => {
	it('are the editor’s, without endings that a server runs or a browser shows as a page', () => {
		const endings = (file_types: string) =>
			allowedEndings(one({ field_type: 'upload', file_types }));
		expect(endings('PDF, .jpg,,php,svg,html, phtml, htm,php7,gpl,tar.gz')).toEqual([
			'pdf',
			'jpg',
			'gpl',
			'tar.gz',
		]);
		expect(endings(' ')).toContain('docx');
		expect(endings(' ')).not.toContain('svg');
		expect(allowedEndings(one({ field_type: 'upload', file_types: 7 }))).toEqual(endings(''));
	});
});

describe('the steps of a form', () => {
	const steps = (...types: string[]) =>
		formSteps(formFields(types.map((field_type, at) => ({ field_type, custom_id: `f${at}` })))).map(
			({ start, fields }) => [start?.id ?? null, fields.map(({ id }) => id)],
		);

	it('are one without a mark', () => {
		expect(steps('text', 'email')).toEqual([[null, ['f0', 'f1']]]);
		expect(steps()).toEqual([[null, []]]);
	});

	it('begin at their marks, and before the first one where something stands there', () => {
		expect(steps('step', 'text', 'step', 'email')).toEqual([
			['f0', ['f1']],
			['f2', ['f3']],
		]);
		expect(steps('text', 'step', 'email')).toEqual([
			[null, ['f0']],
			['f1', ['f2']],
		]);
	});
});
