import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageKey, parsePageAddress } from './page-address';

const parse = (address: string) => {
	const url = new URL(`http://site.example${address}`);
	return parsePageAddress(url.pathname, url.searchParams);
};
const keyOf = (address: string) => {
	const parsed = parse(address);
	return parsed.kind === 'page' ? pageKey(parsed) : parsed.kind;
};

describe('the address of a page', () => {
	it('is split into a path, a page number and a search', () => {
		expect(parse('/stories/page/3/?s=reef')).toMatchObject({
			kind: 'page',
			path: '/stories/',
			page: 3,
			search: 'reef',
		});
		expect(parse('/')).toMatchObject({ kind: 'page', path: '/', page: 1, search: null });
		expect(parse('/?s=')).toMatchObject({ kind: 'page', search: '' });
		expect(parse('/stories/?paged=4')).toMatchObject({ path: '/stories/', page: 4 });
		expect(parse('/stories/page/2/?paged=4')).toMatchObject({ page: 4 });
		expect(parse('/stories/page/4/?paged=2')).toMatchObject({ page: 4 });
	});

	it('names the pages of query blocks by itself', () => {
		expect(keyOf('/a/?query-7-page=2&query-page=3&cst')).toBe('/a/?query-7-page=2&query-page=3');
		expect(keyOf('/a/?query-7-page=x&query-8-page=0')).toBe('/a/');
	});

	it('may name a page of the comments', () => {
		expect(parse('/stories/bay/comment-page-12/')).toMatchObject({
			path: '/stories/bay/',
			page: 1,
			commentPage: 12,
		});
		expect(parse('/comment-page-2/')).toMatchObject({ path: '/', commentPage: 2 });
		expect(parse('/stories/bay/')).toMatchObject({ commentPage: null });
		expect(parse('/stories/comment-page-x/')).toMatchObject({
			path: '/stories/comment-page-x/',
			commentPage: null,
		});
	});

	it.each([
		['/stories/bay/comment-page-2', '/stories/bay/comment-page-2/'],
		['/stories/bay/comment-page-02/', '/stories/bay/comment-page-2/'],
		['/stories/bay/comment-page-0/?x=1', '/stories/bay/?x=1'],
		['/gallery', '/gallery/'],
		['/gallery?x=1&y=%2F', '/gallery/?x=1&y=%2F'],
		['/index.php', '/'],
		['/index.php/about/crew?x=1', '/about/crew/?x=1'],
		['/index.php/2026/', '/2026/'],
		['/?m=202611&x=1', '/2026/11/?x=1'],
		['/de/?m=202611', '/de/2026/11/'],
		['/pt-br/?year=2026', '/pt-br/2026/'],
		['/?year=2026&x=1', '/2026/?x=1'],
		['/?year=2026&monthnum=5&day=3', '/2026/05/03/'],
		['/?pagename=about/crew&x=1', '/about/crew/?x=1'],
		['/?pagename=/about/', '/about/'],
		['/a//b///c/', '/a/b/c/'],
		['/stories/page/1/', '/stories/'],
		['/stories/page/0/', '/stories/'],
		['/stories/page/02/', '/stories/page/2/'],
		['/caf%C3%A9/', '/caf%c3%a9/'],
	])('%s moves to %s', (from, to) => {
		expect(parse(from)).toEqual({ kind: 'moved', location: to });
	});

	it.each([
		'/?year=20',
		'/?monthnum=5',
		'/?year=2026&monthnum=13',
		'/?pagename=',
		'/?pagename=//evil.example',
		'/?pagename=/%5Cevil.example',
		'/?pagename=../x',
		'/?feed=x',
		'/bay/?year=2026&pagename=about',
		'/index.phps/',
	])('%s stands for nothing else', (address) => {
		const parsed = parse(address);
		if (parsed.kind === 'moved') expect(parsed.location).toMatch(/^\/(?![/\\])/);
		else expect(parsed.kind).toBe('page');
	});

	it.each([
		['/?feed=rss2', '/'],
		['/?feed=feed&x=1', '/'],
		['/category/sea/?feed=atom', '/category/sea/'],
		['/?feed=comments-rss2', '/comments/'],
		['/bay/?feed=comments-rss2', '/bay/'],
		['/comments/feed/', '/comments/'],
	])('%s is the feed of %s', (address, path) => {
		expect(parse(address)).toEqual({ kind: 'feed', path });
	});

	it('never moves a visitor to another host', () => {
		expect(parsePageAddress('//evil.example/x', new URLSearchParams())).toEqual({
			kind: 'moved',
			location: '/evil.example/x/',
		});
		expect(parsePageAddress('/%2f%2fevil.example/', new URLSearchParams()).kind).toBe('unknown');
		expect(parsePageAddress('/%5cevil.example/', new URLSearchParams()).kind).toBe('unknown');
	});

	it('knows feeds of the site and of an archive', () => {
		expect(parse('/feed/')).toEqual({ kind: 'feed', path: '/' });
		expect(parse('/category/harbours/feed/rss2/')).toEqual({
			kind: 'feed',
			path: '/category/harbours/',
		});
		expect(parse('/feed')).toEqual({ kind: 'moved', location: '/feed/' });
	});

	it('is unknown for files, broken encoding and endless paths', () => {
		expect(parse('/wp-config.php.bak').kind).toBe('unknown');
		expect(parse('/%E0%A4%A/').kind).toBe('unknown');
		expect(parse(`/${'a'.repeat(2_001)}/`).kind).toBe('unknown');
	});
});

