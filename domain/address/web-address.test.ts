import { expect, it } from 'vitest';
import { webAddress } from './web-address';

it.each([
	['https://a.example/x?y', 'https://a.example/x?y'],
	[' //a.example/x ', 'https://a.example/x'],
	['HTTP://a.example', 'http://a.example/'],
])('%j is an address of the web', (text, href) => {
	expect(webAddress(text)?.href).toBe(href);
});

it.each([
	'',
	'/x',
	'a.example',
	'javascript:alert(1)',
	'mailto:a@b.example',
	'ftp://a.example',
	'xhttps://a.example',
	'httpsx://a.example',
	'https://',
])('%j is none', (text) => {
	expect(webAddress(text)).toBeUndefined();
});
