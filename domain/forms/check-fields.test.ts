import { describe, expect, it } from 'vitest';
import { createTexts, englishSay } from '../texts/load-texts';
import { checkFields, isTrapped, LONGEST_VALUE, type SentFile } from './check-fields';
import { formFields } from './form-field';
import { formMessages } from './form-settings';

const MESSAGES = formMessages({}, englishSay);
const MB = 1024 * 1024;

function fault(row: Record<string, unknown>, values: string[], files: SentFile[] = []) {
	const fields = formFields([{ custom_id: 'f', ...row }]);
	return checkFields(fields, new Map([['f', { values, files }]]), MESSAGES).f;
}
const file = (name: string, ending: string, bytes = 10): SentFile => ({ name, ending, bytes });

describe('a sent field', () => {
	it('is missing where it is required and holds nothing, whether it came or not', () => {
		const required = { required: 'true' };
		for (const values of [[], [''], [' \n']])
			expect(fault(required, values)).toBe(MESSAGES.required_field_message);
		expect(checkFields(formFields([{ custom_id: 'f', ...required }]), new Map(), MESSAGES)).toEqual(
			{
				f: MESSAGES.required_field_message,
			},
		);
		expect(fault({}, [''])).toBeUndefined();
		expect(fault(required, ['x'])).toBeUndefined();
	});

	it('is as long as one can read, not longer', () => {
		expect(fault({}, ['x'.repeat(LONGEST_VALUE)])).toBeUndefined();
		expect(fault({}, ['x'.repeat(LONGEST_VALUE + 1)])).toBeDefined();
	});

	it.each([
		[
			'email',
			['a@b.cd', 'ann.o+x@mail.example.org'],
			['a@b', 'a b@c.de', 'a@b.c,d@e.fg', 'a@b.cd\nBcc: x@y.z'],
		],
		[
			'url',
			['https://a.example/x?y', 'http://a.example'],
			[
				'a.example',
				'javascript:alert(1)',
				'javascript:alert("https://a.example")',
				'ftp://a.example',
				'x https://a.example',
			],
		],
		['tel', ['+39 (0)771-22.33', '#123*'], ['call me', '12a', 'a12']],
		[
			'date',
			['2026-02-28', '2028-02-29'],
			['2026-02-29', '28.02.2026', '2026-13-01', 'x2026-02-28', '2026-02-28T10:00'],
		],
		['time', ['00:00', '23:59', ' 10:30 '], ['24:00', '9:30', '09:60', '109:30', '09:300']],
		['number', ['4', '-2.5', ' 3 '], ['four', '1,5']],
	])('of type %s is one of these, and none of those', (field_type, right, wrong) => {
		for (const value of right)
			expect([value, fault({ field_type }, [value])]).toEqual([value, undefined]);
		for (const value of wrong)
			expect([value, typeof fault({ field_type }, [value])]).toEqual([value, 'string']);
	});

	it('keeps the bounds of a number and of a day, both ends included', () => {
		const people = { field_type: 'number', field_min: 1, field_max: '12' };
		expect(['1', '12'].map((value) => fault(people, [value]))).toEqual([undefined, undefined]);
		expect(['0', '12.5'].map((value) => typeof fault(people, [value]))).toEqual([
			'string',
			'string',
		]);
		const day = { field_type: 'date', min_date: '2026-04-10', max_date: '2026-10-31' };
		expect(['2026-04-10', '2026-10-31'].map((value) => fault(day, [value]))).toEqual([
			undefined,
			undefined,
		]);
		expect(['2026-04-09', '2026-11-01'].map((value) => typeof fault(day, [value]))).toEqual([
			'string',
			'string',
		]);
	});

	it.each([
		['en', 'Not before April 10, 2026, please.'],
		['en-GB', 'Not before 10 April 2026, please.'],
		['de', 'Bitte nicht vor dem 10. April 2026.'],
	])('names a day as %s writes it', async (language, message) => {
		const messages = formMessages({}, await createTexts()(language));
		const fields = formFields([{ custom_id: 'f', field_type: 'date', min_date: '2026-04-10' }]);
		const sent = new Map([['f', { values: ['2026-04-09'], files: [] }]]);
		expect(checkFields(fields, sent, messages).f).toBe(message);
	});

	it('takes the options that the editor offers, once or several times as the field allows', () => {
		const boats = { field_options: 'Petrel|p\nTern|t' };
		expect(fault({ ...boats, field_type: 'select' }, ['p'])).toBeUndefined();
		expect(fault({ ...boats, field_type: 'radio' }, ['Petrel'])).toBeDefined();
		expect(fault({ ...boats, field_type: 'select' }, ['p', 't'])).toBeDefined();
		expect(
			fault({ ...boats, field_type: 'select', allow_multiple: 'true' }, ['p', 't']),
		).toBeUndefined();
		expect(fault({ ...boats, field_type: 'checkbox' }, ['p', 't'])).toBeUndefined();
		expect(fault({ ...boats, field_type: 'checkbox' }, ['p', 'x'])).toBeDefined();
		expect(fault({ ...boats, field_type: 'select' }, ['x'])).toBeDefined();
	});

	it('reports that one of several answers is too long', () => {
		const boats = { field_type: 'checkbox', field_options: 'Petrel|p\nTern|t' };
		expect(fault(boats, ['p', 'x'.repeat(LONGEST_VALUE + 1)])).toBe('This is too long.');
	});

	it.each(['html', 'honeypot'])('of type %s is never at fault', (field_type) => {
		expect(fault({ field_type }, ['x', 'y'])).toBeUndefined();
	});

	it.each([
		[{ field_type: 'number', field_min: 3 }, '2', 'Value must be greater than or equal to 3.'],
		[{ field_type: 'number', field_max: 3 }, '4', 'Value must be less than or equal to 3.'],
		[
			{ field_type: 'date', max_date: '2026-04-10' },
			'2026-04-11',
			'Not after April 10, 2026, please.',
		],
	])('of %j names its bound to %s', (row, value, message) => {
		expect(fault(row, [value])).toBe(message);
	});

	it.each([
		[{ field_type: 'number', field_min: '', field_max: '' }, ['-1', '1']],
		[{ field_type: 'number', field_min: null, field_max: null }, ['-1', '1']],
		[{ field_type: 'number', field_min: 'few', field_max: 'many' }, ['-1', '1']],
		[{ field_type: 'date', min_date: 'today', max_date: '' }, ['2026-04-10']],
		[{ field_type: 'date', min_date: 7, max_date: null }, ['2026-04-10']],
	])('of %j has no bounds', (row, values) => {
		for (const value of values) expect([value, fault(row, [value])]).toEqual([value, undefined]);
	});
});

