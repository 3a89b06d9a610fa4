import { describe, expect, it } from 'vitest';
import { namedIn, possibleRules, readSheet } from './possible-rules';

const cut = (css: string, html: string, named = '') => {
	const words = namedIn(html);
	const rules = readSheet(css, (address) => address);
	return rules && possibleRules(rules, (name) => words.has(name), namedIn(named));
};

describe('rules that a page can use', () => {
	it.each([
		['a class that it has', '.a{top:0}', '.a{top:0}'],
		['no class of another', '.b{top:0}', ''],
		['one of several selectors, as they were written', '.b,.a>p{top:0}', '.b,.a>p{top:0}'],
		['all classes of a selector', '.a.b,.a .b{top:0}', ''],
		['an id', '#i:hover{top:0}#j{top:0}', '#i:hover{top:0}'],
		['tags and attributes, always', 'p,[data-x="y"]{top:0}', 'p,[data-x="y"]{top:0}'],
		[
			'what :not() and :is() name, always',
			'.a:not(.b):is(.c,.d){top:0}',
			'.a:not(.b):is(.c,.d){top:0}',
		],
		['an escaped name, always', '.md\\:flex{top:0}', '.md\\:flex{top:0}'],
		[
			'media with what is in them',
			'@media (width<9px){.a{top:0}.b{top:0}}',
			'@media (width<9px){.a{top:0}}',
		],
		['no media without anything', '@media print{.b{top:0}}', ''],
		['the place of an empty layer', '@layer x,y;@layer x{.b{top:0}}', '@layer x,y;@layer x{}'],
		[
			'custom properties',
			':root{--x:1}@property --x{syntax:"*"}',
			':root{--x:1}@property --x{syntax:"*"}',
		],
		['no comments', '/* x */.a{/* y */top:0}', '.a{ top:0}'],
		['no character set', '@charset "utf-8";.a{top:0}', '.a{top:0}'],
		[
			'a stray semicolon, which spoils the next rule in browsers',
			'.a{top:0};.a{left:0}',
			'.a{top:0};.a{left:0}',
		],
	])('are %s', (_, css, kept) => {
		expect(cut(css, '<p class="a" id="i">')).toBe(kept);
	});

	it('bring keyframes and fonts that are named', () => {
		const css =
			'@keyframes spin{to{rotate:1turn}}@-webkit-keyframes blink{to{opacity:0}}@font-face{font-family:"Open Sans";src:url(a.woff2)}@font-face{src:url(b.woff2)}';
		expect(cut(css, '', 'animation:spin;font-family:"Open Sans"')).toBe(
			'@keyframes spin{to{rotate:1turn}}@font-face{font-family:"Open Sans";src:url(a.woff2)}',
		);
	});

	it('name addresses that hold elsewhere', () => {
		const css = '.a{background:url(b.png),url( "c d.png" ),url(#mask)}';
		const rules = readSheet(css, (address) =>
			address.startsWith('#') ? address : `/x/${address}`,
		);
		expect(possibleRules(rules ?? [], () => true)).toBe(
			'.a{background:url(/x/b.png),url( "/x/c d.png" ),url(#mask)}',
		);
	});

	it.each([
		['imports another', '@import "x.css";.a{top:0}'],
		['has no end', '.a{top:0'],
		['closes too much', '.a{top:0}}.b{top:0}'],
	])('are unknown for a sheet that %s', (_, css) => {
		expect(cut(css, '<p class="a">')).toBeNull();
	});
});
