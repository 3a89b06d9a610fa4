import Prism from 'prismjs';
import { afterEach, expect, it } from 'vitest';
import { createHighlighter, MOST_CHARACTERS } from './highlight-code';

afterEach(() => {
	delete Prism.languages.slowest;
	delete Prism.languages.json;
});

it('encodes every sign of markup in a code', () => {
	expect(createHighlighter()('a => "<>&"', 'javascript')).toBe(
		'<span class="token parameter">a</span> <span class="token operator">=&gt;</span> <span class="token string">"&lt;&gt;&amp;"</span>',
	);
	expect(createHighlighter()('&gt;', 'markup')).toBe(
		'<span class="token entity named-entity" title="&gt;">&amp;gt;</span>',
	);
});

it('gives colours to a code of the greatest length, and leaves a longer one plain', () => {
	const code = 'a'.padEnd(MOST_CHARACTERS, ';');
	expect(createHighlighter(60_000)(code, 'javascript')).toContain('<span class="token');
	expect(createHighlighter(60_000)(`${code}"`, 'javascript')).toBe(`${code}&quot;`);
});

it('leaves a code plain whose pattern takes too long, and all codes of the page behind it', () => {
	// Its time doubles with each letter: 60 letters would take years.
	Prism.languages.json = { slow: /(?:a|a)+$/ };
	const highlight = createHighlighter(50);
	const code = `${'a'.repeat(60)}<`;
	expect(highlight(code, 'json')).toBe(`${'a'.repeat(60)}&lt;`);
	expect(highlight('const a', 'javascript')).toBe('const a');
	expect(createHighlighter()('const a', 'javascript')).toContain('token keyword');
});
