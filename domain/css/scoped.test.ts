import { describe, expect, it } from 'vitest';
import { scopeSheet } from './scoped';

const scoped = (css: string) => scopeSheet(css, '.page');

describe('scopeSheet', () => {
	it.each([
		['h1{margin:0}', ':where(.page) h1{margin:0}'],
		['h1,h2 > a{margin:0}', ':where(.page) h1,:where(.page) h2 > a{margin:0}'],
		['a:is(.b,.c){x:y}', ':where(.page) a:is(.b,.c){x:y}'],
		['[title="a,b"]{x:y}', ':where(.page) [title="a,b"]{x:y}'],
	])('puts %s below the element', (css, expected) => {
		expect(scoped(css)).toBe(expected);
	});

	it.each([
		['body{margin:0}', ':where(.page){margin:0}'],
		[':root{--a:1}', ':where(.page){--a:1}'],
		['html[dir=rtl] .a{x:y}', ':where(.page)[dir=rtl] .a{x:y}'],
		['html body.home > main{x:y}', ':where(.page).home > main{x:y}'],
		['html,body{x:y}', ':where(.page),:where(.page){x:y}'],
		['body:has(.a) .b{x:y}', ':where(.page):has(.a) .b{x:y}'],
		['body-part{x:y}', ':where(.page) body-part{x:y}'],
	])('lets %s mean the element itself', (css, expected) => {
		expect(scoped(css)).toBe(expected);
	});

	it('goes into conditions and layers, and leaves frames, fonts and properties alone', () => {
		expect(scoped('@media (width<1px){@layer kit{p{x:y}}}')).toBe(
			'@media (width<1px){@layer kit{:where(.page) p{x:y}}}',
		);
		for (const css of [
			'@keyframes a{from{x:y}to{x:z}}',
			'@font-face{font-family:A}',
			'@property --a{inherits:false}',
			'@layer base,kit;',
			'::view-transition-old(root){x:y}',
		]) {
			expect(scoped(css)).toBe(css);
		}
	});

	it('leaves the ways from page to page to the app', () => {
		expect(scoped('@view-transition{navigation:auto}p{x:y}')).toBe(':where(.page) p{x:y}');
	});

	it('leaves nested rules to their parent, and drops a rule that does not end', () => {
		expect(scoped('a{& b{x:y}c{x:y}}')).toBe(':where(.page) a{& b{x:y}c{x:y}}');
		expect(scoped('a{x:y}b{x:')).toBe(':where(.page) a{x:y}');
	});
});
