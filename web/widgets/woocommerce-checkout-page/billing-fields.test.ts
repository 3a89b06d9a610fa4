import { englishSay } from '@outrigger/rules/texts/load-texts';
import { describe, expect, it } from 'vitest';
import { billingFields, checkBilling, MAX_LENGTH } from './billing-fields';

const fields = billingFields([], englishSay);
const whole = {
	billing_first_name: 'Ada',
	billing_last_name: 'Sailor',
	billing_country: 'IT',
	billing_address_1: 'Molo Vecchio 7',
	billing_postcode: '12345',
	billing_city: 'Porto Sereno',
	billing_email: 'ada@sette-nodi.example',
};

describe('the paying visitor', () => {
	it('is whole without a telephone', () => {
		expect(checkBilling(fields, whole, englishSay)).toEqual({});
	});

	it('sees a message for each missing field, in the order of the form', () => {
		expect(Object.keys(checkBilling(fields, {}, englishSay))).toEqual(Object.keys(whole));
		expect(checkBilling(fields, { ...whole, billing_city: '' }, englishSay)).toEqual({
			billing_city: 'Town is missing.',
		});
	});

	it('sees an example of an address, and the longest length of a field', () => {
		expect(
			checkBilling(fields, { ...whole, billing_email: 'ada' }, englishSay).billing_email,
		).toContain('name@example.com');
		const city = (length: number) =>
			checkBilling(fields, { ...whole, billing_city: 'x'.repeat(length) }, englishSay);
		expect(city(MAX_LENGTH)).toEqual({});
		expect(city(MAX_LENGTH + 1).billing_city).toBe('Use at most 200 characters.');
	});

	it('sees the editor’s labels', () => {
		const firstOf = (own: { field_label: string; label: string; placeholder: string }) =>
			billingFields(
				[{ _id: 'a', field_key: 'billing_first_name', default: 'Ada', ...own }],
				englishSay,
			)[0];
		const titled = { field_label: 'Given name', label: '', placeholder: '' };
		expect(firstOf(titled)).toMatchObject({
			label: 'Given name',
			placeholder: '',
			usual: 'Ada',
		});
		// The values that a translated site stores; the title of the row is still English.
		const own = { field_label: 'First Name', label: 'Ad', placeholder: 'Adınız' };
		expect(firstOf(own)).toMatchObject({ label: 'Ad', placeholder: 'Adınız' });
		expect(firstOf({ field_label: '', label: '', placeholder: '' })?.label).toBe('First name');
	});
});
