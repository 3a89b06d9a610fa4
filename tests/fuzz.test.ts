import { Readable } from 'node:stream';
import { createReport } from '@outrigger/formats/content-folder/report';
import { isExport, readExport, readTree } from '@outrigger/formats/read-export';
import { readWxr } from '@outrigger/formats/wxr/read-wxr';
import { builderCallOf } from '@outrigger/http/builder-actions';
import { knownFields } from '@outrigger/http/known-fields';
import { MOST_FIELDS, receiveForm } from '@outrigger/http/receive-form';
import { RefusedBody } from '@outrigger/http/refused-body';
import { sanitizeSvg } from '@outrigger/media/sanitize-svg';
import { safeUrl } from '@outrigger/rules/address/safe-url';
import { rulesOf } from '@outrigger/rules/css/rules';
import { tokensOf, tokenTypes } from '@outrigger/rules/css/tokens';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { createSanitize } from 'outrigger/site/sanitize/create-sanitize';
import { rewriteOptions } from 'outrigger/site/through/testing/page-parts';
import { rewritePage } from 'outrigger/site/through/testing/rewrite-page';
import { describe, expect, it } from 'vitest';

/**
 * Tests the sanitising functions with random combinations of attack pieces. A short run is part of the tests; `npm run
 * fuzz` runs for ten minutes. A failure prints the seed that reproduces it.
 */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
const GATES = 8;
const LIMIT_MS = (SECONDS / GATES) * 1000;
const RUNS =
	SECONDS > 0
		? { numRuns: 1e9, interruptAfterTimeLimit: LIMIT_MS, markInterruptAsFailure: false }
		: { numRuns: 150 };
const TIMEOUT = { timeout: 60_000 + 2 * LIMIT_MS };

/** A text of pieces in any order, with any characters between them. */
const anyText = (pieces: readonly string[], maxLength = 40) =>
	fc
		.array(
			fc.oneof(
				{ weight: 6, arbitrary: fc.constantFrom(...pieces) },
				fc.string({ unit: 'binary', maxLength: 4 }),
			),
			{
				maxLength,
			},
		)
		.map((parts) => parts.join(''));

const SCHEMES = [
	'javascript:',
	'java\tscript:',
	'JaVaScRiPt&colon;',
	'data:text/html,',
	'vbscript:',
	'https:',
	'//',
	'\\\\',
	'mailto:',
];
const MARKUP = anyText([
	...SCHEMES,
	...'<script> </script> <svg> </svg> <math> <mi> <style> </style> <title> </title> <!-- --> <![CDATA[ ]]> <noscript> </noscript>'.split(
		' ',
	),
	...'<template> </template> <iframe <img <a <form <input <object> <embed <base <meta <link <textarea> </textarea> <select> <xmp> </xmp>'.split(
		' ',
	),
	' src=',
	' href=',
	' onerror=',
	' onload=',
	' xlink:href=',
	' style=',
	' srcdoc=',
	' action=',
	' formaction=',
	' id=',
	' name=',
	'alert(1)',
	'"',
	"'",
	'`',
	'>',
	'/>',
	'<',
	'&lt;',
	'&#x3c;',
	'\0',
	' ',
	'x',
	'expression(',
	'url(',
	')',
	'{',
	'}',
	';',
]);
const URLS = anyText(
	[...SCHEMES, '/', '?', '#', '@', '%0a', '&#10;', ':', '.', 'a.test', '\u0000', ' '],
	8,
);
const CSS = anyText([
	'@import',
	'@\\69mport',
	'@im',
	'@media',
	'@font-face',
	'@charset',
	'@supports',
	'a',
	'{',
	'}',
	'(',
	')',
	'[',
	']',
	';',
	':',
	',',
	'url(',
	'https://else.test/x',
	'data:image/png;base64,',
	'"',
	"'",
	'/*',
	'*/',
	'\\',
	'color',
	'expression',
	'behavior',
	'-moz-binding',
	'</style>',
	'<!--',
	'\n',
	' ',
]);
const XML = anyText(
	[
		'<?xml version="1.0"?>',
		'<!DOCTYPE a [<!ENTITY b "bb">]>',
		'&b;',
		'&amp;',
		'&',
		'<rss xmlns:wp="http://wordpress.org/export/1.2/">',
		'</rss>',
		'<channel>',
		'</channel>',
		'<item>',
		'</item>',
		'<wp:post_id>',
		'</wp:post_id>',
		'<wp:post_type>',
		'</wp:post_type>',
		'page',
		'7',
		'<wp:postmeta>',
		'</wp:postmeta>',
		'<wp:meta_key>_elementor_data</wp:meta_key>',
		'<wp:meta_value>',
		'</wp:meta_value>',
		'<![CDATA[',
		']]>',
		'[{"id":"a","elType":"widget"}]',
		'<wp:category>',
		'<wp:comment>',
		'</wp:comment>',
		'a:1:{i:0;s:1:"a";}',
		'<content:encoded>',
		'\0',
		'\n',
	],
	60,
);
const NAMES = anyText(
	[
		'action',
		'[',
		']',
		'[]',
		'.',
		' ',
		'+',
		'\0',
		'form_fields',
		'post_id',
		'0',
		'ACTION',
		'elementor_pro_forms_send_form',
	],
	5,
);

