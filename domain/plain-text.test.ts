import { describe, expect, it } from 'vitest';
import { decodeEntities, plainText, truncate } from './plain-text';

describe('plain text', () => {
	it('drops tags, decodes entities and folds white space', () => {
		expect(plainText('<p>Where to eat &#038; swim</p>\n<p>Two  bays</p>')).toBe(
			'Where to eat & swim Two bays',
		);
	});

	it('keeps a literal angle bracket that was encoded', () => {
		expect(plainText('5 &lt; 6')).toBe('5 < 6');
	});

	it('decodes what WordPress encodes in settings', () => {
		expect(decodeEntities('Yachts &amp; quiet bays &hellip;')).toBe('Yachts & quiet bays …');
	});
});

describe('a text that is cut', () => {
	it('ends between words with an ellipsis', () => {
		expect(truncate('a day on the quiet water', 16)).toBe('a day on the…');
	});

	it('stays whole when it is short enough', () => {
		expect(truncate('a day', 16)).toBe('a day');
	});

	it('is cut inside a word that is longer than the limit', () => {
		expect(truncate('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
	});
});
