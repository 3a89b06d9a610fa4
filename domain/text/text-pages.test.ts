import { describe, expect, it } from 'vitest';
import { textPage } from './text-pages';

const TEXT = '<p>One</p>\n<p><!--nextpage--></p>\n<p>Two</p>\n<!--nextpage-->\n<p>Three</p>';

describe('a text of several pages', () => {
	it.each([
		[1, 'One', 1],
		[2, 'Two', 2],
		[3, 'Three', 3],
		[4, 'Three', 3],
		[0, 'One', 1],
	])('page %i is "%s"', (asked, text, number) => {
		const page = textPage(TEXT, asked);
		expect([page.html.trim(), page.number, page.count]).toEqual([`<p>${text}</p>`, number, 3]);
	});

	it('is cut at breaks with and without a paragraph around them, in any case', () => {
		const html =
			'<p>One</p><P class="x"> <!--NEXTPAGE--> </P><p>Two</p><!--nextpage--><p>Three</p>';
		expect([1, 2, 3].map((number) => textPage(html, number).html)).toEqual([
			'<p>One</p>',
			'<p>Two</p>',
			'<p>Three</p>',
		]);
	});

	it('begins behind a break at its beginning', () => {
		const html = ' <!--nextpage--><p>One</p><!--nextpage--><p>Two</p>';
		expect(textPage(html, 1)).toEqual({ html: '<p>One</p>', number: 1, count: 2 });
	});

	it('is one page without a break, and a break at the beginning does not count', () => {
		expect(textPage('<p>One</p>', 2)).toEqual({ html: '<p>One</p>', number: 1, count: 1 });
		expect(textPage('<!--nextpage--><p>One</p>', 1)).toMatchObject({ count: 1 });
		expect(textPage('', 1)).toEqual({ html: '', number: 1, count: 1 });
	});
});
