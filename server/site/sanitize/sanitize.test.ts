import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sanitize } from '../contract/renderer';
import { createSanitize } from './create-sanitize';
import { safeDeclarations } from './hoist-styles';

const parser = new new JSDOM('').window.DOMParser();
let sanitize: Sanitize;
beforeAll(async () => {
	sanitize = await createSanitize('https://site.test');
});
const clean = (html: string) => sanitize(html).html;

const sheet = new JSDOM('<style></style>').window.document.querySelector('style');

/** The selectors of the rules in a sheet, read by another parser. */
function rulesOf(css: string): string[] {
	const style = sheet as HTMLStyleElement;
	style.textContent = css;
	return [...(style.sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText);
}

/** Everything in a text that could run, load a frame or violate the policy, found by another parser. */
function dangers(html: string): string[] {
	const document = parser.parseFromString(html, 'text/html');
	return [...document.querySelectorAll('*')].flatMap((element) => {
		const tag = element.localName;
		const bad = /^(script|style|iframe|object|embed|base|meta|link|template|foreignobject)$/i.test(
			tag,
		);
		const attributes = [...element.attributes].filter(
			({ name, value }) =>
				/^on/i.test(name) ||
				name === 'style' ||
				name === 'srcdoc' ||
				// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in a scheme
				/^(?:(?:javascript|vbscript):|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, '')),
		);
		return [...(bad ? [tag] : []), ...attributes.map(({ name }) => `${tag}[${name}]`)];
	});
}

const ATTACKS = [
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'<svg onload=alert(1)>',
	'<svg><script>alert(1)</script></svg>',
	'<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
	'<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
	'<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
	'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
	'<a href="javascript:alert(1)">x</a>',
	'<a href=" &#14; javascript:alert(1)">x</a>',
	'<a href="jav&#x09;ascript:alert(1)">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	'<a href="vbscript:x">x</a>',
	'<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
	'<iframe src="javascript:alert(1)"></iframe>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<object data="x.swf"></object><embed src="x.swf">',
	'<base href="https://evil.example/"><link rel=stylesheet href=//evil.example/x.css>',
	'<meta http-equiv=refresh content="0;url=https://evil.example/">',
	'<style>*{background:url(https://evil.example/)}</style>',
	'<p style="background:url(javascript:alert(1))">x</p>',
	'<template><script>alert(1)</script></template>',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
	'<input autofocus onfocus=alert(1)>',
	'<details open ontoggle=alert(1)>x</details>',
	'<video><source onerror=alert(1)></video>',
	'<a href="x" ping="https://evil.example/">x</a>',
];

