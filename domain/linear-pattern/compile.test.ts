import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLinear, MAX_PATTERN_LENGTH, MAX_TEXT_LENGTH } from './compile';
import { MAX_STEPS } from './parse';

const finds = (pattern: string, text: string) => compileLinear(pattern)?.(text) ?? null;

const inContext = createContext({ pattern: '', text: '' });
const search = new Script('new RegExp(pattern).test(text)');
/** The time after which a search by the browser's engine counts as endless; other searches take microseconds. */
const SEARCH_MS = 1_000;

/** The answer of the browser's own engine; null if it backtracks for longer than a second. */
function nativeFinds(pattern: string, text: string): boolean | null {
	Object.assign(inContext, { pattern, text });
	try {
		return search.runInContext(inContext, { timeout: SEARCH_MS });
	} catch (error) {
		// This error belongs to the other context, so it is no instance of this context's `Error`.
		if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
		throw error;
	}
}

const atom = fc.constantFrom(
	'a',
	'b',
	'/',
	'.',
	'\\.',
	'\\d',
	'\\w',
	'\\W',
	'\\s',
	'\\b',
	'\\B',
	'^',
	'$',
	'[ab]',
	'[^a]',
	'[a-c/]',
	'[\\d-]',
	'[]',
	'\\x61',
	'\\u0062',
	'-',
);
/** Every UTF-16 code unit, but of Chinese, Korean and the surrogates only every hundredth. */
const TOLD_APART = Array.from({ length: 65_536 }, (_, code) => code)
	.filter((code) => code < 0x3100 || code >= 0xf900 || code % 100 === 0)
	.map((code) => String.fromCharCode(code));

const { pattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
	pattern: fc
		.array(fc.array(tie('piece'), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
		.map((alternatives) => alternatives.map((pieces) => pieces.join('')).join('|')),
	piece: fc.oneof(
		{ maxDepth: 3, withCrossShrink: true },
		fc
			.tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '*?', '+?'))
			.map(([one, times]) => (/^[\^$]$|^\\[bB]$/.test(one) ? one : one + times)),
		fc
			.tuple(
				fc.constantFrom('(', '(?:', '(?<n>'),
				tie('pattern'),
				fc.constantFrom('', '*', '+', '?'),
			)
			.map(([open, inner, times]) => `${open}${inner})${times}`),
	),
}));

