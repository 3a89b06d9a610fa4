import fc from 'fast-check';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { isPictureAddress } from './addresses';
import { declarationsOf, isSafeProperty, isSafeValue, MAX_VALUE_LENGTH } from './declarations';
import { rulesOf } from './rules';
import { cssOf, MAX_CSS_LENGTH, tokensOf } from './tokens';

/** The CSS that follows a value in the page's sheet. */
const BEHIND = '.behind{top:0}@media print{.last{left:1px}}';

/** The sheet as css-tree parses it, as an independent reader of CSS. */
function parsed(css: string): string {
	const { code } = transform({ filename: 'a.css', code: Buffer.from(css), errorRecovery: true });
	return code.toString();
}
const behindAlone = parsed(BEHIND);

/**
 * The part of the sheet before `BEHIND`; undefined if `BEHIND` is parsed differently than without the text before it.
 */
function inFront(css: string): string | undefined {
	const all = parsed(css + BEHIND);
	return all.endsWith(behindAlone) ? all.slice(0, -behindAlone.length) : undefined;
}

/**
 * The three entries for untrusted CSS: a setting's value, a style attribute, an editor's sheet. Each returns the text
 * as it lands in the page.
 */
const WAYS = {
	value: (junk: string) => (isSafeValue(junk) ? `.a{grid-area:${junk}}` : ''),
	attribute: (junk: string) => {
		const kept = declarationsOf(junk, isPictureAddress);
		return `.a{${kept.map(({ property, value }) => `${property}:${value}`).join(';')}}`;
	},
	sheet: (junk: string) => rulesOf(junk).map(cssOf).join(''),
};

/** Characters and texts that open, close, end, escape or hide CSS. */
const SIGNS = [
	...'()[]{}"\'\\;:!@<>/*#.,-+=&|~^$%? \n\r\f\t\u0000\u0007\u007f\ufeff×',
	...[
		'/*',
		'*/',
		'<!--',
		'-->',
		'</style>',
		'url(',
		'URL(',
		'×url(',
		'#×url(',
		'1×url(',
		'f(',
		'@×url(',
	],
	...[
		'\\"',
		'\\27 ',
		'\\72 ',
		'u\\72l(',
		'\\\n',
		'\\}',
		'@import',
		'@media',
		'!important',
		'1px',
		'a',
		'e1',
	],
	...['src(', 'image-set(', 'a:b', 'color:red', '.x', 'U+26'],
];
const junk = fc
	.array(
		fc.oneof(
			{ weight: 5, arbitrary: fc.constantFrom(...SIGNS) },
			{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
		),
		{ maxLength: 14 },
	)
	.map((pieces) => pieces.join(''));

describe('CSS from outside', () => {
	it.each(Object.entries(WAYS))(
		'as a %s does not change how the browser reads the rules behind it',
		(way, land) => {
			const around = fc.constantFrom<[string, string]>(
				['', ''],
				['color:red;grid-area:', ';margin:0'],
				['.a{top:1px}.b{grid-area:', '}.c{top:2px}'],
				['@media (width){.a{top:', '}}'],
			);
			fc.assert(
				fc.property(around, junk, ([before, after], inside) => {
					const landed = land(before + inside + after);
					const read = inFront(landed);
					expect([landed, read]).not.toEqual([landed, undefined]);
					expect(landed).not.toContain('<');
					const withoutTexts = read?.replace(/"(?:[^"\\]|\\.)*"/gs, '""');
					expect(withoutTexts).not.toContain('@import');
					if (way !== 'sheet') expect(withoutTexts).toMatch(/^(?:\.a \{[^{}]*\}\s*)?$/);
				}),
				{ numRuns: 2000 },
			);
		},
	);

	const OPEN = [
		'(',
		'[',
		'{',
		'"',
		"'",
		'f(',
		'url(',
		'url("',
		'URL( ',
		'/*',
		'((',
		'[(]',
		'([)',
		'(]',
		'"a\n',
		'"\\"',
		"'\\'",
		'"\\',
		'\\',
	];
	it.each(OPEN)('lets nothing stand that opens and does not close: %j', (open) => {
		expect(isSafeValue(`a ${open}`)).toBe(false);
		expect(isSafeValue(open)).toBe(false);
		expect(declarationsOf(`color:red;grid-area:a ${open}`, isPictureAddress)).toEqual([
			{ property: 'color', value: 'red' },
		]);
		expect(rulesOf(`.a{top:0}.b{grid-area:a ${open}}`).map(cssOf)).toEqual(['.a{top:0}']);
	});

	it.each([
		')',
		']',
		'}',
		'-->',
		'<!--',
		'</style>',
		'<',
		'>',
		';',
		'@x',
		'!x',
		'\\72 ed',
		'\\;',
		'\u0000',
	])('lets nothing stand that closes, ends or hides: %j', (sign) => {
		expect(isSafeValue(`a ${sign} b`)).toBe(false);
		const kept = declarationsOf(`grid-area:a ${sign} b`, isPictureAddress);
		expect(kept.map(({ value }) => value)).toEqual(sign === ';' ? ['a'] : []);
	});

	it('takes a foreign letter in front of a bracket for nothing that browsers agree on', () => {
		// In browsers that do not count × as part of a name, the address is broken and the quote after it stays open.
		expect(isSafeValue('×url(a"b)c")')).toBe(false);
		expect(isSafeValue('#×url(a"b)c")')).toBe(false);
		expect(isSafeValue('"×" ö')).toBe(true);
	});
});

