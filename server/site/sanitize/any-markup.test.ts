import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sanitize } from '../contract/renderer';
import { createSanitize } from './create-sanitize';
import {
	MAX_ATTRIBUTES,
	MAX_DEPTH,
	MAX_OPTIONS,
	MAX_PARTS,
	markupOf,
	parseMarkup,
} from './markup-tree';

let sanitize: Sanitize;
beforeAll(async () => {
	sanitize = await createSanitize('https://site.test');
});
const clean = (html: string) => sanitize(html).html;

/** Every present or former element of HTML, and the elements of SVG and MathML that parsers treat specially. */
const NAMES =
	'a abbr acronym address annotation-xml applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center cite code col colgroup command content data datalist dd del desc details dfn dialog dir div dl dt element em embed fieldset figcaption figure font footer foreignObject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter mglyph mi multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select selectedcontent shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul use var video wbr xmp o:p x-custom'.split(
		' ',
	);

const NESTINGS: readonly ((name: string) => string)[] = [
	(name) => `<${name}>`,
	(name) => `</${name}>`,
	(name) => `<${name}/>`,
	(name) => `<${name}>a</${name}>`,
	(name) => `<${name}><${name}><p></${name}>a<${name}>`,
	(name) => `<p><${name}><div></p></${name}>`,
	(name) => `<table><${name}><tr></${name}><td><${name}>`,
	(name) => `<select><${name}><option></${name}>`,
	(name) => `<svg><${name}><p></${name}><desc><${name}>`,
	(name) => `<math><${name}><mtext></${name}><p><annotation-xml encoding=text/html><${name}>`,
	(name) => `<template><${name}></template></${name}><template><template><${name}>`,
	(name) => `<frameset><${name}></frameset><noframes><${name}>`,
	(name) => `<html><head><${name}></head><body><${name}></body></html><${name}>`,
	(name) => `<b><a><${name}></b><p></a><${name}>`,
	(name) => `<!--<${name}>--!><![CDATA[<${name}>]]><?${name}><${name}\u0000a \u0000=\u0000>\u0000`,
	(name) => `<${name} style="[" class=a id=body name=attributes><input name=childNodes></${name}>`,
];

describe('whatever stands in a text, the sanitiser answers', () => {
	it.each(NAMES)('to <%s>, with any nesting', (name) => {
		for (const nest of NESTINGS) {
			expect(clean(`<p>before</p>${nest(name)}`)).toContain('<p>before</p>');
		}
		expect(clean(`<${name}>`)).not.toContain('before');
		expect(clean(`</${name}><${name}><${name}>`)).not.toContain('before');
	});

	it('and keeps the content around old frames', () => {
		expect(clean('<frameset><frame src="/a"></frameset><p>text</p>')).toBe('<p>text</p>');
		expect(clean('<p>a</p><frameset cols="1,*"><p>b</p>')).toBe('<p>a</p><p>b</p>');
		expect(clean('  <frameset>')).toBe('  ');
	});

	it('to all of it cut up and mixed', () => {
		const piece = fc.oneof(
			fc
				.tuple(fc.constantFrom(...NESTINGS), fc.constantFrom(...NAMES))
				.map(([nest, name]) => nest(name)),
			fc.constantFrom(
				'<',
				'</',
				'>',
				'"',
				"'",
				'&',
				'&#0;',
				'\u0000',
				'<!--',
				'<!',
				'-->',
				']]>',
				'=',
				' ',
				'a',
			),
			fc.string({ unit: 'binary', maxLength: 4 }),
		);
		const text = fc
			.tuple(fc.array(piece, { maxLength: 8 }), fc.nat(40))
			.map(([pieces, from]) => pieces.join('').slice(from));
		fc.assert(
			fc.property(text, (html) => {
				const once = clean(html);
				expect(once).not.toMatch(/<(?:script|style|iframe|object|embed|template|frame)/i);
			}),
			{ numRuns: 50 },
		);
	});

	it.each([
		['<b>', 'a thing'],
		['<p class="x"><font>', 'a thing'],
		['<table><td>', 'a thing'],
		['<svg>', 'a thing'],
		['<select>', 'a thing'],
		['<template>', ''],
		['<frameset>', 'a thing'],
		['<', '&lt;'],
		['<!--', ''],
		['&', 'a thing'],
		['\u0000', 'a thing'],
		['</p>', 'a thing'],
		['</frameset>', 'a thing'],
	])('to a megabyte of %j', (piece, words) => {
		const html = clean(`${piece.repeat(Math.ceil(2 ** 20 / piece.length))}a thing`);
		expect(html.endsWith(words)).toBe(true);
	});

	it('with the words alone where markup is nested beyond all measure', () => {
		const deep = `<p>One &lt;b&gt;</p>${'<div>'.repeat(MAX_DEPTH)}<i title=">">two`;
		expect(clean(deep)).toBe('One &lt;b&gt; &quot;&gt;two');
		expect(clean(`${'<div>'.repeat(100)}<i>two`)).toContain('<i>two</i>');
	});
});

describe('a text is read', () => {
	const isRead = (html: string) => parseMarkup(html) !== null;
	/** The parser opens html, head and body by itself; head is closed when the text begins. */
	const [OPEN, MADE] = [2, 3];

	it('as deep as browsers nest within reason', () => {
		expect(isRead(`x${'<div>'.repeat(MAX_DEPTH - OPEN)}`)).toBe(true);
		expect(isRead(`x${'<div>'.repeat(MAX_DEPTH - OPEN + 1)}`)).toBe(false);
	});

	it('with so many elements, comments and attributes', () => {
		const third = Math.floor((MAX_PARTS - MADE) / 3);
		const parts = `x${'<br id=a><!---->'.repeat(third)}`;
		const rest = MAX_PARTS - MADE - third * 3;
		expect(isRead(parts + '<br>'.repeat(rest))).toBe(true);
		expect(isRead(parts + '<br>'.repeat(rest + 1))).toBe(false);
	});

	it('the sanitiser counts every element for which a tag stands, and reads only so many', () => {
		const formats = Array.from({ length: 100 }, (_, at) => `<b id=${at}>`).join('');
		// Each paragraph opens all hundred elements, with their ids, once more.
		expect(isRead(`x<p>${formats}</p>${'<p>a</p>'.repeat(200)}`)).toBe(true);
		expect(isRead(`x<p>${formats}</p>${'<p>a</p>'.repeat(300)}`)).toBe(false);
	});

	it('with so many attributes in one element', () => {
		const attributes = (count: number) =>
			Array.from({ length: count }, (_, at) => `a${at}`).join(' ');
		expect(isRead(`<p ${attributes(MAX_ATTRIBUTES)}>`)).toBe(true);
		expect(isRead(`<p ${attributes(MAX_ATTRIBUTES + 1)}>`)).toBe(false);
	});

	it('with so many choices', () => {
		expect(isRead(`<select>${'<option>'.repeat(MAX_OPTIONS)}`)).toBe(true);
		expect(isRead(`<select>${'<option>'.repeat(MAX_OPTIONS + 1)}`)).toBe(false);
	});

	it('and written as it was read', () => {
		const html =
			'<p>a <b>b</b> &amp; <img src="/c.jpg" alt="&quot;"></p><!--d--><svg><g></g></svg>';
		const body = parseMarkup(html);
		expect(body && markupOf(body)).toBe(html);
	});
});
