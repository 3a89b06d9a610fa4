import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './node-by-uri';

const SITE = 'https://boats.test';

describe('the path that a URI means', () => {
	it('is never one of another host', () => {
		fc.assert(
			fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
				fc.pre(new URL(url).host !== new URL(SITE).host);
				expect(ownPath(url, SITE)).toBeNull();
				expect(ownPath(url.replace(/^https?:/, ''), SITE)).toBeNull();
			}),
		);
	});

	it('has a slash at both ends and neither query nor hash', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const path = ownPath(text, SITE);
				if (path !== null) expect(path).toMatch(/^\/(?:.*\/)?$/s);
			}),
		);
	});

	it.each([
		['about', '/about/'],
		['/about', '/about/'],
		['//about//', null],
		['/about//', '/about/'],
		['/a/b?x=1#y', '/a/b/'],
		[`${SITE}/a/`, '/a/'],
		[`${SITE}`, '/'],
		['https://BOATS.test/a', '/a/'],
		['http://boats.test/a/', '/a/'],
		['https://boats.test:444/a/', null],
		['https://user@boats.test.evil.example/', null],
		['/caf%C3%A9/', '/café/'],
		['/a\tb/', null],
		['mailto:a@b.test', null],
	])('%s → %s', (uri, path) => {
		expect(ownPath(uri, SITE)).toBe(path);
	});
});
