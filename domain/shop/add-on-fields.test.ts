import { describe, expect, it } from 'vitest';
import { createTexts, englishSay as say } from '../texts/load-texts';
import {
	type AddOnField,
	addOnIdOf,
	addOnInputName,
	addOnMessage,
	readAddOns,
	writeAddOns,
} from './add-on-fields';

const field = (more: Partial<AddOnField> = {}): AddOnField => ({
	id: 'for',
	name: 'For whom',
	type: 'custom_text',
	restrictionsType: 'any_text',
	isRequired: false,
	max: 5,
	placeholder: '',
	...more,
});

describe('the fields of a product', () => {
	it('are written and read under the names of the plugin', () => {
		const fields = [
			field({ isRequired: true, placeholder: 'Ada' }),
			field({ type: 'datepicker' }),
			field({ restrictionsType: 'email' }),
		];
		const json = writeAddOns(fields);
		expect(JSON.parse(json)[0]).toMatchObject({ type: 'custom_text', required: 1, max: 5 });
		expect(JSON.parse(json)[2]).toMatchObject({ restrictions_type: 'email' });
		expect(readAddOns(json)).toEqual(fields);
		expect(writeAddOns([])).toBe('');
	});

	it.each([
		null,
		'',
		'no json',
		'{}',
		'[null, 7]',
		'[{"id":"a","name":"File","type":"file_upload"}]',
		'[{"id":"a b","name":"Text","type":"custom_text"}]',
		'[{"id":"a","name":"","type":"custom_text"}]',
		'[{"id":"a","name":7,"type":"custom_text"}]',
		'[{"name":"Text","type":"custom_text"}]',
	])('are none in %s', (json) => {
		expect(readAddOns(json)).toEqual([]);
	});

	it.each(['', '"max":"","placeholder":7,'])('have defaults where the shop sends %j', (more) => {
		expect(readAddOns(`[{${more}"id":"a","name":"Text","type":"custom_text"}]`)).toEqual([
			{
				...{ id: 'a', name: 'Text', type: 'custom_text', isRequired: false },
				...{ restrictionsType: 'any_text', max: 500, placeholder: '' },
			},
		]);
	});

	it('are posted under a name of their own', () => {
		expect(addOnIdOf(addOnInputName(field()))).toBe('for');
		expect(['addon-', 'addon-a b', 'quantity', 'x-addon-a'].map(addOnIdOf)).toEqual([
			null,
			null,
			null,
			null,
		]);
	});
});

describe('a value', () => {
	const message = (value: string, more: Partial<AddOnField> = {}) =>
		addOnMessage(field(more), value, '2026-11-27', say);

	it('may be left out, unless it is required', () => {
		expect(message('')).toBeNull();
		expect(message('', { isRequired: true })).toBe('For whom is missing.');
	});

	it('is as long as the field takes', () => {
		expect(message('Nadia')).toBeNull();
		expect(message('Nadia!')).toBe('Use at most 5 characters.');
	});

	it('is an email address, where the field needs one', () => {
		const address = (value: string) => message(value, { restrictionsType: 'email', max: 500 });
		expect(address('ida@quay.example')).toBeNull();
		expect(address('')).toBeNull();
		expect(address('ida at quay')).toBe(say('form.needEmail'));
		expect(address('ida@quay.example, all@quay.example')).toBe(say('form.needEmail'));
	});

	it('is a day that is not over, where the field is a date', () => {
		const day = (value: string) => message(value, { type: 'datepicker', max: 500 });
		expect(day('2026-11-27')).toBeNull();
		expect(day('2026-11-26')).toBe('Not before November 27, 2026, please.');
		expect(day('2027-02-30')).toMatch(/enter a date/);
	});

	it('refuses a day in the words of the region', async () => {
		const british = await createTexts()('en-GB');
		const message = addOnMessage(
			field({ type: 'datepicker', max: 500 }),
			'2026-11-26',
			'2026-11-27',
			british,
		);
		expect(message).toBe('Not before 27 November 2026, please.');
	});
});
