import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBasePath } from './base-path';

const below = createBasePath('https://site.test', '/sub', (path) => path === '/fleet/');
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('an export below a path', () => {
	it.each([
		['<a href="/fleet/#a">', '<a href="/sub/fleet/#a">'],
		['<a href="#a">', '<a href="#a">'],
		['<a href="//other.test/a">', '<a href="//other.test/a">'],
		['<a href="https://site.test/fleet/">', '<a href="https://site.test/sub/fleet/">'],
		['<a href="https://site.test">', '<a href="https://site.test/sub/">'],
		['<a href="https://site.test.org/a">', '<a href="https://site.test.org/a">'],
		['<img srcset="/a.jpg 1x, /b.jpg 2x">', '<img srcset="/sub/a.jpg 1x, /sub/b.jpg 2x">'],
		['<p style="background:url(/a.jpg)">', '<p style="background:url(/sub/a.jpg)">'],
		['<input value="/fleet/" placeholder="/a/">', '<input value="/fleet/" placeholder="/a/">'],
	])('%s becomes %s', (before, after) => {
		expect(below.html(before)).toBe(after);
	});

	it('changes settings where they name a file or a written page', () => {
		const settings = '{"suffix":"/day","to":"/fleet/?a=1","file":"/wp-content/a.svg"}';
		const html = below.html(`<div data-settings='${settings}'></div>`);
		expect(html.replaceAll('&quot;', '"')).toContain(
			'{"suffix":"/day","to":"/sub/fleet/?a=1","file":"/sub/wp-content/a.svg"}',
		);
	});

	it('renews the hash of a sheet in the policy of its page', () => {
		const sheet = 'a{background:url("/a.jpg")}';
		const page = `<html><head><meta content="style-src '${hash(sheet)}'"><style>${sheet}</style></head></html>`;
		const placed = 'a{background:url("/sub/a.jpg")}';
		expect(below.html(page)).toBe(
			`<html data-base="/sub"><head><meta content="style-src '${hash(placed)}'"><style>${placed}</style></head></html>`,
		);
	});

	it('changes nothing at the root of a host', () => {
		const root = createBasePath('https://site.test', '', () => true);
		const page = '<html><a href="/fleet/"></a></html>';
		expect([root.html(page), root.address('/a'), root.css('a{b:url(/c)}')]).toEqual([
			page,
			'/a',
			'a{b:url(/c)}',
		]);
	});
});
