import { describe, expect, it } from 'vitest';
import { formatPhpDate, weekdayInitial } from './php-date';

const date = '2025-06-03T21:05:09';

describe('a date in one of PHP’s formats', () => {
	it.each([
		['F j, Y', 'June 3, 2025'],
		['Y-m-d', '2025-06-03'],
		['D, d M y', 'Tue, 03 Jun 25'],
		['l jS \\o\\f F', 'Tuesday 3rd of June'],
		['g:i a', '9:05 pm'],
		['H:i:s', '21:05:09'],
		['N/w', '2/2'],
		['h:i A', '09:05 PM'],
		['n/j', '6/3'],
		['G \\u\\h\\r', '21 uhr'],
		['e T', 'e T'],
		['', ''],
	])('%s', (format, expected) => {
		expect(formatPhpDate(date, format, 'en-US')).toBe(expected);
	});

	it('speaks the language of the site', () => {
		expect(formatPhpDate(date, 'j F Y', 'it-IT')).toBe('3 giugno 2025');
	});

	it.each([
		['2025-06-03T11:59:00', '11 AM 11'],
		['2025-06-03T12:00', '12 PM 12'],
		['2025-06-03', '0 AM 12'],
		['2025-12-31T09:00:00', '9 AM 09'],
	])('of %s has its hour in every form', (text, expected) => {
		expect(formatPhpDate(text, 'G A h', 'en')).toBe(expected);
	});

	it.each([
		'2025-13-01',
		'2025-01-32',
		'2025-00-01',
		'2025-01-00',
		'0000-01-01',
		'on 2025-01-01',
		'25-1-1',
	])('is empty for %s', (text) => {
		expect(formatPhpDate(text, 'Y', 'en')).toBe('');
	});

	it('counts Sunday as the seventh day or as none, and years below ten with a zero', () => {
		expect(formatPhpDate('2025-06-01', 'N/w', 'en')).toBe('7/0');
		expect(formatPhpDate('2105-06-01', 'y', 'en')).toBe('05');
		expect(formatPhpDate('2025-06-01 at 10:00', 'H:i', 'en')).toBe('00:00');
	});

	it('has a last month and a last day', () => {
		expect(formatPhpDate('2025-12-31', 'n j', 'en')).toBe('12 31');
	});

	it('speaks English for a well-formed but unknown language', () => {
		expect(formatPhpDate(date, 'F', 'xx')).toBe('June');
	});

	it('falls back to English for an unknown language', () => {
		expect(formatPhpDate(date, 'F', 'not a language')).toBe('June');
	});

	it('writes midnight and noon as a clock does', () => {
		expect(formatPhpDate('2025-06-03 00:00:00', 'g a', 'en')).toBe('12 am');
		expect(formatPhpDate('2025-06-03 12:00:00', 'g a', 'en')).toBe('12 pm');
	});

	it('has the English endings of 11, 12 and 13 right', () => {
		const ending = (day: string) => formatPhpDate(`2025-06-${day}`, 'jS', 'en');
		expect(
			[
				'01',
				'02',
				'03',
				'04',
				'10',
				'11',
				'12',
				'13',
				'14',
				'20',
				'21',
				'22',
				'23',
				'24',
				'31',
			].map(ending),
		).toEqual('1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 24th 31st'.split(' '));
	});

	it('is empty for a text that is no date', () => {
		for (const wrong of ['', 'soon', '2025-13-40T00:00:00', '0000-00-00 00:00:00']) {
			expect(formatPhpDate(wrong, 'F j, Y', 'en')).toBe('');
		}
	});
});

describe('the letters over a calendar', () => {
	it('distinguish the days of a language', () => {
		const week = (language: string) =>
			[0, 1, 2, 3, 4, 5, 6].map((day) => weekdayInitial(day, language)).join(' ');
		expect(week('en-GB')).toBe('S M T W T F S');
		expect(week('ar')).toBe('ح ن ث ر خ ج س');
		expect(week('ja')).toBe('日 月 火 水 木 金 土');
		expect(week('zh-CN')).toBe('日 一 二 三 四 五 六');
		expect(week('no such language')).toBe(week('en'));
	});
});
