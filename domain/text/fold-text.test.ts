import { describe, expect, it } from 'vitest';
import { foldText, foldWithPlaces } from './fold-text';

describe('a folded text', () => {
	it.each([
		['The Bay', 'the bay'],
		['Ærø Été', 'ærø ete'],
		['ΚΌΛΠΟΣ', 'κολποσ'],
		['κόλπος', 'κολποσ'],
		['x É', 'x e'],
		['É x', 'e x'],
		['', ''],
	])('of %j is %j', (text, folded) => {
		expect(foldText(text)).toBe(folded);
	});

	it('gives the source of each unit', () => {
		expect(foldWithPlaces('a\u0301b⛵É')).toEqual({ folded: 'ab⛵e', places: [0, 2, 3, 4, 5] });
		expect(foldWithPlaces('🐙É')).toEqual({ folded: '🐙e', places: [0, 0, 2, 3] });
		expect(foldWithPlaces('')).toEqual({ folded: '', places: [0] });
	});
});
