// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loadSanitizer } from './sanitize-markup';

const clean = await loadSanitizer();

describe('markup that comes to the browser from GraphQL', () => {
	it('keeps the tags of comments', () => {
		const html =
			'<p>See <a href="/fleet/" rel="nofollow ugc" title="All">the <em>fleet</em></a>,<br><code>7 kn</code></p><blockquote cite="https://bay.example/"><p>Calm</p></blockquote><ul><li><strong>One</strong></li></ul><p><img src="/wp-content/uploads/a.jpg" alt="A bay" width="6" height="4"></p>';
		expect(clean(html)).toBe(html);
	});

	it.each([
		['<script>alert(1)</script>', ''],
		['<p onclick="alert(1)" style="color:red" class="x" id="y" data-id="1">x</p>', '<p>x</p>'],
		['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
		['<a href=" jav&#x09;ascript:alert(1)">x</a>', '<a>x</a>'],
		['<a href="data:text/html,x">x</a>', '<a>x</a>'],
		['<img src="data:image/svg+xml,x" onerror="alert(1)">', '<img>'],
		['<iframe src="https://evil.example/"></iframe><form action="/"><input></form>', ''],
		['<svg><a href="javascript:alert(1)">x</a></svg>', ''],
		['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
		['<div><h1>x</h1></div>', 'x'],
	])('loses all markup beyond the tags of comments: %s', (html, expected) => {
		expect(clean(html)).toBe(expected);
	});

	it('takes calls and messages for links, as everywhere in the house', () => {
		expect(clean('<a href="tel:+390891">x</a>')).toBe('<a href="tel:+390891">x</a>');
	});

	it('is fetched once', () => {
		expect(loadSanitizer()).toBe(loadSanitizer());
	});
});
