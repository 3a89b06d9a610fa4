import { describe, expect, it } from 'vitest';
import { readVariables, type StoredVariable, usedVariables } from './variables';

const variable = (parts: Partial<StoredVariable>): StoredVariable => ({
	id: 'e-gv-1',
	label: 'ink',
	type: 'global-color-variable',
	value: '#0b2e4a',
	isDeleted: false,
	isSynced: false,
	...parts,
});
const read = (parts: Partial<StoredVariable>) => [...readVariables([variable(parts)]).values()];

describe('a variable', () => {
	it('is a custom property by its label', () => {
		expect(read({})).toEqual([{ name: '--ink', css: '#0b2e4a', aliases: [] }]);
	});

	it('that was deleted keeps its value under its id', () => {
		expect(read({ isDeleted: true, isSynced: true })).toEqual([
			{ name: '--e-gv-1', css: '#0b2e4a', aliases: [] },
		]);
	});

	it('with a label that is no name gets one', () => {
		expect(read({ label: 'deep ink' })[0]?.name).toBe('--deep-ink');
		expect(read({ label: '!' })[0]?.name).toBe('--e-gv-1');
	});

	it.each(['', 'red;}body{top:0', 'url(javascript:x)'])('of the value %j is left out', (value) => {
		expect(read({ value })).toEqual([]);
	});

	it('that is shared with version 3 is reached there as a global', () => {
		expect(read({ isSynced: true })[0]?.aliases).toEqual([
			'--e-global-color-e-gv-1',
			'--e-global-color-ink',
		]);
		expect(read({ isSynced: true, type: 'global-font-variable' })[0]?.aliases).toEqual([
			'--e-global-typography-e-gv-1-font-family',
			'--e-global-typography-ink-font-family',
		]);
		expect(read({ isSynced: true, label: '!' })[0]?.aliases).toEqual(['--e-global-color-e-gv-1']);
	});

	it('without a usable id and label is left out', () => {
		expect(read({ id: '!', label: '!' })).toEqual([]);
		expect(read({ id: '!', isDeleted: true })).toEqual([]);
	});
});

describe('the variables of a sheet', () => {
	const variables = [
		...read({ isSynced: true }),
		...read({ id: 'e-gv-2', label: 'shade', value: 'var(--ink)' }),
		...read({ id: 'e-gv-3', label: 'loop', value: 'var(--loop)' }),
		...read({ id: 'e-gv-4', label: 'unused', value: 'red' }),
	];

	it('are those that it names, and those that their values name', () => {
		expect(usedVariables('.a{color:var( --shade )}', variables)).toBe(
			':root{--ink:#0b2e4a;--shade:var(--ink)}',
		);
	});

	it('may be named by an element of version 3', () => {
		expect(usedVariables('.a{color:var(--e-global-color-e-gv-1)}', variables)).toBe(
			':root{--e-global-color-e-gv-1:var(--ink);--ink:#0b2e4a}',
		);
	});

	it('keep the first of two variables with one name', () => {
		const second = read({ id: 'e-gv-5', value: 'red' });
		expect(usedVariables('.a{color:var(--ink)}', [...variables, ...second])).toBe(
			':root{--ink:#0b2e4a}',
		);
	});

	it('are all that a sheet names, also with a fallback', () => {
		expect(usedVariables('.a{color:var(--unused,red);fill:var(\n--ink)}', variables)).toBe(
			':root{--ink:#0b2e4a;--unused:red}',
		);
	});

	it('may name themselves without an end', () => {
		expect(usedVariables('.a{color:var(--loop)}', variables)).toBe(':root{--loop:var(--loop)}');
	});

	it('are empty if the sheet uses none', () => {
		expect(usedVariables('.a{color:red}', variables)).toBe('');
		expect(usedVariables('.a{color:var(--toString)}', variables)).toBe('');
		expect(usedVariables('.a{color:var(--ink)}', [])).toBe('');
		expect(usedVariables('.a{color:--ink}', variables)).toBe('');
	});
});
