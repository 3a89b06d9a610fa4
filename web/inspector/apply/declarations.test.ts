import { describe, expect, it } from 'vitest';
import { type Declaration, saysSame, sheetText, splitSelectors } from './declarations';

describe('selectors of a list', () => {
	it.each([
		['.a', ['.a']],
		['.a, .b > .c', ['.a', '.b > .c']],
		['.a:not(.b, .c), [data-x="1,2"]', ['.a:not(.b, .c)', '[data-x="1,2"]']],
	])('%s', (text, selectors) => {
		expect(splitSelectors(text)).toEqual(selectors);
	});
});

describe('a sheet of declarations', () => {
	const one: Declaration = {
		context: ['@layer base', '@media screen'],
		selector: '.a',
		property: 'position',
		value: 'sticky',
		isImportant: true,
	};

	it('writes each at its old place, behind the rules that belong to no element', () => {
		expect(sheetText([one], ['@keyframes m { to { top: 0 } }'])).toBe(
			'@keyframes m { to { top: 0 } }@layer base{@media screen{.a{position:sticky!important}}}',
		);
	});

	it('finds two equal where value and weight are the same', () => {
		expect(saysSame(one, { ...one })).toBe(true);
		expect(saysSame(one, { ...one, isImportant: false })).toBe(false);
		expect(saysSame(undefined, one)).toBe(false);
	});
});
