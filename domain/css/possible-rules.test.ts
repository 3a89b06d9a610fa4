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
			'media rules with their content',
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

	it('include used keyframes and fonts', () => {
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
		['"x.css"', '.b{top:0}'],
		['url(x.css)', '.b{top:0}'],
		['url( "x.css" ) print', '@media print{.b{top:0}}'],
		['"x.css" layer', '@layer{.b{top:0}}'],
		[
			"'x.css' layer(base.deep) supports(gap: 0) screen and (width < 9px)",
			'@media screen and (width < 9px){@supports (gap: 0){@layer base.deep{.b{top:0}}}}',
		],
		['url("x.css")supports(not (gap: 0))', '@supports not (gap: 0){.b{top:0}}'],
	])('stand in the place of an import: %s', (written, shown) => {
		const css = `@charset "utf-8";@layer base;@import ${written};.a{top:0}`;
		const asked: string[] = [];
		const rules = readSheet(
			css,
			(address) => `/y/${address}`,
			({ address }) => {
				asked.push(address);
				return readSheet('.b{top:0}');
			},
		);
		expect(possibleRules(rules ?? [], () => true)).toBe(`@layer base;${shown}.a{top:0}`);
		expect(asked).toEqual(['/y/x.css']);
	});

	it.each(['.a{top:0}@import "x.css";', '@media print{@import "x.css";.a{top:0}}', '@import;'])(
		'leave out an import that does not count in browsers: %s',
		(css) => {
			const rules = readSheet(css, undefined, () => readSheet('.b{top:0}'));
			expect(possibleRules(rules ?? [], () => true)).not.toMatch(/import|\.b/);
		},
	);

	it.each([
		['imports another that is unknown', '@import "x.css";.a{top:0}'],
		['names a namespace', '@namespace svg url(x);.a{top:0}'],
		['has no end', '.a{top:0'],
		['closes too much', '.a{top:0}}.b{top:0}'],
	])('are unknown for a sheet that %s', (_, css) => {
		expect(cut(css, '<p class="a">')).toBeNull();
	});
});
