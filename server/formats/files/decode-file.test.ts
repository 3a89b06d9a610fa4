import { describe, expect, it } from 'vitest';
import { decodeFile } from './decode-file';

const TEXT = '{"title": "Café ⚓"}';
const little = (text: string) => Buffer.from(text, 'utf16le');
const big = (text: string) => little(text).swap16();

describe('a text file', () => {
	it.each([
		['UTF-8', Buffer.from(TEXT)],
		['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
		['UTF-16 little endian with a mark', little(`\uFEFF${TEXT}`)],
		['UTF-16 big endian with a mark', big(`\uFEFF${TEXT}`)],
		['UTF-16 little endian without one', little(TEXT)],
		['UTF-16 big endian without one', big(TEXT)],
	])('is read as %s', (_, bytes) => {
		expect(decodeFile(bytes)).toEqual({ text: TEXT, oddity: null });
	});

	it('is read as Latin-1 where no other encoding fits, with a report', () => {
		const { text, oddity } = decodeFile(Buffer.from('{"title": "Café"}', 'latin1'));
		expect(text).toBe('{"title": "Café"}');
		expect(oddity).toMatch(/^not UTF-8 and was read as Latin-1/);
	});

	it('may be empty, or one byte', () => {
		expect(decodeFile(new Uint8Array())).toEqual({ text: '', oddity: null });
		expect(decodeFile(Buffer.from('7'))).toEqual({ text: '7', oddity: null });
	});
});
