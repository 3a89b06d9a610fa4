import { describe, expect, it } from 'vitest';
import { ALL_RULES, namedIn, possibleRules } from './possible-rules';
import { type Imported, readSheet } from './sheet-rules';

const cut = (css: string, html: string, named = '', variables: string[] | null = null) => {
	const has = namedIn(html);
	const rules = readSheet(css, (address) => address);
	const matches = ({ names }: { names: readonly string[] }) => names.every((name) => has.has(name));
	return rules && possibleRules([rules], { matches, words: namedIn(named), variables })[0];
};
const all = (css: string, moved?: (address: string) => string, imported?: Imported) =>
	possibleRules([readSheet(css, moved, imported) ?? []], ALL_RULES)[0];

describe('rules that a page can use', () => {
	it.each([
		['a class that it has', '.a{top:0}', '.a{top:0}'],
		['no class of another', '.b{top:0}', ''],
		[
			'one of several selectors, without those that match nothing',
			'.b,.a > p{top:0}',
			'.a>p{top:0}',
		],
		[
			'one of several, with those that a browser may not know',
			'.b::thumb,.b:has(p),.a{top:0}',
			'.b::thumb,.b:has(p),.a{top:0}',
		],
		[
			'several of a rule with rules of its own, whose weight all of them give',
			'.b,.a{&:hover{top:0}}',
			'.b,.a{&:hover{top:0}}',
		],
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
		['no comments and no gaps', '/* x */.a {/* y */top: 0 ; }', '.a{top:0}'],
		['no properties that no browser reads', '.a{-ms-flex:1;-o-x:1;-webkit-x:1}', '.a{-webkit-x:1}'],
		[
			'a part that is no declaration',
			'.a{top:0;*zoom:1;x y;left:0}',
			'.a{top:0;*zoom:1;x y;left:0}',
		],
		[
			'gaps inside of values',
			'.a{margin:0  auto;width:calc(1px + 2px)}',
			'.a{margin:0 auto;width:calc(1px + 2px)}',
		],
		['an empty custom property', '.a{--x: ;top:0}', '.a{--x: ;top:0}'],
		[
			'a semicolon in brackets',
			'.a{background:url( "x;y" );top:0}',
			'.a{background:url( "x;y" );top:0}',
		],
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

	it('include the fonts and keyframes that a rule names that stays', () => {
		const css =
			'@keyframes spin{to{rotate:1turn}}@keyframes blink{to{opacity:0}}.a{animation:spin 1s}.b{animation:blink 1s}.a{content:"blink"}';
		expect(cut(css, '<p class="a">')).toBe(
			'@keyframes spin{to{rotate:1turn}}.a{animation:spin 1s}.a{content:"blink"}',
		);
		expect(cut(`@keyframes x{}.a{--move:x}`, '<p class="a">')).toBe('@keyframes x{}.a{--move:x}');
	});

	it('lack the custom properties that nothing reads', () => {
		const css =
			':root{--own:1;--dead:var(--deader);--deader:2;--through:var(--deep);--deep:3;top:var(--through)}.a{--dead:4}';
		expect(cut(css, '<p class="a">', '', [])).toBe(
			':root{--through:var(--deep);--deep:3;top:var(--through)}',
		);
		expect(cut(css, '', '', ['--own', '--dead'])).toBe(
			':root{--own:1;--dead:var(--deader);--deader:2;--through:var(--deep);--deep:3;top:var(--through)}',
		);
	});

	it('have the custom properties that keyframes, conditions and rules of their own read', () => {
		const css =
			':root{--a:1;--b:2;--c:3;--d:4;--e:5}@keyframes k{to{top:var(--a)}}.a{animation:k}@container style(--b:2){.a{top:0}}@property --c{syntax:"*"}.a{&:hover{top:var(--d)}}';
		expect(cut(css, '<p class="a">', '', [])).toBe(css.replace(';--e:5', ''));
	});

	it('name addresses that hold elsewhere', () => {
		const css = '.a{background:url(b.png),url( "c d.png" ),url(#mask)}';
		expect(all(css, (address) => (address.startsWith('#') ? address : `/x/${address}`))).toBe(
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
		const imported: Imported = ({ address }) => {
			asked.push(address);
			return readSheet('.b{top:0}');
		};
		expect(all(css, (address) => `/y/${address}`, imported)).toBe(`@layer base;${shown}.a{top:0}`);
		expect(asked).toEqual(['/y/x.css']);
	});

	it.each(['.a{top:0}@import "x.css";', '@media print{@import "x.css";.a{top:0}}', '@import;'])(
		'leave out an import that does not count in browsers: %s',
		(css) => {
			expect(all(css, undefined, () => readSheet('.b{top:0}'))).not.toMatch(/import|\.b/);
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
