import { describe, expect, it } from 'vitest';
import { createRedirects, endlessRedirects, type RedirectRule, withParameters } from './redirects';

const rule = (from: string, to: string | null, status: RedirectRule['status'] = 301) => ({
	from,
	to,
	status,
});
const found = (rules: RedirectRule[], address: string) => {
	const { pathname, searchParams } = new URL(address, 'http://own.test');
	return createRedirects(rules).find(pathname, searchParams);
};
const location = (rules: RedirectRule[], address: string) => found(rules, address)?.location;

describe('redirects of a site', () => {
	it('lead from an exact path, with or without a slash at its end, and keep the query', () => {
		const rules = [rule('/old', '/new/'), rule('/κόλπος/', '/bay/', 302)];
		expect(found(rules, '/old')).toEqual({ status: 301, location: '/new/' });
		expect(location(rules, '/old/?utm_source=x')).toBe('/new/?utm_source=x');
		expect(found(rules, '/κόλπος')).toEqual({ status: 302, location: '/bay/' });
		expect(found(rules, '/older')).toBeNull();
		expect(found(rules, '/Old')).toBeNull();
		expect(found(rules, '/%')).toBeNull();
	});

	it('take the part that the star matched along', () => {
		const rules = [rule('/blog/*', '/news/*'), rule('/*.html', '/*/'), rule('/shop/*', '/')];
		expect(location(rules, '/blog/2020/a/')).toBe('/news/2020/a/');
		expect(location(rules, '/blog')).toBe('/news/');
		expect(location(rules, '/about.html')).toBe('/about/');
		expect(location(rules, '/blog/a%20b%3Fc')).toBe('/news/a%20b%3Fc');
		expect(location(rules, '/shop/a/b')).toBe('/');
		expect(found(rules, '/blogs')).toBeNull();
	});

	it('put an exact rule before one with a star, and an earlier one before a later one', () => {
		const rules = [rule('/a/*', '/star/'), rule('/a/b', '/exact/'), rule('/a/*', '/late/')];
		expect(location(rules, '/a/b')).toBe('/exact/');
		expect(location(rules, '/a/c')).toBe('/star/');
	});

	it('require the parameters that a rule names, and drop them', () => {
		const rules = [rule('/shop.php?id=3', '/oars/'), rule('/shop.php', '/shop/?from=old#top')];
		expect(location(rules, '/shop.php?id=3&utm_source=x')).toBe('/oars/?utm_source=x');
		expect(location(rules, '/shop.php?id=33&from=x')).toBe('/shop/?from=old&id=33#top');
	});

	it('lead to other hosts only where the rule names one', () => {
		expect(location([rule('/map/*', 'https://maps.test/*')], '/map/a?b=c')).toBe(
			'https://maps.test/a',
		);
		for (const path of ['/old/evil.test', '/old//evil.test', '/old/%5Cevil.test']) {
			expect(location([rule('/old*', '/*')], path)).toMatch(/^\/(?:evil|%5C)/);
		}
	});

	it('leave nothing of a star that stood for nothing, and match no letter twice', () => {
		expect(location([rule('/a', '/b/*')], '/a')).toBe('/b/');
		expect(location([rule('/aba*ba', '/x/')], '/aba')).toBeUndefined();
		expect(location([rule('/caf%C3%A9/', '/coffee/')], '/caf%C3%A9/')).toBe('/coffee/');
		expect(location([rule('/old/*', '/new/*')], '/old/a//b')).toBe('/new/a//b');
	});

	it('answer that a page is gone', () => {
		expect(found([rule('/x/*', null, 410)], '/x/y')).toEqual({ status: 410, location: null });
	});

	it('are named, and not followed, where they never end', () => {
		const endless = [
			rule('/a', '/b'),
			rule('/b', '/c'),
			rule('/c', '/a'),
			rule('/self', '/self/?x=1'),
			rule('/grow/*', '/grow/more/*'),
			rule('/under/*', '/under/'),
			rule('/to-loop', '/a'),
		];
		const fine = [rule('/d', '/e'), rule('/e', '/f'), rule('/gone', null, 410)];
		expect(endlessRedirects([...endless, ...fine])).toEqual(endless);
		for (const { from } of endless) expect(found(endless, from.replace('*', 'y'))).toBeNull();
		expect(endlessRedirects([rule('/x/*', '/*'), rule('/out', 'https://out.test/out')])).toEqual(
			[],
		);
	});
});

describe('further parameters', () => {
	it('stand before the fragment, each name once', () => {
		expect(withParameters('/a/?b=1#c', new URLSearchParams('b=2&d=3'))).toBe('/a/?b=1&d=3#c');
		expect(withParameters('/a/', new URLSearchParams())).toBe('/a/');
		expect(withParameters('/a/#b?c=1#d', new URLSearchParams('c=2'))).toBe('/a/?c=2#b?c=1#d');
		expect(withParameters('/a/?x=1?b=2', new URLSearchParams('b=3'))).toBe('/a/?x=1?b=2&b=3');
	});
});
