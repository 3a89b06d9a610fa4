import { describe, expect, it } from 'vitest';
import { narrowingOf, narrowList } from './narrow-list';

const PAGE = `<form role="search" data-narrows=""><input type="search" name="q"></form>
<ul><li class="markup" data-narrowed=""><a href="/a/">Caf&eacute; &amp; tabs</a></li>
<li data-narrowed=""><a href="/b/">Accordion</a></li></ul><li>Other</li>
<p data-narrowed-none="" hidden="">None. </p>`;
const answerOf = (html: string, status = 200) => ({
	status,
	headers: { etag: '"x"', 'cache-control': 'public' },
	body: Buffer.from(html),
});
const narrowed = (words: string) => {
	const { body, headers } = narrowList(answerOf(PAGE), words);
	return { html: Buffer.from(body ?? []).toString(), headers };
};

describe('a list that an address narrows', () => {
	it('keeps entries with all words, and elements that are no entries', () => {
		const { html, headers } = narrowed('TABS cafe');
		expect(html).toContain('tabs</a>');
		expect(html).not.toContain('Accordion');
		expect(html).toContain('<li>Other</li>');
		expect(html).toContain('<input value="TABS cafe" type="search" name="q">');
		expect(html).toContain('hidden=""');
		expect(headers).not.toHaveProperty('etag');
		expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
	});

	it('shows a sentence where no entry is left, and escapes the typed words', () => {
		const { html } = narrowed('"><b>$1');
		expect(html).toContain('value="&quot;&gt;&lt;b&gt;$1"');
		expect(html).not.toContain('data-narrowed=""');
		expect(html).toContain('<p data-narrowed-none="">None.');
	});

	it('is no other page', () => {
		const other = answerOf('<form><input name="q"></form><li data-narrowed="">A</li>');
		expect(narrowList(other, 'x')).toBe(other);
		const missing = answerOf(PAGE, 404);
		expect(narrowList(missing, 'x')).toBe(missing);
	});

	it('takes a hundred letters', () => {
		expect(narrowingOf(new URLSearchParams({ q: ` ${'x'.repeat(200)}` }))).toBe('x'.repeat(100));
		expect(narrowingOf(new URLSearchParams())).toBe('');
	});
});
