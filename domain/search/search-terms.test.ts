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
	])('reads %j as WordPress does', (search, wanted, excluded) => {
		expect(parseSearch(search)).toMatchObject({ wanted, excluded });
	});
});
