import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';
import { createNearWords } from './near-words';

function nearOf(words: readonly string[]) {
	const near = createNearWords();
	words.forEach(near.add);
	return (word: string) => near.find(word).map((found) => found.word);
}

describe('words that are nearly another', () => {
	const find = (word: string) =>
		nearOf(['petrel', 'petrels', 'heron', 'tern', 'to', 'wren', 'petrel'])(word);

	it('come the nearest first, each once', () => {
		expect(find('petrl')).toEqual(['petrel']);
		expect(find('petrell')).toEqual(['petrel', 'petrels']);
		expect(find('heron')).toEqual(['heron']);
		expect(nearOf(['petr', 'petre', 'petrels', 'petrel'])('petrel')).toEqual([
			'petrel',
			'petre',
			'petrels',
			'petr',
		]);
	});

	it.each([
		['two letters stand for themselves', 'ta', []],
		['no word of two letters is meant', 'tor', []],
		['of three letters one may be wrong', 'ten', ['tern']],
		['of five letters one may be wrong', 'hrron', ['heron']],
		['of five letters not two', 'hrrom', []],
		['of six letters two may be wrong', 'perrll', ['petrel']],
		['of six letters not three', 'xxtrll', []],
	])('%s: %s', (_, word, expected) => {
		expect(find(word)).toEqual(expected);
	});

	it('may have other letters in the place of those that are wrong', () => {
		expect(nearOf(['wind', 'winter'])('wins')).toEqual(['wind']);
		expect(nearOf(['coasts', 'harbed'])('harbim')).toEqual(['harbed']);
		expect(nearOf(['tor'])('tor')).toEqual(['tor']);
	});

	it('are found with any letters', () => {
		const letters = fc.constantFrom('a', 'e', 'z', 'ß', 'π', 'ж', '日', '’');
		const word = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
		fc.assert(
			fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, wanted) => {
				const reach = wanted.length < 3 ? 0 : wanted.length < 6 ? 1 : 2;
				const expected = words.filter(
					(one) => one.length > 2 && editDistance(wanted, one, reach) <= reach,
				);
				expect(nearOf(words)(wanted).sort()).toEqual(expected.sort());
			}),
		);
	});
});
