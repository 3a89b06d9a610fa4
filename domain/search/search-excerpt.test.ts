import { describe, expect, it } from 'vitest';
import { excerptAround, foundParts } from './search-excerpt';

/** Returns the text with brackets around the found words. */
const marked = (text: string, ...words: string[]) =>
	foundParts(text, words)
		.map((part) => (part.isFound ? `[${part.text}]` : part.text))
		.join('');

describe('searched words in a text', () => {
	it.each([
		['Boats and a boathouse', ['boat'], '[Boat]s and a [boat]house'],
		['Été à la côte', ['ete', 'cote'], '[Été] à la [côte]'],
		['E\u0301te\u0301s', ['ete'], '[E\u0301te\u0301]s'],
		['ΟΔΟΣ, οδος', ['οδος'], '[ΟΔΟΣ], [οδος]'],
		['İskele', ['isk'], '[İsk]ele'],
		['한국', ['한'], '[한]국'],
		['🚤 boat 🚤', ['boat'], '🚤 [boat] 🚤'],
		['Cala Ventosa, a cala', ['cala ventosa'], '[Cala Ventosa], a cala'],
		['seven knots', ['seven', 'ven kn'], '[seven kn]ots'],
		['aaaa', ['aa'], '[aaaa]'],
		['a < b & "c"', ['<', '"'], 'a [<] b & ["]c["]'],
		['nothing here', ['boat'], 'nothing here'],
		['', ['boat'], ''],
		['boat', [], 'boat'],
		['boat', [''], 'boat'],
		['a boathouse b', ['boathouse', 'oat'], 'a [boathouse] b'],
		['a boathouse b', ['boat', 'boathouse'], 'a [boathouse] b'],
		['boat and knot', ['knot', 'boat'], '[boat] and [knot]'],
		['한국', ['\u1112'], '[한]국'],
		['한', ['\u1112'], '[한]'],
	])('of %j and %j are %j', (text, words, expected) => {
		expect(marked(text, ...words)).toBe(expected);
	});

	it('are parts with their places', () => {
		expect(foundParts('a boat', ['boat'])).toEqual([
			{ text: 'a ', start: 0, isFound: false },
			{ text: 'boat', start: 2, isFound: true },
		]);
		expect(foundParts('boathouse', ['boat', 'athouse'])).toEqual([
			{ text: 'boathouse', start: 0, isFound: true },
		]);
		expect(foundParts('boat', [''])).toEqual([{ text: 'boat', start: 0, isFound: false }]);
	});

	it('are marked a hundred times', () => {
		const found = foundParts('a '.repeat(150), ['a']).filter(({ isFound }) => isFound);
		expect(found).toHaveLength(100);
	});

	it('leave every character where it was', () => {
		const text = 'A\u0308nderung İ ﬁn ΣΑΣ 한국어 🚤 ẛ̣ end';
		for (const word of ['a', 'i', 'n', 'σ', '국', 'e', 's']) {
			expect(
				foundParts(text, [word])
					.map((part) => part.text)
					.join(''),
			).toBe(text);
		}
	});
});

describe('the piece of a text around a hit', () => {
	const filler = (count: number) => 'open water '.repeat(count);

	it('begins a little before it and ends between words', () => {
		const { text, words } = excerptAround(
			`${filler(20)}the boat leaves ${filler(20)}`,
			['boat'],
			60,
		);
		expect(text).toBe('…water the boat leaves open water open water open water open…');
		expect(words).toBe(1);
	});

	it('is where the most words stand together, not where the first stands', () => {
		const long = `a boat ${filler(20)}a knot ${filler(20)}a boat with one knot ${filler(20)}`;
		const { text, words } = excerptAround(long, ['boat', 'knot'], 60);
		expect(text).toContain('boat with one knot');
		expect(words).toBe(2);
	});

	it('counts a word that ends in the piece, behind the lead', () => {
		const words = (text: string) => excerptAround(text, ['boat', 'knots'], 20).words;
		expect(words('boat xxxx knots')).toBe(2);
		expect(words('boat xxxxx knots')).toBe(1);
		expect(excerptAround('boat', [''], 60).words).toBe(0);
	});

	it('has no space at its end, and holds its hit beside long words', () => {
		expect(excerptAround('aa  bb cc', [], 3).text).toBe('aa…');
		const long = `${'y'.repeat(80)}boat${'z'.repeat(80)} and more`;
		expect(excerptAround(long, ['boat'], 20).text).toContain('boat');
	});

	it('counts a repeated word once', () => {
		expect(excerptAround('boat boat boat', ['boat'], 60).words).toBe(1);
	});

	it('is the beginning where there is no hit', () => {
		expect(excerptAround(filler(20).trim(), ['boat'], 30)).toEqual({
			text: 'open water open water open…',
			words: 0,
		});
	});

	it('is the whole of a text that is short enough, and loses words from the next letter on', () => {
		expect(excerptAround('a quiet bay', ['bay'], 11).text).toBe('a quiet bay');
		expect(excerptAround('a quiet bay', ['bay'], 10).text).not.toBe('a quiet bay');
	});

	it('reaches back where the hit stands at the end', () => {
		const { text } = excerptAround(`${filler(20)}boat`, ['boat'], 40);
		expect(text).toMatch(/^…open water .* boat$/);
		expect(text.length).toBeGreaterThan(30);
	});

	it('cuts inside a word that is longer than the piece', () => {
		const { text } = excerptAround('x'.repeat(50), ['x'], 20);
		expect(text).toBe(`${'x'.repeat(20)}…`);
	});

	it('never shows less than the hit', () => {
		const long = `${'y'.repeat(80)}boat${'z'.repeat(80)}`;
		expect(excerptAround(long, ['boat'], 20).text).toContain('boat');
	});

	it('is found in a long text that is nothing but hits', () => {
		expect(excerptAround('boat '.repeat(20_000), ['boat', 'oat'], 100).words).toBe(2);
	});
});
