import { describe, expect, it } from 'vitest';
import { autofillOf } from './autofill';
import type { FormField } from './form-field';

const named = (id: string, label = '') =>
	autofillOf({ type: 'text', id, label } as FormField).autoComplete;

/** Value of `autocomplete` → the field names that give it. */
const NAMES: Readonly<Record<string, string>> = {
	'given-name': 'firstname,first name,first-name,first_name,givenname,given name,vorname',
	'family-name': 'lastname,last name,last_name,familyname,family-name,surname,sur name,nachname',
	name: 'name,yourname,your name,your_name,fullname,full name,full-name',
	organization:
		'company,company name,companyname,organisation,organization,organization_name,business,business-name',
	'street-address':
		'street,address,street address,street_address,streetaddress,address1,address 1,address-line-1,address line1,addressline1,street1',
	'postal-code': 'zip,zipcode,zip code,postal,postalcode,postal-code,post code,postcode,plz',
	'address-level2': 'city,town',
	'address-level1': 'state,province,region',
	'country-name': 'country',
	bday: 'birthday,birthdate,birth date,birth-date,date of birth,date-of-birth,dateofbirth',
};

describe.each(Object.entries(NAMES))('browsers know %s', (known, names) => {
	it.each(names.split(','))('by the name %s, and by no other around it', (name) => {
		expect(named(name)).toBe(known);
		expect(named('x1', ` ${name.toUpperCase()} *: `)).toBe(known);
		expect(named(`x${name}`)).toBeUndefined();
		expect(named(`${name}x`)).toBeUndefined();
	});
});

it.each(['first  name', 'address 2', 'address-line-2', 'organixation', 'first*name', 'x1', ''])(
	'browsers get no hint for %j',
	(name) => {
		expect(named(name)).toBeUndefined();
	},
);

it.each([
	['email', { autoComplete: 'email', inputMode: 'email' }],
	['tel', { autoComplete: 'tel', inputMode: 'tel' }],
	['url', { autoComplete: 'url', inputMode: 'url' }],
	['number', { inputMode: 'decimal' }],
	['password', { autoComplete: 'new-password' }],
	['textarea', {}],
	['date', { autoComplete: 'name' }],
])('a field of the type %s that is called name is %j', (type, autofill) => {
	expect(autofillOf({ type, id: 'name', label: '' } as FormField)).toEqual(autofill);
});