describe('the key of a page', () => {
	it('keeps the parameters that change the page, sorted, and drops the rest', () => {
		expect(keyOf('/fleet/?utm_source=x&s=b&e-filter-a1-boat-type=rib&fbclid=1')).toBe(
			'/fleet/?e-filter-a1-boat-type=rib&s=b',
		);
	});

	it('is one for both ways to write a page number', () => {
		expect(keyOf('/stories/?paged=2')).toBe(keyOf('/stories/page/2/'));
	});

	it('keeps pages of the comments apart', () => {
		expect(keyOf('/bay/comment-page-2/?utm_source=x&s=b')).toBe('/bay/comment-page-2/?s=b');
		expect(keyOf('/bay/comment-page-2/?paged=3')).not.toBe(keyOf('/bay/page/3/'));
	});

	it('is capped in number and length', () => {
		const many = Array.from({ length: 50 }, (_, index) => `e-filter-${index}-x=1`).join('&');
		expect(new URLSearchParams(keyOf(`/?${many}`).slice(2)).size).toBe(12);
		expect(keyOf(`/?s=${'x'.repeat(301)}`)).toBe('/');
		expect(keyOf(`/?e-filter-a-x=${'x'.repeat(2_001)}`)).toBe('/');
	});

	it('holds as many terms as a visitor may choose, and both parts of a filter that is named twice', () => {
		const terms = Array.from({ length: 50 }, (_, index) => `a-term-of-usual-length-${index}`);
		const many = `/?e-filter-a-x=${terms.join('~')}`;
		expect(new URL(keyOf(many), 'http://x').searchParams.get('e-filter-a-x')).toBe(terms.join('~'));
		const twice = '/?e-filter-a-x=one&e-filter-a-x=two';
		expect(keyOf(twice)).toBe(twice);
		expect(keyOf('/?s=one&s=two')).toBe('/?s=one');
		expect(keyOf('/bay/?replytocom=7&fbclid=1')).toBe('/bay/?replytocom=7');
		expect(keyOf('/bay/?replytocom=0')).toBe('/bay/');
		expect(keyOf('/bay/?replytocom=7x')).toBe('/bay/');
	});

	it('does not depend on the order of the parameters', () => {
		const pair = fc.tuple(fc.constantFrom('s', 'paged', 'page', 'e-filter-a', 'utm'), fc.string());
		fc.assert(
			fc.property(fc.uniqueArray(pair, { selector: ([name]) => name }), (pairs) => {
				const there = parsePageAddress('/x/', new URLSearchParams(pairs));
				const back = parsePageAddress('/x/', new URLSearchParams([...pairs].reverse()));
				expect(there).toEqual(back);
			}),
		);
	});

	it('leads back to itself: a key is the address of its page', () => {
		const path = fc.array(
			fc.constantFrom(
				'',
				'a',
				'page',
				'2',
				'1',
				'comment-page-2',
				'comment-page-01',
				'feed',
				'A%C3%A9',
				'x.y',
				'%2f',
			),
		);
		const name = fc.constantFrom('s', 'paged', 'page', 'e-page-1', 'e-filter-a-b', 'utm', 'p');
		const query = fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.constantFrom('2', '03'))));
		fc.assert(
			fc.property(path, query, (segments, pairs) => {
				const key = keyOf(`/${segments.join('/')}?${new URLSearchParams(pairs)}`);
				if (key.startsWith('/')) expect(keyOf(key)).toBe(key);
			}),
		);
	});
});
