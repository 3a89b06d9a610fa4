import { describe, expect, it } from 'vitest';
import { movedCookies, readCookie, writeCookie } from './cookies';

const SAFE = { name: 'cart', siteUrl: 'https://boats.test' };
const PLAIN = { name: 'cart', siteUrl: 'http://boats.test' };
const KEPT = [{ name: /^cart$/, maxAgeS: 60 }];

describe('one gate per question: cookies', () => {
	it('have the prefix __Host- under https alone', () => {
		expect(writeCookie(SAFE, 'a b', { maxAgeS: 60 })).toBe(
			'__Host-cart=a%20b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
		);
		expect(writeCookie(PLAIN, 'a')).toBe('cart=a; Path=/; HttpOnly; SameSite=Lax');
	});

	it('for scripts keep the name that scripts know', () => {
		expect(writeCookie(SAFE, '2', { isForScripts: true })).toBe(
			'cart=2; Path=/; Secure; SameSite=Lax',
		);
	});

	it.each([
		['x=1; __Host-cart=new; cart=old', 'new'],
		['cart=old', 'old'],
		['__Host-cart=a%20b', 'a b'],
		['notcart=1', null],
		['', null],
		[null, null],
	])('of %j under https are read as %j', (header, value) => {
		expect(readCookie(header, SAFE)).toBe(value);
	});

	it('with the prefix count for nothing without https', () => {
		expect(readCookie('__Host-cart=new', PLAIN)).toBeNull();
	});

	it('of earlier versions get their new name once', () => {
		expect(movedCookies('cart=old; other=1', [], SAFE.siteUrl, KEPT)).toEqual([
			'__Host-cart=old; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
			'cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
		]);
		expect(movedCookies('__Host-cart=new', [], SAFE.siteUrl, KEPT)).toEqual([]);
		expect(movedCookies('cart=old', [], PLAIN.siteUrl, KEPT)).toEqual([]);
	});

	it('of earlier versions are deleted alone where the new one is there or is being set', () => {
		const deleted = ['cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'];
		expect(movedCookies('cart=old; __Host-cart=new', [], SAFE.siteUrl, KEPT)).toEqual(deleted);
		expect(movedCookies('cart=old', ['__Host-cart=x; Path=/'], SAFE.siteUrl, KEPT)).toEqual(
			deleted,
		);
	});
});
