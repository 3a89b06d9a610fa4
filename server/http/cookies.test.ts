import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies';

const SAFE = { name: 'cart', siteUrl: 'https://boats.test' };
const PLAIN = { name: 'cart', siteUrl: 'http://boats.test' };

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
		['x=1; __Host-cart=new; cart=other', 'new'],
		['cart=other', null],
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
});