describe('a value', () => {
	it.each([
		'1px',
		'calc((1px + 2px) * 3)',
		'[full-start] 1fr [full-end]',
		'1 / -1',
		'"it\'s (fine", serif',
		'"\\201C" "\\201d"',
		'"\\E900"',
		'paint-image(1)',
		'url(/a.jpg)',
		'URL(/a.jpg)',
		'URL( "https://a.example/b.jpg" )',
		"url('data:image/svg+xml,%3Csvg%3E')",
	])('%j stays', (value) => {
		expect(isSafeValue(value)).toBe(true);
	});

	it.each([
		'',
		' ',
		'/* a */ 1px',
		'red !important',
		'url()',
		'url(javascript:x)',
		'url(data:text/html,x)',
		'url(data:image/png)',
		'url(javascript:x//data:image/png,)',
		'url("a" b)',
		'url("\\61.jpg")',
		'image-set("a.jpg" 1x)',
		'-webkit-image-set("a.jpg" 1x)',
		'image("a.jpg")',
		'src("a.jpg")',
		'expression(1)',
	])('%j does not', (value) => {
		expect(isSafeValue(value)).toBe(false);
	});

	it('has a longest length', () => {
		expect(isSafeValue('a'.repeat(MAX_VALUE_LENGTH))).toBe(true);
		expect(isSafeValue('a'.repeat(MAX_VALUE_LENGTH + 1))).toBe(false);
		expect(isSafeValue(`${'('.repeat(2000)}${')'.repeat(2000)}`)).toBe(true);
	});
});

describe('a property', () => {
	it.each(['color', '--e-global-color-7f_a', '-webkit-mask-image', 'scroll-behavior', 'behaviors'])(
		'%s stays',
		(name) => {
			expect(isSafeProperty(name)).toBe(true);
		},
	);

	it.each(['', 'a b', 'a:b', 'c\\6flor', 'behavior', '-moz-binding', 'größe'])(
		'%j does not',
		(name) => {
			expect(isSafeProperty(name)).toBe(false);
		},
	);
});

