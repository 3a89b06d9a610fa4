import { describe, expect, it } from 'vitest';
import { autoParagraphs } from './paragraphs';

describe('a text of the time before blocks', () => {
	it('has paragraphs between blank lines, and breaks where lines end', () => {
		expect(autoParagraphs('one\ntwo\n\nthree')).toBe('<p>one<br />\ntwo</p>\n<p>three</p>\n');
		expect(autoParagraphs(' \n ')).toBe('');
	});

	it('has them around headings, lists and pictures as well', () => {
		expect(
			autoParagraphs('Out early.\n<h2>Gulls</h2>\nand <em>late</em>\n<ul>\n<li>a\n\nb</li>\n</ul>'),
		).toBe(
			'<p>Out early.</p>\n<h2>Gulls</h2><p>and <em>late</em></p>\n<ul>\n<li>a\n\nb</li>\n</ul>',
		);
	});

	it('has them in quotations', () => {
		expect(autoParagraphs('<blockquote>a\n\nb</blockquote>')).toBe(
			'<blockquote><p>a</p>\n<p>b</p>\n</blockquote>',
		);
	});

	it('keeps what has its paragraphs, and what is to be shown as it is', () => {
		for (const html of [
			'<p>one</p>\n\n<p>two</p>',
			'<pre>a\n\nb</pre>',
			'<div>loose\n\nwords</div>',
			'<hr>',
			'<p>a</p><!--more--><p>b</p>',
		]) {
			expect(autoParagraphs(html)).toBe(html);
		}
	});

	it('does not lose its way in tags that are never opened or closed', () => {
		expect(autoParagraphs('</div>one')).toBe('</div><p>one</p>\n');
		expect(autoParagraphs('<div>one')).toBe('<div>one');
		expect(autoParagraphs('<p>one<p>two</div>')).toContain('two');
	});
});
