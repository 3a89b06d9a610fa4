import { describe, expect, it } from 'vitest';
import { codeMarkup, markedLines, normalizedCode, placeOfLines } from './code-block';

describe('the space around a code', () => {
	it.each([
		['\n\t\tcode\n\t', 'code'],
		['  a\n    b  \n  c', 'a\n  b\nc'],
		['a\n  b', 'a\n  b'],
		['\r\n a\r b\n\n', 'a\nb'],
		[' \n ', ''],
	])('%j becomes %j', (text, code) => expect(normalizedCode(text)).toBe(code));
});

describe('marked lines', () => {
	const THREE = 'a\nb\nc';

	it.each([
		['2', [[2, 2]]],
		[
			' 1, 2 - 3 ',
			[
				[1, 1],
				[2, 3],
			],
		],
		[
			'0,4',
			[
				[1, 1],
				[3, 3],
			],
		],
		['2-9', [[2, 3]]],
		['3-1', [[3, 3]]],
		['x,,1-2-3,-1,"><i>', []],
		[
			'1,2,3,1',
			[
				[1, 1],
				[2, 2],
				[3, 3],
			],
		],
	])('of %j end with the code', (lines, places) =>
		expect(markedLines(lines, THREE).map(({ first, last }) => [first, last])).toEqual(places),
	);

	it('have a place in lines', () => {
		const [marked] = markedLines('2-3', THREE);
		expect(marked && placeOfLines(marked)).toBe('top:calc(1*1lh);height:calc(2*1lh)');
	});

	it('say their numbers only in a code without numbers', () => {
		const block = { text: THREE, highlighted: THREE, lines: '2-3' };
		expect(codeMarkup({ ...block, hasNumbers: false }, false)).toEqual({
			inside: `${THREE}<span aria-hidden="true" data-range="2-3" class="line-highlight" data-start="2" data-end="3"></span>`,
			behind: '',
		});
		expect(codeMarkup({ ...block, hasNumbers: true }, false).behind).toBe(
			'<span aria-hidden="true" data-range="2-3" class="line-highlight"></span>',
		);
	});
});