describe('a style attribute', () => {
	const read = (style: string) =>
		declarationsOf(style, (address) => address.startsWith('/')).map(
			({ property, value }) => `${property}:${value}`,
		);

	it.each([
		['COLOR : Red ;; margin:0', ['color:Red', 'margin:0']],
		['--Gap: 1px', ['--Gap:1px']],
		['color:red! IMPORTANT', ['color:red !important']],
		['color:red!important', ['color:red !important']],
		['color:red !important x;margin:0', ['margin:0']],
		['color:;margin:!important;top:0', ['top:0']],
		['color red', []],
		['margin:\n\t0\n\tauto', ['margin:0 auto']],
		['color:/* a */red/**/', ['color:red']],
		['grid-area:a);color:red', ['color:red']],
		['grid-area:(a];color:red', []],
		['grid-area:(a;b);color:red', ['color:red']],
		['color:red}body{top:0};margin:0', ['margin:0']],
		['background:url(/a.jpg);background:url(b.jpg)', ['background:url(/a.jpg)']],
		['background:url( /a.jpg )', ['background:url( /a.jpg )']],
		['background:url("/a.jpg")', ['background:url("/a.jpg")']],
		['background:url(" /a.jpg ")', ['background:url(" /a.jpg ")']],
		["content:';';color:red", ["content:';'", 'color:red']],
		[':red;color', []],
		['', []],
	])('%j', (style, kept) => {
		expect(read(style)).toEqual(kept);
	});

	it('has a longest length, as a whole and in each value', () => {
		const style = 'color:red;'.padEnd(MAX_CSS_LENGTH);
		expect(read(style)).toEqual(['color:red']);
		expect(read(`${style} `)).toEqual([]);
		const value = 'a'.repeat(MAX_VALUE_LENGTH);
		expect(read(`grid-area:${value};grid-area:${value}a`)).toEqual([`grid-area:${value}`]);
	});
});

describe('a sheet', () => {
	const read = (css: string) => rulesOf(css).map(cssOf);

	it.each([
		['h2:hover, .e1::before { top: 0 }', ['h2:hover, .e1::before { top: 0 }']],
		['@media(width){a{top:0}}', ['@media(width){a{top:0}}']],
		['/* a } < */ a{top:0} /* b */', ['a{top:0}']],
		['html{scroll-behavior:smooth}', ['html{scroll-behavior:smooth}']],
		['a{content:">{"}', ['a{content:">{"}']],
		['a{content:"\\""} b{top:0}', ['b{top:0}']],
		['.md\\:a{top:0} b{top:0}', ['b{top:0}']],
		['a{top:)} b{top:0}', ['b{top:0}']],
		['a{b:url(c d)} b{top:0}', ['b{top:0}']],
		['a{b:url(x"y)} b{top:0}', []],
		['a{b:"x\n} b{top:0}', []],
		['} a{top:0}', []],
		['{top:0} b{top:0}', ['b{top:0}']],
		['@import "a"; @layer a; b{top:0}', ['b{top:0}']],
		['@font-face{src:url(/a.woff2)} b{top:0}', ['b{top:0}']],
		['@containers x{a{top:0}} b{top:0}', ['b{top:0}']],
		// A text with "<" might close the style element: its escape means the same.
		['@property --a{syntax:"<integer>";inherits:true;initial-value:1} b{top:0}', ['b{top:0}']],
		[
			String.raw`@property --a{syntax:"\3c integer>";inherits:true;initial-value:1}`,
			[String.raw`@property --a{syntax:"\3c integer>";inherits:true;initial-value:1}`],
		],
		['.behavior{top:0}', ['.behavior{top:0}']],
		['@media print{@font-face{src:url(/a.woff2)}} b{top:0}', ['b{top:0}']],
		['a{behavior:url(/a.htc)} b{-moz-binding : url(/a)} c{top:0}', ['c{top:0}']],
		['a{background:image-set("a" 1x)} b{top:0}', ['b{top:0}']],
		['a{top:0', []],
	])('%j', (css, kept) => {
		expect(read(css)).toEqual(kept);
	});

	it('is its rules without the space between them', () => {
		expect(rulesOf('a{top:0} /* b */ @layer x; b{top:0}')).toEqual(
			['a{top:0}', 'b{top:0}'].map(tokensOf),
		);
	});

	it('has a longest length', () => {
		expect(read('a{top:0}'.padEnd(MAX_CSS_LENGTH))).toEqual(['a{top:0}']);
		expect(read('a{top:0}'.padEnd(MAX_CSS_LENGTH + 1))).toEqual([]);
	});
});
