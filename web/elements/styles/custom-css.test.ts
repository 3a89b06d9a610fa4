import fc from 'fast-check';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { safeCustomCss } from './custom-css';

describe('custom CSS', () => {
	it('puts the element in place of the word selector', () => {
		expect(
			safeCustomCss('selector { color: red; }\nselector:hover .selector-x { top: 0 }', '.e'),
		).toBe('.e{color:red;}.e:hover .selector-x{top:0}');
	});

	it('keeps media queries, supports and keyframes', () => {
		const css =
			'@media (max-width: 767px) { selector { top: 0 } }@keyframes lift { to { top: 0 } }';
		expect(safeCustomCss(css, '.e')).toBe(
			'@media (max-width:767px){.e{top:0}}@keyframes lift{to{top:0}}',
		);
	});

	it('drops white space that no browser reads, and no other', () => {
		const css =
			'\n.a :hover > .b ~ c ,\n d { --empty: ; --last: }\n@media screen and ( min-width : 1px ) { e { font : 1px / 2 "a ; b" , c ; width : calc( 1px + 2px ) ; } }';
		expect(safeCustomCss(css, '.e')).toBe(
			'.a :hover > .b ~ c,d{--empty: ;--last: }@media screen and ( min-width :1px ){e{font :1px / 2 "a ; b",c;width :calc( 1px + 2px );}}',
		);
	});

	it.each([
		'@import url(https://evil.example/x.css); selector{top:0}',
		'/* a } comment */ selector{top:0}',
		'body{background:url(javascript:alert(1))} selector{top:0}',
		'body{background:url("data:text/html,x")} selector{top:0}',
		'a{x:expression(alert(1))} selector{top:0}',
		'a{behavior:url(x.htc)} selector{top:0}',
		'@charset "x"; selector{top:0}',
		'@font-face{src:url(x)} selector{top:0}',
		'</style><script>alert(1)</script>{} selector{top:0}',
		'selector{top:0} b{color:red',
		'selector{top:0} } body{display:none}',
		'a{background:\\75 rl(//evil.example/x)} selector{top:0}',
		'selector{top:0} a{content:"\\"} body{display:none}"}',
		'selector{top:0} a{b:url(x"y)} c{d:"e"}',
		'selector{top:0} a{b:(} body{display:none}',
		'selector{top:0} /* never closed body{display:none}',
	])('leaves out forbidden rules, and keeps the rest: %s', (css) => {
		expect(safeCustomCss(css, '.e')).toBe('.e{top:0}');
	});

	it.each([undefined, null, 7, {}, '', 'selector', 'color:red'])('is empty for %j', (css) => {
		expect(safeCustomCss(css, '.e')).toBe('');
	});

	it('keeps characters that are written by their number', () => {
		const css = '.e::before{content:"\\201C"}';
		expect(safeCustomCss(css, '.e')).toBe(css);
	});

	it('lets pictures of the site and of its media host in', () => {
		const css = '.e{background:url(/wp-content/uploads/a.jpg)}';
		expect(safeCustomCss(css, '.e')).toBe(css);
	});

	it('always closes its blocks, for any typed text', () => {
		const piece = fc.oneof(
			fc.constantFrom(
				'selector',
				'{',
				'}',
				';',
				'"',
				"'",
				'/*',
				'*/',
				'@media',
				'(',
				')',
				'</style>',
				'\\',
				' ',
				'color:red',
				'@import "x"',
				'a',
				'[',
				']',
			),
			fc.string({ maxLength: 3 }),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
				const css = safeCustomCss(pieces.join(''), '.e');
				expect(css).not.toMatch(/<|@import/);
				// The rule after the editor's CSS must survive, because the sheet continues after an element's own CSS.
				const { code } = transform({
					filename: 'sheet.css',
					code: Buffer.from(`${css}.behind{top:0}`),
					errorRecovery: true,
				});
				expect(code.toString()).toMatch(/\.behind \{\n\s*top: 0/);
			}),
			{ numRuns: 500 },
		);
	});
});
