import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { codeHighlight } from './index';
import { CodeHighlightSettings } from './settings';

const rendered = (settings: object, highlight?: (code: string, language: string) => string) =>
	renderElements(
		[{ widgetType: 'code-highlight', settings: { ...settings } }],
		createRegistry([codeHighlight]),
		{ highlight },
	);

describe('code-highlight', () => {
	it('shows a code in the host’s colours, with numbers and marked lines', () => {
		const settings = {
			code: '\n  a\n  b\n',
			language: 'css',
			theme: 'okaidia',
			highlight_lines: '2',
			word_wrap: 'word-wrap',
		};
		const { html, css } = rendered(
			settings,
			(code, language) => `<span class="${language}">${code}</span>`,
		);
		expect(html).toContain(
			'<div class="prismjs-okaidia copy-to-clipboard word-wrap"><div class="code-toolbar"><pre class="highlight-height language-css line-numbers" data-line="2" tabindex="0"><code class="language-css"><span class="css">a\nb</span><span aria-hidden="true" class="line-numbers-rows"><span></span><span></span></span></code><span aria-hidden="true" data-range="2" class="line-highlight"></span></pre></div></div>',
		);
		expect(css).toContain(
			'.elementor-element-e0 [data-range="2"]{top:calc(1*1lh);height:calc(1*1lh)}',
		);
	});

	it('is plain text without a host that highlights, and never markup', () => {
		const { html } = rendered({
			code: '</code><script>alert(1)</script>',
			language: '"><img>',
			line_numbers: '',
			copy_to_clipboard: '',
			highlight_lines: '"><i>',
		});
		expect(html).toContain('<div class="prismjs-default">');
		expect(html).toContain('<code class="language-none">&lt;/code&gt;&lt;script&gt;');
		expect(html).not.toMatch(/<script|<img|<i>/);
	});

	it('has the height and the size of its controls', () => {
		const { css } = rendered({
			height: { size: 90, unit: 'px' },
			font_size: { size: 14, unit: 'px' },
		});
		expect(css).toMatch(/\.highlight-height\{height:90px/);
		expect(css).toMatch(/pre\{font-size:14px/);
	});

	it('is empty without a code', () => {
		expect(rendered({ code: ' \n' }).html).not.toContain('<pre');
	});

	it.each([[{}], [[]], [{ code: {}, theme: 'coy', language: 7 }]])('parses %j', (settings) => {
		expect(parse(CodeHighlightSettings, settings)).toMatchObject({
			code: "console.log( 'Code is Poetry' );",
			theme: 'default',
			line_numbers: true,
			word_wrap: false,
		});
	});
});