describe('a sent file', () => {
	const papers = { field_type: 'upload', file_types: 'pdf,jpg', file_sizes: '2' };

	it('has the type of its name', () => {
		expect(fault(papers, [], [file('a.pdf', 'pdf')])).toBeUndefined();
		expect(fault(papers, [], [file('a.JPEG', 'jpg')])).toBeUndefined();
		expect(fault(papers, [], [file('a.pdf', 'exe')])).toBeDefined();
		expect(fault(papers, [], [file('a.pdf', '')])).toBeDefined();
		expect(fault(papers, [], [file('a.png', 'png')])).toBeDefined();
		expect(fault(papers, [], [file('pdf', 'pdf')])).toBeDefined();
		expect(fault({ ...papers, file_types: 'txt,docx' }, [], [file('a.txt', '')])).toBeUndefined();
		expect(
			fault({ ...papers, file_types: 'txt,docx' }, [], [file('a.docx', 'zip')]),
		).toBeUndefined();
		expect(fault({ ...papers, file_types: 'txt,docx' }, [], [file('a.txt', 'zip')])).toBeDefined();
	});

	it.each([
		['csv md ics vcf rtf json xml txt', ''],
		['doc xls ppt', 'cfb'],
		['docx xlsx pptx odt ods zip', 'zip'],
		['wmv wma', 'asf'],
		['ogg', 'ogv'],
		['ogg', 'oga'],
		['ogg', 'opus'],
		['mp4', 'm4v'],
		['mpg mpeg', 'mpg'],
		['tif tiff', 'tif'],
		['jpg jpeg', 'jpg'],
	])('called %s is of the type in its name where its content is %j', (said, content) => {
		for (const ending of said.split(' ')) {
			const row = { field_type: 'upload', file_types: ending };
			expect([ending, fault(row, [], [file(`a.${ending}`, content)])]).toEqual([ending, undefined]);
			expect([ending, typeof fault(row, [], [file(`a.${ending}`, 'exe')])]).toEqual([
				ending,
				'string',
			]);
		}
	});

	it('has a name before its ending, and each of several is looked at', () => {
		const row = { field_type: 'upload', file_types: 'txt', allow_multiple_upload: 'yes' };
		expect(fault(row, [], [file('.txt', '')])).toBeDefined();
		expect(fault(row, [], [file('txt', '')])).toBeDefined();
		expect(fault(row, [], [file('a.txt', ''), file('a.exe', '')])).toBeDefined();
		expect(fault(row, [], [file('a.txt', ''), file('b.txt', '', 11 * MB)])).toBeDefined();
		expect(fault(row, [], [file('a.txt', ''), file('b.txt', '')])).toBeUndefined();
	});

	it('may be as large as the editor allows, ten megabytes by default', () => {
		expect(fault(papers, [], [file('a.pdf', 'pdf', 2 * MB)])).toBeUndefined();
		expect(fault(papers, [], [file('a.pdf', 'pdf', 2 * MB + 1)])).toBe(
			'This file exceeds the maximum of 2 MB.',
		);
		const unset = { ...papers, file_sizes: '' };
		expect(fault(unset, [], [file('a.pdf', 'pdf', 10 * MB)])).toBeUndefined();
		expect(fault(unset, [], [file('a.pdf', 'pdf', 10 * MB + 1)])).toBeDefined();
	});

	it('comes alone unless several are allowed, then as many as are', () => {
		const files = (count: number) => Array.from({ length: count }, () => file('a.pdf', 'pdf'));
		expect(fault(papers, [], files(2))).toBeDefined();
		const several = { ...papers, allow_multiple_upload: 'yes' };
		expect(fault({ ...several, max_files: 2 }, [], files(2))).toBeUndefined();
		expect(fault({ ...several, max_files: 2 }, [], files(3))).toBe('You can send 2 files at most.');
		expect(fault(several, [], files(10))).toBeUndefined();
		expect(fault(several, [], files(11))).toBeDefined();
		const required = { ...papers, required: 'true' };
		expect(fault(required, [], [])).toBe(MESSAGES.required_field_message);
		const fields = formFields([{ custom_id: 'f', ...required }]);
		expect(checkFields(fields, new Map(), MESSAGES).f).toBe(MESSAGES.required_field_message);
	});
});

describe('the trap', () => {
	it('catches a sender that fills in the invisible field, and shows no message', () => {
		const fields = formFields([{ custom_id: 'h', field_type: 'honeypot' }]);
		const sent = (value: string) => new Map([['h', { values: [value], files: [] }]]);
		expect(isTrapped(fields, sent('x'))).toBe(true);
		expect(isTrapped(fields, sent(''))).toBe(false);
		expect(isTrapped(fields, new Map())).toBe(false);
		expect(checkFields(fields, sent('x'), MESSAGES)).toEqual({});
	});

	it('is the invisible field alone, beside any other fields and any number of times', () => {
		const fields = formFields([{ custom_id: 'name' }, { custom_id: 'h', field_type: 'honeypot' }]);
		const sent = (name: string, trap: string[]) =>
			new Map([
				['name', { values: [name], files: [] }],
				['h', { values: trap, files: [] }],
			]);
		expect(isTrapped(fields, sent('Ann', ['']))).toBe(false);
		expect(isTrapped(fields, sent('', ['', 'x']))).toBe(true);
	});
});
