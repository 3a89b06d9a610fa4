import { describe, expect, it } from 'vitest';
import { usedBlockRules } from './used-rules';

const THEME = `:root{--wp--preset--color--accent-1: #FFEE58;--wp--preset--color--base: #fff;--wp--preset--spacing--40: var(--unit);--unit: 1rem}
body{background:red;font-family:x}h1{color:red}
.has-accent-1-color{color: var(--wp--preset--color--accent-1) !important;}
.has-base-color{color: var(--wp--preset--color--base) !important;}
:root :where(.wp-block-button__link){border-radius:9999px}
.wp-container-core-group-is-layout-28f84493{flex-wrap:nowrap}
.wp-container-core-columns-is-layout-1{flex-wrap:nowrap}body .is-layout-flex{display:flex}
.wp-site-blocks > .alignleft{float:left}
@media (min-width:600px){.is-style-wide{width:10px}.is-style-none{width:1px}}`;

describe('the rules of a theme that a page uses', () => {
	it('are the rules about its blocks, with the properties that they name', () => {
		const css = usedBlockRules(
			[THEME],
			'<p class="has-accent-1-color has-text-color"><a class="wp-block-button__link">',
		);
		expect(css).toContain(':root{--wp--preset--color--accent-1:#FFEE58}');
		expect(css).toContain('.has-accent-1-color{');
		expect(css).toContain(':where(.wp-block-button__link){border-radius:9999px}');
		expect(css).not.toMatch(/has-base|--base|28f84493|body|h1/);
	});

	it('are the rules of layouts and of styles in a query', () => {
		const css = usedBlockRules(
			[THEME],
			'<div class="wp-container-core-group-is-layout-28f84493 wp-container-core-columns-is-layout-1 is-layout-flex is-style-wide alignleft">',
		);
		expect(css).toContain('28f84493{flex-wrap:nowrap}');
		expect(css).toContain('@media (min-width:600px){.is-style-wide{width:10px}}');
		expect(css).not.toMatch(/wp-site-blocks|core-columns|is-layout-flex/);
	});

	it('are the rules of variations of a style, with any number of a block in a text', () => {
		const numbered = [7, 12].map(
			(at) => `.is-style-outline--${at} .wp-block-button__link{color:red}`,
		);
		expect(
			usedBlockRules(
				numbered,
				'<div class="is-style-outline is-style-outline--7 is-style-outline--12">',
			),
		).toBe('.is-style-outline .wp-block-button__link{color:red}');
		const word = '.is-style-a--2x{color:red}';
		expect(usedBlockRules([word], '<p class="is-style-a--2x">')).toBe(word);
	});

	it('include the rules that a style attribute uses, and the rules that these use', () => {
		const css = usedBlockRules([THEME], '<p style="padding:var(--wp--preset--spacing--40)">');
		expect(css).toBe(':root{--wp--preset--spacing--40:var(--unit);--unit:1rem}');
	});

	it('are found by classes and styles in either kind of quotes, all of them', () => {
		const css = usedBlockRules(
			[':root{--gap : 1px ;--top:2px}.has-a{top:0}.has-b{left:0}.has-c{right:0}'],
			"<p class='has-a has-b' style='margin:var(--gap)'>",
		);
		expect(css).toBe(':root{--gap:1px}.has-a{top:0}.has-b{left:0}');
	});

	it('are read by the subject of a selector, not by its arguments', () => {
		const css = usedBlockRules(
			[
				'.dark :root{--a:1}:root .x{--a:2}.has-a[title="@media x"]{top:var(--a)}',
				'@media print{.has-a{top:1px}.has-a b{top:2px}}',
			],
			'<p class="has-a">',
		);
		expect(css).toBe(
			'.has-a[title="@media x"]{top:var(--a)}@media print{.has-a{top:1px}.has-a b{top:2px}}',
		);
	});

	it('include the measures of the block editor, used or not', () => {
		const measures = '--wp--style--block-gap:9px;--wp--style--global--content-size:620px';
		expect(usedBlockRules([`body{${measures};--other:1px}`], '<p>')).toBe(`:root{${measures}}`);
	});

	it('are empty if the page uses none, and for unsafe rules', () => {
		expect(usedBlockRules([THEME], '<p>Plain</p>')).toBe('');
		const unsafe = '.has-x{background:url(javascript:alert(1))}.has-x{width:expression(1)}';
		expect(usedBlockRules([unsafe], '<p class="has-x">')).toBe('');
		expect(usedBlockRules([':root{--a:1}</style><script>'], '<p style="x:var(--a)">')).toBe(
			':root{--a:1}',
		);
	});
});
