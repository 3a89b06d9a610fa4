import { describe, expect, it } from 'vitest';
import { csvCell, submissionsCsv } from './csv';

describe('a cell', () => {
	it.each([
		['plain', 'plain'],
		['a "b", c', '"a ""b"", c"'],
		['two\nlines', '"two\nlines"'],
		['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
		['+1', "'+1"],
		['-1', "'-1"],
		['@sum', "'@sum"],
		['\tx', "'\tx"],
		['a=1', 'a=1'],
	])('%j is written as %j', (text, cell) => {
		expect(csvCell(text)).toBe(cell);
	});
});

describe('the file', () => {
	it('has a column for each field that any submission has', () => {
		const item = (id: number) => ({
			id,
			formName: 'Ask',
			page: '/',
			isRead: true,
			createdAt: 'T',
			about: '',
		});
		const value = (fieldId: string, text: string) => ({
			fieldId,
			label: `The ${fieldId}`,
			type: 'text',
			value: text,
		});
		const values = new Map([
			[1, [value('a', 'x')]],
			[2, [value('b', 'y'), value('a', '=z')]],
		]);
		expect(submissionsCsv([item(1), item(2)], values)).toBe(
			"Id,Time (UTC),Form,Page,The a,The b\r\n1,T,Ask,/,x,\r\n2,T,Ask,/,'=z,y\r\n",
		);
	});
});
