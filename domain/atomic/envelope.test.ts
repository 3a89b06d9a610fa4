import { describe, expect, it } from 'vitest';
import { fields, isEnvelope, listOf, read, typed } from './envelope';
import { number, text, textValue } from './values/scalars';

const title = typed({ string: textValue, html: textValue }, 'This is a title');

describe('a stored value', () => {
	it('is the content of an envelope of a type that the property takes', () => {
		expect(read(title, { $$type: 'string', value: 'Bay' })).toBe('Bay');
		expect(read(title, { $$type: 'html', value: 'Bay' })).toBe('Bay');
	});

	it.each([undefined, null])('that is absent (%s) is the default', (stored) => {
		expect(read(title, stored)).toBe('This is a title');
		expect(read(text, stored)).toBeUndefined();
	});

	it.each([
		['of another type', { $$type: 'number', value: 4 }],
		['of a type that is a name of every object', { $$type: 'constructor', value: 'Bay' }],
		['that is switched off', { $$type: 'string', value: 'Bay', disabled: true }],
		['broken inside', { $$type: 'string', value: { a: 1 } }],
		['without a value', { $$type: 'string' }],
	])('%s counts as not set, which is not the default', (_, stored) => {
		expect(read(title, stored)).toBeUndefined();
	});

	it('without an envelope is read unchanged', () => {
		expect(read(title, 'Bay')).toBe('Bay');
		expect(read(number, '4')).toBe(4);
		expect(read(number, { size: 4 })).toBeUndefined();
	});

	it('is an envelope only with the name of a type', () => {
		expect(isEnvelope({ $$type: 'string' })).toBe(true);
		expect(isEnvelope({ $$type: 4, value: 'Bay' })).toBe(false);
		expect(isEnvelope(['Bay'])).toBe(false);
	});
});

describe('an object of stored values', () => {
	const schema = fields({ title, count: number });

	it('has each of them read, defaults filled in', () => {
		expect(read(schema, { count: { $$type: 'number', value: 3 } })).toEqual({
			title: 'This is a title',
			count: 3,
		});
	});

	it.each([[[]], [null], ['x'], [undefined]])('is one without values where it is %j', (stored) => {
		expect(read(schema, stored)).toEqual({ title: 'This is a title', count: undefined });
	});
});

describe('a list of stored values', () => {
	it('leaves out values that count as not set', () => {
		const list = [{ $$type: 'string', value: 'a' }, { $$type: 'size', value: {} }, 'b', null];
		expect(read(listOf(text), list)).toEqual(['a', 'b']);
	});

	it.each([[{}], ['a'], [null]])('is empty where it is %j', (stored) => {
		expect(read(listOf(text), stored)).toEqual([]);
	});
});
