import { describe, expect, it } from 'vitest';
import { attributeKey, chooseVariation, isOffered } from './choose-variation';

const form = (id: number, size: string, colour: string) => ({
	id,
	attributes: [
		{ name: 'pa_size', value: size },
		{ name: 'colour', value: colour },
	],
});
const FORMS = [form(1, 's', 'red'), form(2, 'm', 'red'), form(3, 'm', '')];
const NAMES = ['pa_size', 'Colour'];

describe('the form of a product that a visitor chooses', () => {
	it('is the one that fits every choice', () => {
		expect(chooseVariation(FORMS, NAMES, { pa_size: 'm', Colour: 'red' })?.id).toBe(2);
	});

	it('may leave an attribute open', () => {
		expect(chooseVariation(FORMS, NAMES, { pa_size: 'm', Colour: 'blue' })?.id).toBe(3);
	});

	it('is null while a choice is missing or without a match', () => {
		expect(chooseVariation(FORMS, NAMES, { pa_size: 'm', Colour: '' })).toBeUndefined();
		expect(chooseVariation(FORMS, NAMES, {})).toBeUndefined();
		expect(chooseVariation(FORMS, NAMES, { pa_size: 's', Colour: 'blue' })).toBeUndefined();
		expect(chooseVariation([], NAMES, { pa_size: 's', Colour: 'red' })).toBeUndefined();
	});

	it('lists the options that go with the present choices', () => {
		expect(isOffered(FORMS, 'Colour', 'blue', { pa_size: 's' })).toBe(false);
		expect(isOffered(FORMS, 'Colour', 'blue', { pa_size: 'm' })).toBe(true);
		expect(isOffered(FORMS, 'pa_size', 's', { pa_size: 'm', Colour: 'red' })).toBe(true);
		expect(isOffered(FORMS, 'Colour', 'red', { pa_size: '' })).toBe(true);
		expect(isOffered(FORMS, 'Material', 'oak', {})).toBe(true);
	});

	it('knows an attribute by all the names that WooCommerce has for it', () => {
		expect(attributeKey('Hull colour')).toBe('hull-colour');
		expect(attributeKey('Hull  colour')).toBe('hull-colour');
		expect(attributeKey('my_attribute_x')).toBe('my_attribute_x');
		expect(attributeKey('attribute_hull-colour')).toBe('hull-colour');
		expect(attributeKey(null)).toBe('');
	});
});
