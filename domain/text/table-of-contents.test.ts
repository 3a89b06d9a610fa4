import { describe, expect, it } from 'vitest';
import { type ContentsEntry, nestHeadings, readHeading } from './table-of-contents';

const headings = (levels: string) =>
	[...levels].map((level, at) => ({ level: Number(level), text: `${at}`, anchor: `a${at}` }));
const show = (entries: readonly ContentsEntry[]): string =>
	entries
		.map(({ text, entries: below }) => text + (below.length > 0 ? `(${show(below)})` : ''))
		.join(' ');

describe('a table of contents', () => {
	it.each([
		['', ''],
		['222', '0 1 2'],
		['2332', '0(1 2) 3'],
		['2342', '0(1(2)) 3'],
		['2424', '0(1) 2(3)'],
		['432', '0 1 2'],
		['4323', '0 1 2(3)'],
	])('nests %j as %j', (levels, shown) => {
		expect(show(nestHeadings(headings(levels), true))).toBe(shown);
	});

	it('is flat without hierarchy', () => {
		expect(show(nestHeadings(headings('2342'), false))).toBe('0 1 2 3');
	});
});

describe('the heading that is read', () => {
	it.each([
		[99, undefined, -1],
		[100, undefined, 0],
		[499, undefined, 0],
		[500, undefined, 1],
		[9999, undefined, 2],
		[200, 899, 1],
		[200, 900, 2],
		[950, 100, 2],
	])('at the line %i, the page ending at %s, is %i', (line, end, read) => {
		expect(readHeading([100, 500, 900], line, end)).toBe(read);
	});
});
