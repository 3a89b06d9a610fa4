import { describe, expect, it } from 'vitest';
import { parseSearch } from './search-terms';

describe('parseSearch', () => {
	it.each([
		['quiet Harbour', ['quiet', 'harbour'], []],
		['the quiet  harbour of a bay', ['quiet', 'harbour', 'bay'], []],
		['"old harbour" light', ['old harbour', 'light'], []],
		['harbour -noise', ['harbour'], ['noise']],
		['a, b+cove', ['cove'], []],
		['the', ['the'], []],
		[
			'one two three four five six seven eight nine ten',
			['one two three four five six seven eight nine ten'],
			[],
		],
		['   ', [], []],
		['"the" bay', ['the', 'bay'], []],
		['" old harbour " bay', ['old harbour', 'bay'], []],
		['"" bay "  "', ['bay'], []],
		['bay - cove', ['bay', '-', 'cove'], []],
		[
			'one two three four five six seven eight nine',
			['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
			[],
		],
	])('reads %j as WordPress does', (search, wanted, excluded) => {
		expect(parseSearch(search)).toMatchObject({ wanted, excluded });
	});

	it.each([
		['  Old \n Bay ', 'old bay'],
		['"old bay" cove', 'old bay cove'],
		['" old bay"', 'old bay'],
		['""', ''],
	])('has of %j the sentence %j', (search, sentence) => {
		expect(parseSearch(search).sentence).toBe(sentence);
	});
});
