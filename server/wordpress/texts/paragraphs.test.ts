import { describe, expect, it } from 'vitest';
import { autoParagraphs } from './paragraphs';
import { unwrapShortcodes } from './shortcodes/unautop';
import answers from './testing/wordpress-answers.json';
import { texturize as texturizeIn } from './texturize';
import { typographyOf } from './typography';

const texturize = (text: string) => texturizeIn(text, typographyOf('en_US'));

/** Our function for each of WordPress's: each pair of the answers is a text of ours and WordPress's result for it. */
const FUNCTIONS = {
	wpautop: autoParagraphs,
	wptexturize: texturize,
	shortcode_unautop: unwrapShortcodes,
	the_content: (text: string) => unwrapShortcodes(autoParagraphs(texturize(text))),
};

describe.each(Object.entries(FUNCTIONS))('%s', (name, run) => {
	it('equals a real WordPress to the byte', () => {
		const pairs = answers[name as keyof typeof FUNCTIONS] as [string, string][];
		expect(pairs.length).toBeGreaterThan(15);
		expect(pairs.map(([text]) => [text, run(text)])).toEqual(pairs);
	});
});

describe('a text of the time before blocks', () => {
	it('is nothing where it holds nothing', () => {
		expect(autoParagraphs(' \n ')).toBe('');
	});

	it.each(['<pre>', '<script>\n', '<p><li', '<option', ' ', '\n ', '</object> ', '<figcaption'])(
		'takes time in proportion to a long row of %j',
		(piece) => {
			const started = performance.now();
			autoParagraphs(`a${piece.repeat(400_000 / piece.length)}b</object></option>`);
			// A function with a step for each pair of places would take minutes.
			expect(performance.now() - started).toBeLessThan(20_000);
		},
	);
});
