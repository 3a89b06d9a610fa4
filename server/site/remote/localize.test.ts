import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocalizer } from './localize';

const { localize } = createLocalizer(
	['https://wp.example', 'http://cms.wp.example/blog'],
	'https://boats.example',
	'https://wp.example/graphql',
);

describe("WordPress's own address", () => {
	it.each([
		['https://wp.example/fleet/', '/fleet/'],
		['http://wp.example', '/'],
		['//wp.example/x', '/x'],
		['http://cms.wp.example/blog/x/', '/x/'],
		['https://wp.example.evil.example/', 'https://wp.example.evil.example/'],
		['https://wp.example:8080/', 'https://wp.example:8080/'],
		['https://other.example/?u=x', 'https://other.example/?u=x'],
		['http://cms.wp.example/blogger/', 'http://cms.wp.example/blogger/'],
	])('%s becomes %s', (from, to) => {
		expect(localize(from)).toBe(to);
	});

	it.each([
		['//evil.example/'],
		['/\\evil.example/'],
		['\\\\evil.example/'],
		['/\t/evil.example/'],
		['\\/\\/evil.example\\/'],
	])('never leads to another host that its path %j names', (path) => {
		for (const [before, after] of [
			['', ''],
			['<a href="', '">x</a>'],
			['<i style="background:url(', ')">'],
		]) {
			const sent = localize(`${before}https://wp.example${path}${after}`);
			expect(sent).toBe(`${before}https://boats.example${path}${after}`);
		}
	});

	it.each([
		[
			'/wp-json/oembed/1.0/embed?url=https%3A%2F%2Fwp.example%2Ffleet%2F',
			'/wp-json/oembed/1.0/embed?url=https%3A%2F%2Fboats.example%2Ffleet%2F',
		],
		[
			'//share.example/?u=http%3a%2f%2fcms.wp.example%2fblog%2fx',
			'//share.example/?u=https%3A%2F%2Fboats.example%2fx',
		],
		['/?u=https%3A%2F%2Fwp.example&x', '/?u=https%3A%2F%2Fboats.example&x'],
	])('%s, percent-encoded in a query, becomes this address', (from, to) => {
		expect(localize(from)).toBe(to);
	});

	it.each([
		'/?u=https%3A%2F%2Fwp.example.evil.example%2F',
		'/?u=https%3A%2F%2Fwp.example%3A8080%2F',
		'/?u=https%3A%2F%2Fother-wp.example%2F',
		'/?u=http%3A%2F%2Fcms.wp.example%2Fblogger%2F',
	])('%s is another address', (address) => {
		expect(localize(address)).toBe(address);
	});

	it('becomes a path in attributes, sheets and sets of pictures', () => {
		expect(
			localize(
				'<a href="https://wp.example/a/">x</a><img src=\'https://wp.example/a.jpg\' srcset="https://wp.example/a.jpg 1x, https://wp.example/b.jpg 2x"><i style="background:url(https://wp.example/c.jpg)">',
			),
		).toBe(
			'<a href="/a/">x</a><img src=\'/a.jpg\' srcset="/a.jpg 1x, /b.jpg 2x"><i style="background:url(/c.jpg)">',
		);
	});

	it("becomes this site's address where a path would not do", () => {
		expect(localize('<meta property="og:image" content="https://wp.example/a.jpg">')).toBe(
			'<meta property="og:image" content="https://boats.example/a.jpg">',
		);
		expect(localize('{"@id":"https:\\/\\/wp.example\\/#org"}')).toBe(
			'{"@id":"https:\\/\\/boats.example\\/#org"}',
		);
		expect(localize('<p>See https://wp.example/a for more</p>')).toBe(
			'<p>See https://boats.example/a for more</p>',
		);
	});

	it.each([
		['https://wp.example/graphql', '/graphql?query-7-page=2&#038;query-page=3'],
		['https://wp.example/?graphql', '/?graphql&#038;query-7-page=2&#038;query-page=3'],
		[
			'https://wp.example/b/index.php?graphql',
			'/b/index.php?graphql=&amp;query-7-page=2&#038;query-page=3',
		],
	])('asked at %s: the next page of a query block is the page’s own', (graphqlUrl, link) => {
		const { localize } = createLocalizer([], 'https://boats.example', graphqlUrl);
		expect(localize(`<a href="${link}">Next</a>`)).toBe(
			'<a href="?query-7-page=2&#038;query-page=3">Next</a>',
		);
		const other = '<a href="/graphql?query={x}">what an author wrote</a>';
		expect(localize(other)).toBe(other);
	});

	it('leaves every other text alone', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				fc.pre(!/wp\.example/i.test(text));
				expect(localize(text)).toBe(text);
			}),
		);
	});
});