describe('fuzzing', () => {
	it(
		'gets no script, handler, frame or foreign scheme through the sanitiser',
		TIMEOUT,
		async () => {
			const sanitize = await createSanitize('https://site.test');
			const { document } = new JSDOM('').window;
			fc.assert(
				fc.property(MARKUP, (markup) => {
					const place = document.createElement('div');
					place.innerHTML = sanitize(markup).html;
					expect(
						place.querySelectorAll('script,iframe,object,embed,base,meta,link,style'),
					).toHaveLength(0);
					for (const element of place.querySelectorAll('*')) {
						for (const { name, value } of element.attributes) {
							expect(name).not.toMatch(/^on|^style$|^srcdoc$/i);
							if (/^(?:href|src|action|formaction|xlink:href)$/.test(name)) {
								expect(new URL(value, 'https://site.test').protocol).not.toMatch(/script|^data:$/);
							}
						}
					}
				}),
				RUNS,
			);
		},
	);

	it('gets no script, handler or link that runs a script into a passed page', TIMEOUT, () => {
		const options = rewriteOptions('https://wp.test');
		fc.assert(
			fc.property(MARKUP, (markup) => {
				const source = `<html><head><title>Bay</title></head><body><p>Boats</p>${markup}</body></html>`;
				const { html, allowed } = rewritePage(source, options);
				expect(allowed).toEqual({ files: [], hashes: [] });
				const page = new JSDOM(html, { includeNodeLocations: true });
				const { document } = page.window;
				expect(document.body.textContent).toContain('Boats');
				for (const element of document.querySelectorAll('*')) {
					const place = page.nodeLocation(element);
					// Browsers do not run a script whose end tag is missing at the end of the page.
					const runs = element.localName === 'script' && place && 'endTag' in place && place.endTag;
					if (runs) expect(element.getAttribute('src')).toBe('/assets/client.js');
					for (const { name, value } of element.attributes) {
						expect(name).not.toMatch(/^on[a-z]+$/);
						if (element.matches('a,area') && name === 'href') {
							expect(value.trim()).not.toMatch(/^javascript:/i);
						}
					}
				}
			}),
			RUNS,
		);
	});

	it('gets no foreign scheme through the gate of addresses', TIMEOUT, () => {
		fc.assert(
			fc.property(URLS, (text) => {
				const safe = safeUrl(text);
				if (safe === undefined) return;
				for (const base of ['https://site.test/a/', 'http://site.test/']) {
					const { protocol } = new URL(safe, base);
					expect(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'viber:', 'skype:']).toContain(
						protocol,
					);
				}
			}),
			RUNS,
		);
	});

	it(
		'gets no at-rule that loads through the gate of CSS, and takes nothing more away by a second pass',
		TIMEOUT,
		() => {
			const written = (css: string) =>
				rulesOf(css)
					.map((rule) => rule.map(({ text }) => text).join(''))
					.join('');
			fc.assert(
				fc.property(CSS, (css) => {
					const once = written(css);
					for (const { type, text } of rulesOf(css).flat()) {
						if (type === tokenTypes.AtKeyword)
							expect(text).toMatch(
								/^@(?:media|supports|container|keyframes|-webkit-keyframes|layer|property)$/i,
							);
					}
					expect(written(once)).toBe(once);
				}),
				RUNS,
			);
		},
	);

	it('gets no script and no import into an SVG', TIMEOUT, () => {
		const { DOMParser } = new JSDOM('').window;
		fc.assert(
			fc.property(MARKUP, CSS, (markup, css) => {
				for (const inside of [
					markup,
					`<style>${css}</style>`,
					`<style><![CDATA[${css}]]></style>`,
				]) {
					const clean = sanitizeSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
					if (clean === null) continue;
					const parsed = new DOMParser().parseFromString(clean, 'application/xml');
					expect(parsed.querySelectorAll('script,foreignObject,iframe,parsererror')).toHaveLength(
						0,
					);
					for (const { name } of [...parsed.querySelectorAll('*')].flatMap((one) => [
						...one.attributes,
					])) {
						expect(name).not.toMatch(/^on/i);
					}
					const sheets = [...parsed.querySelectorAll('style')].map(
						(sheet) => sheet.textContent ?? '',
					);
					for (const { type, text } of sheets.flatMap(tokensOf)) {
						if (type === tokenTypes.AtKeyword) expect(text).not.toMatch(/import|\\/i);
					}
				}
			}),
			RUNS,
		);
	});

	it('reads every export file to its end, with any content', TIMEOUT, async () => {
		await fc.assert(
			fc.asyncProperty(XML, fc.json(), async (xml, json) => {
				const open = async () => Readable.from([xml.slice(0, 20), xml.slice(20)]);
				const file = { name: 'site.xml', changedAt: 0, open };
				await readWxr([file], () => false, createReport());
				const value: unknown = JSON.parse(json);
				isExport(value);
				readTree(readExport(value));
			}),
			RUNS,
		);
	});

	it('takes or refuses every body of a form, and never too many fields', TIMEOUT, async () => {
		const body = anyText([
			'a=1',
			'&',
			'=',
			'%',
			'%00',
			'+',
			'--x',
			'--x--',
			'\r\n',
			'Content-Disposition: form-data; name="',
			'"',
			'filename="',
			';',
			'Content-Type: ',
		]);
		const type = fc.constantFrom(
			'application/x-www-form-urlencoded',
			'multipart/form-data; boundary=x',
			'multipart/form-data',
			'multipart/form-data; boundary=""',
		);
		await fc.assert(
			fc.asyncProperty(body, type, async (text, contentType) => {
				const init = { method: 'POST', headers: { 'content-type': contentType }, body: text };
				try {
					const form = await receiveForm(new Request('https://site.test/', init), () => true);
					expect([...form].length).toBeLessThanOrEqual(MOST_FIELDS);
				} catch (error) {
					expect(error).toBeInstanceOf(RefusedBody);
				}
			}),
			RUNS,
		);
	});

	it('passes on no form that PHP would read as another', TIMEOUT, () => {
		const fields = fc.array(
			fc.tuple(NAMES, fc.constantFrom('a', 'elementor_pro_forms_send_form', 'evil')),
			{ maxLength: 6 },
		);
		fc.assert(
			fc.property(fields, (entries) => {
				const form = new FormData();
				form.append('action', 'elementor_pro_forms_send_form');
				for (const [name, value] of entries) form.append(name, value);
				for (const built of [
					knownFields(form, { once: ['action', 'post_id'] }),
					builderCallOf(form)?.form,
				]) {
					if (!built) continue;
					const actions = [...built].filter(([name]) => phpVariable(name) === 'action');
					expect(actions).toEqual([['action', 'elementor_pro_forms_send_form']]);
				}
			}),
			RUNS,
		);
	});
});

/**
 * The variable name that PHP gives a field: it removes spaces at the start, and replaces dots, spaces and an open
 * bracket by `_`.
 */
function phpVariable(name: string): string {
	const [text = ''] = name.replace(/^ +/, '').split('\0');
	const bracket = text.indexOf('[');
	const isArray = bracket > 0 && text.indexOf(']', bracket) > 0;
	return (isArray ? text.slice(0, bracket) : text).replace(/[. [+]/g, '_').replace(/_+$/, '');
}
