import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createImageQueue } from '../../elements/media/image-priority';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { HtmlSettings } from './html';
import { html } from './index';

describe('html', () => {
	it('shows markup only as the sanitiser leaves it', () => {
		const settings = { html: '<dl><dt>Draught</dt></dl><script>x()</script>' };
		const rendered = renderElements([{ widgetType: 'html', settings }], createRegistry([html]), {
			sanitize: (markup) => markup.replace(/<script.*<\/script>/, ''),
		});
		expect(rendered.html).toContain('<div><dl><dt>Draught</dt></dl></div>');
		expect(rendered.html).not.toContain('script');
	});

	it.each([
		['<img src="/a.svg"><p><IMG src="/b.svg"></p>', ['eager', 'lazy']],
		['<img src="/a.svg" fetchpriority="high">', ['lazy', 'lazy']],
		['<p>fetchpriority="high"</p>', ['eager', 'eager']],
	])('takes early places of a page, so that pictures below wait: %s', (markup, below) => {
		const images = createImageQueue();
		const settings = { html: markup };
		renderElements([{ widgetType: 'html', settings }], createRegistry([html]), { images });
		expect(['c', 'd'].map((key) => images.claim(key, undefined))).toEqual(below);
	});

	const sheetOf = (markup: string) =>
		renderElements([{ widgetType: 'html', settings: { html: markup } }], createRegistry([html]))
			.css;

	it('keeps its style elements for the whole page, behind the rules of elements', () => {
		expect(sheetOf('<style>.deck{color:red}</style><p class="deck">A</p>')).toMatch(
			/\.deck\{color:red\}$/,
		);
		expect(sheetOf('<STYLE type="text/css">.a{top:0}</STYLE >x<style>.b{top:1px}')).toMatch(
			/\.a\{top:0\}\.b\{top:1px\}$/,
		);
		expect(sheetOf('<style media="print">.a{top:0}</style>')).toContain('@media print{.a{top:0}}');
		expect(sheetOf('<style media="(max-width: 600px)">.a{top:0}</style>')).toContain(
			'@media (max-width: 600px){.a{top:0}}',
		);
	});

	it.each([
		'<style>@import "https://a.example/b.css";</style>',
		'<style>.bad{background:url(javascript:x)}</style>',
		'<style>.bad{behavior:url(/a.htc)}</style>',
		'<style>.bad{color:red</style>',
		'<style>@font-face{font-family:bad;src:url(/a.woff)}</style>',
		'<!-- <style>.bad{color:red}</style> -->',
		'<style media="print{}.bad{color:red}@media all">.a{top:0}</style>',
	])('leaves out style rules that the gate refuses: %s', (markup) => {
		expect(sheetOf(markup)).not.toMatch(/bad|import/);
	});

	it.each([[{}], [[]], [{ html: {} }]])('parses %j', (settings) => {
		expect(parse(HtmlSettings, settings)).toEqual({ html: '' });
	});
});