describe('a pattern that is followed in linear time', () => {
	it('finds the same as the browser’s own', () => {
		const text = fc
			.array(fc.constantFrom('a', 'b', 'c', '1', '/', '.', ' ', '-', '\n'))
			.map((units) => units.join(''));
		fc.assert(
			fc.property(pattern, text, (source, sample) => {
				const found = finds(source, sample);
				if (found === null) return;
				const native = nativeFinds(source, sample);
				// Nested repeats may keep the browser's search busy for hours.
				fc.pre(native !== null);
				expect([source, found]).toEqual([source, native]);
			}),
			{ numRuns: 1000 },
		);
	});

	it('is compared with a search that ends', () => {
		expect(nativeFinds('(?:(?:a*)*)*b', 'a'.repeat(60))).toBeNull();
		expect(nativeFinds('a+b', 'aab')).toBe(true);
	});

	it.each([
		['^https://(www\\.)?example\\.(com|org)/', 'https://www.example.org/boats', true],
		['^https://(www\\.)?example\\.(com|org)/', 'https://example.net/', false],
		['utm_source=(news|mail)[0-9]{2,4}', 'https://a.example/?utm_source=mail2026', true],
		['x{2', 'ax{2b', true],
		['', 'anything', true],
		['\\/path\\/', 'https://a.example/path/', true],
		['(?<year>\\d+)b', '12b', true],
		['(?<$_1>a)', 'b', false],
		['^a{1,}$', 'aaa', true],
		['^a{0,2}$', 'aa', true],
		['^a{0,2}$', 'aaa', false],
		['^(){300}a$', 'a', true],
		['(){0,300}', 'a', true],
		['a\\Bb', 'ab', true],
		['\\Ba', 'a', false],
		['^[a-]$', '-', true],
		['^[a-]$', 'b', false],
		['^[\\d-z]$', '-', true],
		['^[\\d-z]$', 'y', false],
		['^[a-\\d]$', '5', true],
		['^[a-\\d]$', '-', true],
		['^[a-\\d]$', 'b', false],
		['^\\0a$', '\0a', true],
		['^\\0$', '0', false],
		['^\\x4a\\u004A$', 'JJ', true],
		['^\\x6g$', 'x6g', true],
		['^\\u00g1$', 'u00g1', true],
		['^\\t\\n\\v\\f\\r$', '\t\n\v\f\r', true],
	])('%s in %s: %s', (source, text, expected) => {
		expect(finds(source, text)).toBe(expected);
	});

	it.each([
		['(', 'invalid'],
		['[z-a]', 'invalid'],
		['(a)\\1', 'a reference back'],
		['(?=a)', 'looking ahead'],
		['(?<!a)b', 'looking behind'],
		['(a{1000}){1000}', 'too large once written out'],
		['(((((a{9}){9}){9}){9}){9})', 'too large'],
		['(){99999999}', 'a count without end'],
		['(){301}', 'a count of nothing'],
		['(){301,}', 'a count of nothing'],
		['(){0,301}', 'a count of nothing'],
		['(?!(?<n>a))b', 'looking ahead'],
		['(a)\\k', 'a reference by name'],
		['\\00', 'a character by an octal number'],
		['\\01', 'a character by an octal number'],
		['a'.repeat(MAX_PATTERN_LENGTH + 1), 'too long'],
	])('refuses %s: %s', (source) => {
		expect(compileLinear(source)).toBeNull();
	});

	it('looks at a limited part of a text', () => {
		const text = `${'a'.repeat(MAX_TEXT_LENGTH - 1)}bc`;
		expect(finds('b', text)).toBe(true);
		expect(finds('c', text)).toBe(false);
	});

	it('treats a catastrophic pattern like any other', () => {
		const text = `${'a'.repeat(200)}!`;
		for (const source of [
			'^(a+)+$',
			'(a|a)*b',
			'(a*)*c',
			'.*.*.*.*x',
			'^(([a-z])+.)+[A-Z]([a-z])+$',
		]) {
			// The browser's own engine would practically never end its search here.
			expect(finds(source, text)).toBe(false);
		}
		expect(finds('((a?){12}){10}b', text)).toBe(false);
	});

	it.each(['\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '.'])(
		'matches with %s the same texts as the browser',
		(set) => {
			const native = new RegExp(`^${set}$`);
			const own = compileLinear(`^${set}$`);
			const differing = TOLD_APART.filter(
				(character) => own?.(character) !== native.test(character),
			);
			expect(differing).toEqual([]);
		},
	);

	const many = (text: string, length: number) => text.repeat(Math.floor(length / text.length));
	// The cost grows linearly with the text, so a short text is enough.
	const LENGTH = 256;
	it.each([
		['((a?){12}){10}b', 1],
		['(.?){148}b', 1],
		['(a|a|a|a|a|a|a|a|a|a|a|a|a|a|a)*b', 16],
		[`([^${many('\\d', 236)}]?){148}b`, 2],
		[`([^${many('\\s\\d', 236)}]?){148}b`, 2],
		['([\\w\\s]?[^b]?){70}b', 3],
	])('checks each step of %s once per character, and each of its sets once', (pattern, sets) => {
		for (const text of [many('a', LENGTH), many('ä', LENGTH), many('äöü漢', LENGTH)]) {
			const tally = { steps: 0, asked: 0 };
			expect(compileLinear(pattern, tally)?.(text)).toBe(false);
			expect(tally.steps).toBeGreaterThan(text.length);
			expect(tally.steps).toBeLessThanOrEqual((MAX_STEPS + 1) * (text.length + 1));
			expect(tally.asked).toBeLessThanOrEqual(128 * (sets + 1) + (sets + 1) * text.length);
		}
	});

	it('evaluates a set once for each code in advance, and for other codes on their first use', () => {
		const asked = (text: string) => {
			const tally = { steps: 0, asked: 0 };
			expect(compileLinear('[ab]{20}c', tally)?.(text)).toBe(false);
			return tally.asked;
		};
		expect(asked('')).toBe(256);
		expect(asked('abba')).toBe(256);
		expect(asked('ää')).toBe(257);
		expect(asked('äöä')).toBe(259);
	});

	it('is as long as may be, and no longer', () => {
		expect(finds('a'.repeat(MAX_PATTERN_LENGTH), 'a'.repeat(MAX_PATTERN_LENGTH))).toBe(true);
		expect(compileLinear('a'.repeat(MAX_PATTERN_LENGTH + 1))).toBeNull();
	});

	it('has some 300 steps at most', () => {
		expect(finds('a{300}()', 'a'.repeat(300))).toBe(true);
		expect(finds('a{300}', 'a'.repeat(300))).toBe(true);
		expect(finds('a{300}', 'a'.repeat(299))).toBe(false);
		for (const pattern of ['a{301}', 'a{300}aa']) expect(compileLinear(pattern)).toBeNull();
	});
});