describe('markup from WordPress', () => {
	it.each(ATTACKS)('runs nothing: %s', (attack) => {
		expect(dangers(clean(attack))).toEqual([]);
		expect(dangers(clean(`<p>before</p><div>${attack}</div><p>after</p>`))).toEqual([]);
		expect(clean(`<p>before</p>${attack}`)).toContain('before');
	});

	it('runs nothing, with any combination of attacks', () => {
		const piece = fc
			.tuple(fc.constantFrom(...ATTACKS), fc.nat(60), fc.nat(60))
			.map(([attack, from, to]) => attack.slice(Math.min(from, to), Math.max(from, to) + 20));
		fc.assert(
			fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
				expect(dangers(clean(pieces.join('')))).toEqual([]);
			}),
			{ numRuns: 100 },
		);
	});

	it('keeps the elements of texts', () => {
		const html =
			'<h2 id="route" class="wp-block-heading">Route</h2><p>By <strong>boat</strong> &amp; foot, <a href="/fleet/">see the fleet</a>.</p><figure><img src="/wp-content/uploads/a.jpg" srcset="/a-300.jpg 300w, /a.jpg 600w" sizes="100vw" alt="A bay" width="600" height="400" loading="lazy" decoding="async"><figcaption>Bay</figcaption></figure><table><tbody><tr><th scope="row">Length</th><td>7 m</td></tr></tbody></table>';
		expect(clean(html)).toBe(html);
	});

	it("keeps the builder's elements with their settings, so that handlers attach", () => {
		const html =
			'<div class="elementor-element elementor-element-1a2b3c4 elementor-widget elementor-widget-counter" data-id="1a2b3c4" data-element_type="widget" data-widget_type="counter.default" data-settings="{&quot;a&quot;:1}"><a href="#elementor-action%3Aaction%3Dpopup%3Aopen">Open</a></div>';
		expect(clean(html)).toBe(html);
	});

	it('keeps addresses for calls and messages', () => {
		for (const href of ['tel:+390891', 'mailto:a@b.example', 'sms:1', 'viber://chat', 'skype:x']) {
			expect(clean(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
		}
	});

	it('opens other tabs without handing them this one', () => {
		expect(clean('<a href="https://x.example" target="other" rel="nofollow">x</a>')).toBe(
			'<a href="https://x.example" target="_blank" rel="nofollow noopener">x</a>',
		);
	});

	it('moves styles into a sheet of classes', () => {
		const { html, css } = sanitize('<p class="a" style="color: red; position: fixed">x</p>');
		const [, name] = /class="a (st-[0-9a-f]{8})"/.exec(html) ?? [];
		expect(name).toBeDefined();
		expect(css).toBe(`.${name}.${name}.${name}{color:red}`);
	});

	it('keeps the styles behind one that opens a bracket and does not close it', () => {
		const { html, css } = sanitize(
			'<p style="grid-template-columns:[a">x</p><p style="color:red">y</p>',
		);
		expect(html).toMatch(/^<p>x<\/p><p class="st-/);
		expect(css).toMatch(/^(\.st-[0-9a-f]{8})\1\1\{color:red\}$/);
	});

	it('makes a link of a form to PayPal, and drops every other', () => {
		const form = (action: string) =>
			`<form action="${action}" method="post"><input type="hidden" name="cmd" value="_xclick"><input type="hidden" name="business" value="desk@boats.example"><input type="hidden" name="amount" value="90.00"><input type="hidden" name="currency_code" value="EUR"><button onclick="alert(1)">Pay <b>now</b></button></form>`;
		const html = clean(`<p>A day:</p>${form('https://www.paypal.com/cgi-bin/webscr')}`);
		const link = parser.parseFromString(html, 'text/html').querySelector('a');
		const { origin, searchParams } = new URL(link?.href ?? '');
		expect([origin, link?.textContent]).toEqual(['https://www.paypal.com', 'Pay now']);
		expect(Object.fromEntries(searchParams)).toMatchObject({
			cmd: '_xclick',
			business: 'desk@boats.example',
			amount: '90.00',
		});
		expect(html).not.toMatch(/<form|onclick/);
		for (const action of [
			'https://www.paypal.com.evil.example/cgi-bin/webscr',
			'http://evil.example/?https://www.paypal.com/cgi-bin/webscr',
			'javascript:alert(1)',
		]) {
			expect(clean(form(action))).not.toMatch(/<form|<a |evil|javascript/);
		}
	});

	it('leaves a post of X as a quotation, with a link for visitors who want X to show it', () => {
		const quote = (date: string, inside = '') =>
			`<blockquote class="twitter-tweet"><p>Wind, see <a href="https://boats.example/">here</a>.</p>&mdash; Ann <a href="${date}">May 4</a>${inside}</blockquote><script src="https://platform.twitter.com/widgets.js"></script>`;
		const post = 'https://twitter.com/ann/status/123';
		const html = clean(quote(post));
		const shown = parser.parseFromString(html, 'text/html').querySelector('blockquote');
		expect(shown?.dataset.consentPurpose).toBe('social');
		expect([...(shown?.querySelectorAll('a') ?? [])].map((link) => link.href)).toEqual([
			'https://boats.example/',
			post,
			post,
		]);
		expect(shown?.lastElementChild?.className).toBe('e-network-post__facade');
		expect(html).not.toContain('script');
		// The sanitiser does not convert its own output again.
		expect(clean(html)).toBe(html);
		for (const date of ['https://x.com/ann', 'https://evil.example/ann/status/123']) {
			expect(clean(quote(date))).not.toMatch(/consent|facade/);
		}
		expect(clean(`<blockquote><a href="${post}">May 4</a></blockquote>`)).not.toContain('facade');
	});

	it('links to the page of a removed frame', () => {
		expect(
			clean('<iframe src="https://www.youtube.com/embed/abc123" title="The bay"></iframe>'),
		).toBe(
			'<a class="embed-link" href="https://www.youtube.com/watch?v=abc123" rel="noopener nofollow">The bay (YouTube)</a>',
		);
		expect(clean('<iframe src="//tiles.example/map"></iframe>')).toContain('>tiles.example</a>');
	});

	it('fills the box that the builder’s own script would draw a film into with a link to it', () => {
		const box = (settings: string, inside = '<div class="elementor-video"></div>') =>
			clean(
				`<div data-widget_type="video.default" data-settings='${settings}'><div class="elementor-wrapper">${inside}</div></div>`,
			);
		const link =
			'<a class="embed-link" href="https://www.youtube.com/watch?v=XHOmBV4js_E" rel="noopener nofollow">YouTube</a>';
		const film = '"youtube_url":"https:\\/\\/youtu.be\\/XHOmBV4js_E"';
		expect(box(`{${film},"video_type":"youtube"}`)).toContain(`elementor-wrapper">${link}</div>`);
		expect(box(`{${film}}`)).toContain(link);
		expect(box(`{${film},"video_type":"hosted"}`)).not.toContain('embed-link');
		expect(box(`{${film},`)).not.toContain('embed-link');
		expect(box(`{${film}}`, '<div class="elementor-video">x</div>')).not.toContain('embed-link');
		expect(clean('<div class="elementor-video"></div>')).toBe(
			'<div class="elementor-video"></div>',
		);
	});

	it('gives the builder’s progress bar, which waits for a script, its stored length', () => {
		const { html, css } = sanitize('<div class="elementor-progress-bar" data-max="80">x</div>');
		expect(html).toMatch(/class="elementor-progress-bar (st-[0-9a-f]{8})" data-max="80"/);
		expect(css).toContain('{width:80%}');
		for (const max of ['101', '-1', 'x', '']) {
			expect(sanitize(`<div class="elementor-progress-bar" data-max="${max}">x</div>`).css).toBe(
				'',
			);
		}
		expect(sanitize('<div data-max="80">x</div>').css).toBe('');
	});

	it('unwraps forms that post elsewhere and keeps our own', () => {
		expect(clean('<form action="https://evil.example/x"><p>x</p></form>')).toBe('<p>x</p>');
		expect(clean('<form action="/?s=" method="get"><p>x</p></form>')).toContain('<form');
	});

	it('cleans the same text once', () => {
		const html = `<p>${'x'.repeat(100)}</p>`;
		expect(sanitize(html)).toBe(sanitize(html));
	});
});

describe('a style attribute', () => {
	it.each([
		['color:red;margin:1px 2px', 'color:red;margin:1px 2px'],
		['COLOR : Red', 'color:Red'],
		['width:calc(100% - (2 * 3px))', 'width:calc(100% - (2 * 3px))'],
		["font-family:'A;B',serif;color:red", "font-family:'A;B',serif;color:red"],
		['--gap:4px', '--gap:4px'],
		['background-image:url(/wp-content/a.jpg)', 'background-image:url(/wp-content/a.jpg)'],
		['color:red !important', 'color:red !important'],
	])('%s stays %s', (style, safe) => {
		expect(safeDeclarations(style)).toBe(safe);
	});

	it('keeps the declarations before a bracket that does not close', () => {
		expect(safeDeclarations('color:red;grid-template-columns:[a;margin:0')).toBe('color:red');
	});

	it('has a bound on its declarations', () => {
		const many = (count: number) =>
			Array.from({ length: count }, (_, at) => `--x${at}:1`).join(';');
		expect(safeDeclarations(many(60))).toBe(many(60));
		expect(safeDeclarations(many(61))).toBe(many(60));
	});

	it.each([
		['background:url(data:image/png;base64,AAAA)', true],
		['background:url("data:image/png;base64,AAAA")', true],
		['background:url(data:image/svg+xml;base64,AAAA)', false],
		['background:url(/a.jpg)', true],
		['background:url(https://wp.example/wp-content/a.jpg)', true],
		['background:url("http://cdn.example/a.jpg")', true],
		['background:url(a.jpg)', false],
		['background:url(ftp://cdn.example/a.jpg)', false],
		['background:url(https:cdn.example/a.jpg)', false],
		['background:url("/\\\\evil.example/a.jpg")', false],
		['background:image-set("https://evil.example/a.jpg" 1x)', false],
	])('%s: %s', (style, stays) => {
		expect(safeDeclarations(style)).toBe(stays ? style : '');
	});

	it.each([
		'position:fixed',
		'background:url(//evil.example/x)',
		'background:url("javascript:alert(1)")',
		'color:red}body{display:none',
		'color:"',
		'width:calc(1px',
		'color:\\72 ed',
		'behavior:url(x)',
		'color:red/*',
		'@import:"x"',
		'color:expression(alert(1))',
	])('%s does not stay', (style) => {
		expect(safeDeclarations(style)).not.toMatch(
			/fixed|evil|javascript|[{}@\\]|"$|\($|expression|\/\*/,
		);
	});

	it('never leaves its rule', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (property, value) => {
				const declarations = safeDeclarations(`color:red;${property}:${value};--x:${value}`);
				expect(declarations).not.toContain('<');
				expect(rulesOf(`.a{${declarations}}.b{color:blue}`)).toEqual(['.a', '.b']);
			}),
		);
	});
});

describe("Polylang's select of languages", () => {
	const select = (options: string, name = 'pll-switcher-select') =>
		`<select class="${name}" id="lang">${options}</select>`;

	it('becomes links, since its script does not run', () => {
		const options =
			'<option lang="de-DE" value="/listen/">Deutsch</option><option lang="ar" value="https://site.test/ar/" selected>العربية</option>';
		expect(clean(`<p>Sprachen</p>${select(options)}`)).toBe(
			'<p>Sprachen</p><details class="pll-switcher-select"><summary lang="ar">العربية</summary><ul>' +
				'<li><a href="/listen/" lang="de-DE">Deutsch</a></li>' +
				'<li><a href="https://site.test/ar/" lang="ar" aria-current="page">العربية</a></li></ul></details>',
		);
	});

	it('stays unchanged if its options are no addresses, as does any other select', () => {
		for (const html of [
			select('<option value="de">Deutsch</option>'),
			select('<option value="javascript:alert(1)">Deutsch</option>'),
			select('<option value="/de/">Deutsch</option>', 'wpcf7-select'),
		])
			expect(clean(html)).toContain('<select');
	});
});
