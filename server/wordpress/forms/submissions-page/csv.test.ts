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
		['\uff1d1+1', "'\uff1d1+1"],
		['\uff0b1', "'\uff0b1"],
		['\uff0d1', "'\uff0d1"],
		['\uff20sum', "'\uff20sum"],
		[' =1', "' =1"],
		['\u00a0=1', "'\u00a0=1"],
		['\u200b\u200e=1', "'\u200b\u200e=1"],
		['\ufeff=1', "'\ufeff=1"],
		['\u00ad\u2060@x', "'\u00ad\u2060@x"],
		['\u0000=1', "'\u0000=1"],
		['\n=1', `"'\n=1"`],
		['a=1', 'a=1'],
		['a\u200b=1', 'a\u200b=1'],
		['1+1', '1+1'],
		['κ@boats.test', 'κ@boats.test'],
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
			"\ufeffId,Time (UTC),Form,Page,The a,The b\r\n1,T,Ask,/,x,\r\n2,T,Ask,/,'=z,y\r\n",
		);
	});
});
