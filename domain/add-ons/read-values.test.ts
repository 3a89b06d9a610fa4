import { describe, expect, it } from 'vitest';
import type { ControlSources } from './add-on-table';
import { documentId, namedGlobals, namedLooks, namedValues } from './read-values';

type Bag = Record<string, unknown>;
const titleOf = (bag: Bag, ...title: Extract<ControlSources[string], unknown[]>) =>
	namedValues(bag, { title });

describe('namedValues', () => {
	it('reads a control for each device', () => {
		expect(titleOf({ a: 1, a_tablet: 2, a_mobile: 3, b: 4 }, 'a')).toEqual({
			title: 1,
			title_tablet: 2,
			title_mobile: 3,
		});
		expect(titleOf({ b: 1 }, 'a')).toEqual({});
		expect(titleOf({ a: undefined }, { from: 'a', as: 'switch' })).toEqual({});
	});

	it('takes the first source with a value', () => {
		expect(titleOf({ b: 1, c: 2 }, 'a', { from: 'b' }, 'c')).toEqual({ title: 1 });
	});

	it('joins words, and has other words where none are stored', () => {
		const join = ['a', { from: 'b', before: '(', after: ')' }];
		expect(titleOf({ a: ' One ', b: 'Two' }, { join })).toEqual({ title: 'One (Two)' });
		expect(titleOf({ b: 'Two' }, { join })).toEqual({ title: '(Two)' });
		expect(titleOf({ a: 'One' }, { join: ['a', { from: 'b' }] })).toEqual({ title: 'One' });
		expect(titleOf({}, { join })).toEqual({});
		expect(titleOf({}, { join, else: 'None' }, 'c')).toEqual({ title: 'None' });
	});

	it('has another value where no value is stored for all devices', () => {
		expect(titleOf({}, { from: 'a', else: 7 })).toEqual({ title: 7 });
		expect(titleOf({ a: 1 }, { from: 'a', else: 7 })).toEqual({ title: 1 });
		expect(titleOf({ a_mobile: 1 }, { from: 'a', else: 7 })).toEqual({ title: 7, title_mobile: 1 });
	});

	it('reads a control while its switches stand as they must', () => {
		const when = { from: 'a', when: { on: 'yes' } };
		expect(titleOf({ a: 1, on: 'yes' }, when)).toEqual({ title: 1 });
		expect(titleOf({ a: 1 }, when)).toEqual({});
		expect(titleOf({ a: 1 }, { ...when, else: 7 })).toEqual({ title: 7 });
		expect(titleOf({ a: 1 }, when, { from: 'a' })).toEqual({ title: 1 });
		const unless = { from: 'a', unless: { off: 'yes', gone: 'yes' } };
		expect(titleOf({ a: 1 }, unless)).toEqual({ title: 1 });
		expect(titleOf({ a: 1, gone: 'yes' }, unless)).toEqual({});
	});

	it('reads a choice by a table of choices', () => {
		const values = { big: 'lg', 2: 'md' };
		expect(titleOf({ a: 'big' }, { from: 'a', values })).toEqual({ title: 'lg' });
		expect(titleOf({ a: 2 }, { from: 'a', values })).toEqual({ title: 'md' });
		expect(titleOf({ a: 'toString' }, { from: 'a', values })).toEqual({});
	});

	it.each([
		['number', { unit: 'px', size: 7 }, 7],
		['number', '7', '7'],
		['number', 0, 0],
		['number', '', undefined],
		['number', null, undefined],
		['number', { unit: 'px', size: '' }, undefined],
		['number', { unit: 'px', size: null }, undefined],
		['lowercase', ' H2 ', 'h2'],
		['lowercase', ' ', undefined],
		['lowercase', 7, undefined],
		['document', '564***172', 564],
		['document', 'x', undefined],
		['brand', ' Stack & Overflow ', { value: 'fab fa-stack-overflow', library: 'fa-brands' }],
		['brand', '500px', { value: 'fab fa-500px', library: 'fa-brands' }],
		['brand', ' ', undefined],
		['switch', 'on', 'yes'],
		['switch', ' ', undefined],
		['switch', 7, undefined],
	] as const)('reads as %s of %j: %j', (as, stored, value) => {
		expect(titleOf({ a: stored }, { from: 'a', as }).title).toEqual(value);
		expect('title' in titleOf({ a: stored }, { from: 'a', as })).toBe(value !== undefined);
	});
});

describe('namedGlobals', () => {
	it('names the references of plain controls, and none of joined words', () => {
		const sources = {
			color: 'a_color',
			ground: [{ from: 'a_bg', else: 'x' }],
			title: { join: ['a'] },
		};
		expect(namedGlobals({ a_color: 'g1', a_bg: 'g2', a: 'g3' }, sources)).toEqual({
			color: 'g1',
			ground: 'g2',
		});
		expect(namedGlobals({}, sources)).toEqual({});
	});
});

describe('namedLooks', () => {
	it('renames by the beginning of a name, by the longest that fits', () => {
		const bag = { st_title_size: 1, st_title_icon_size: 2, st_size: 3, a_st_title: 4 };
		for (const looks of [
			{ title: 'st_title', icon: 'st_title_icon' },
			{ icon: 'st_title_icon', title: 'st_title' },
		]) {
			expect(namedLooks(bag, looks)).toEqual({ title_size: 1, icon_size: 2 });
		}
	});
});

describe('documentId', () => {
	it.each([
		['564***1721270363563', 564],
		['564***', 564],
		[' 564 ', 564],
		[564, 564],
		['564**1', 0],
		['x564', 0],
		['564x', 0],
		['1234567890', 0],
		['', 0],
		[null, 0],
		[undefined, 0],
	])('reads %j as %d', (stored, id) => {
		expect(documentId(stored)).toBe(id);
	});
});
