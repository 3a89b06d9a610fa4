import { describe, expect, it } from 'vitest';
import { contentTypeOf } from './content-type';

describe('the media type of a file', () => {
	it.each([
		['client-4f1c.js', 'text/javascript; charset=utf-8'],
		['client-4f1c.js.map', 'application/json; charset=utf-8'],
		['page.CSS', 'text/css; charset=utf-8'],
		['films.vtt', 'text/vtt; charset=utf-8'],
		['data.json', 'application/json; charset=utf-8'],
		['bay.jpg', 'image/jpeg'],
		['bay.svg', 'image/svg+xml'],
		['favicon.ico', 'image/x-icon'],
		['font.woff2', 'font/woff2'],
		['font.eot', 'application/vnd.ms-fontobject'],
		['film.m4v', 'video/mp4'],
		['engine.wasm', 'application/wasm'],
		['woff', 'font/woff'],
		['a.constructor', 'application/octet-stream'],
		['a.__proto__', 'application/octet-stream'],
		['', 'application/octet-stream'],
	])('%s: %s', (name, type) => {
		expect(contentTypeOf(name)).toBe(type);
	});
});
