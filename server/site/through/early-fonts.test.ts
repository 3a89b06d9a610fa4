import { describe, expect, it } from 'vitest';
import { earlyFonts } from './early-fonts';

const PAGE = '<title>Boats</title>';
const face = (file: string, more = '', src = `url(${file}) format("woff2")`) =>
	`@font-face{font-family:"Open Sans";src:${src};${more}}`;
const KIT =
	'.elementor-kit-5{--e-global-typography-text-font-family:"Open Sans";--e-global-typography-text-font-weight:400}';
const filesOf = (css: string, page = PAGE) =>
	[...earlyFonts(page, css).matchAll(/ href="([^"]*)"/g)].map(([, file]) => file);

describe('the fonts of the first screen', () => {
	it('are the normal faces of text and headings in their weight', () => {
		const css = [
			face('/italic.woff2', 'font-style:italic'),
			face('/light.woff2', 'font-weight:300'),
			face('/text.woff2?a=1&b=2', 'font-weight:400;font-style:normal'),
			'@font-face{font-family:Sea;src:url("/sea.woff") format("woff"),url("/sea.woff2");font-weight:300 800}',
			'@font-face{font-family:Wave;src:url(/wave.woff2)}',
			KIT,
			':root{--e-global-typography-primary-font-family:Sea,serif;--e-global-typography-primary-font-weight:bold}',
		].join('');
		expect(earlyFonts(PAGE, css)).toBe(
			'<link rel="preload" as="font" type="font/woff2" crossorigin href="/text.woff2?a=1&amp;b=2"><link rel="preload" as="font" type="font/woff2" crossorigin href="/sea.woff2">',
		);
	});

	it('are those of the body where there is no kit', () => {
		const body = 'body{margin:0}.a body{}body{font-family:"Open Sans",sans-serif}';
		expect(filesOf(face('/a.woff2') + body)).toEqual(['/a.woff2']);
		expect(filesOf(`${face('/a.woff2')}p{font-family:"Open Sans"}`)).toEqual([]);
	});

	it('hold the letters of the page', () => {
		const css =
			face('/latin.woff2', 'unicode-range:U+0000-00FF,U+0131') +
			face('/greek.woff2', 'unicode-range:U+3??,U+1F??') +
			KIT;
		expect(filesOf(css)).toEqual(['/latin.woff2']);
		expect(filesOf(css, '<title>2026 Βάρκες</title>')).toEqual(['/greek.woff2']);
		expect(filesOf(css, '<title>船</title>')).toEqual([]);
		expect(filesOf(css, '')).toEqual(['/latin.woff2']);
	});

	it.each([
		['on another host', face('https://cdn.example/a.woff2')],
		['without a scheme on another host', face('//cdn.example/a.woff2')],
		['in an old format', face('/a.woff', '', 'url(/a.woff) format("woff")')],
		['in the page', face('data:font/woff2;base64,AA')],
	])('are not named %s', (_, css) => {
		expect(filesOf(css + KIT)).toEqual([]);
	});

	it('are left to a page that names its own', () => {
		const own = `${PAGE}<link rel="preload" as="font" href="/own.woff2" crossorigin>`;
		expect(filesOf(face('/a.woff2') + KIT, own)).toEqual([]);
	});
});
