import { describe, expect, it } from 'vitest';
import { facebookAddress, facebookFrame } from './facebook-frames';

describe('a plugin in a frame', () => {
	it('gets only known parameters, each value whole', () => {
		const url = new URL(
			facebookFrame(
				'page',
				'https://www.facebook.com/a?b=1&c=2',
				{ tabs: 'timeline', width: undefined, hide_cover: false },
				'de-DE',
			),
		);
		expect(url.origin + url.pathname).toBe('https://www.facebook.com/plugins/page.php');
		expect(Object.fromEntries(url.searchParams)).toEqual({
			href: 'https://www.facebook.com/a?b=1&c=2',
			tabs: 'timeline',
			hide_cover: 'false',
			locale: 'de_DE',
		});
	});

	it.each(['de', '', 'zh-Hant-TW', 'x&y'])('names no locale for %j', (language) => {
		expect(facebookFrame('like', 'https://b.example/', {}, language)).not.toContain('locale');
	});
});

describe('an address at Facebook', () => {
	it.each([
		['https://www.facebook.com/acme', 'https://www.facebook.com/acme'],
		['http://facebook.com/acme/posts/1', 'https://facebook.com/acme/posts/1'],
		['//m.facebook.com/acme', 'https://m.facebook.com/acme'],
		['https://de-de.facebook.com/acme', 'https://de-de.facebook.com/acme'],
		['https://fb.watch/abc/', 'https://fb.watch/abc/'],
	])('%s', (text, address) => {
		expect(facebookAddress(text)).toBe(address);
	});

	it.each([
		'',
		'acme',
		'javascript:alert(1)',
		'https://facebook.com.evil.example/',
		'https://notfacebook.com/',
		'https://user@facebook.com/',
		'https://facebook.com:8443/',
		'https://evil.example/?facebook.com',
	])('%j is none', (text) => {
		expect(facebookAddress(text)).toBeUndefined();
	});
});
