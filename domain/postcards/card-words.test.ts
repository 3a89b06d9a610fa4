import { describe, expect, it } from 'vitest';
import { charactersOf, faultOf, MOST_CHARACTERS, MOST_LINES, plainWords } from './card-words';

describe('the words of a card', () => {
	it.each([
		['Wish you were here.'],
		['Two lines\nand é, ß, ש, 海, 👩‍👩‍👧, ❤️'],
		['It was 7.30, a 3.5 m boat … and so on.'],
		['Bis 20 Uhr. Danach: Ruhe!'],
		['می‌خواهم'],
		['<b>"& it stays as it is\'</b>'],
		['⛵'.repeat(MOST_CHARACTERS)],
		['a\n'.repeat(MOST_LINES - 1).concat('b')],
	])('may be %j', (words) => {
		expect(faultOf(words)).toBeNull();
	});

	it.each([
		['', 'empty'],
		['⛵'.repeat(MOST_CHARACTERS + 1), 'too-long'],
		['a\n'.repeat(MOST_LINES).concat('b'), 'too-long'],
		['bell\u0007', 'signs'],
		['gnp.\u202eexe', 'signs'],
		['\u2066isolated\u2069', 'signs'],
		['\u200eleft', 'signs'],
		['soft\u00adhyphen', 'signs'],
		['lone \ud83d', 'signs'],
		['private \ue000', 'signs'],
		['heap a\u0301\u0301\u0301\u0301\u0301\u0301', 'signs'],
		['\u2028', 'signs'],
		['see https://evil.example/x', 'links'],
		['WWW.evil', 'links'],
		['go to evil.com now', 'links'],
		['пример.рф', 'links'],
		['ｅｖｉｌ．ｃｏｍ', 'links'],
		['write to me@home', 'links'],
		['javascript://x', 'links'],
	])('may not be %j: %s', (words, fault) => {
		expect(faultOf(words)).toBe(fault);
	});

	it('are plain: ends of lines, composed letters, no space around them', () => {
		expect(plainWords(' a\r\nb\rc\t e\u0301 \n')).toBe('a\nb\nc  é');
		expect(plainWords('\u00a0\n')).toBe('');
	});

	it('are counted by code points', () => {
		expect(charactersOf('⛵👩')).toBe(2);
	});
});
