import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from './sanitize-svg';

const wrap = (inside: string, attributes = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;

describe('an SVG', () => {
	it('that only draws stays unchanged', () => {
		const svg = wrap(
			'<defs><linearGradient id="a"><stop offset="0"></stop></linearGradient></defs><path d="M0 0" fill="url(#a)"></path><use xlink:href="#a"></use>',
		);
		expect(sanitizeSvg(svg)).toBe(svg);
	});

	it.each([
		['a script', '<script>alert(1)</script><path d="M0"/>'],
		[
			'a script of another namespace',
			'<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script><path/>',
		],
		['foreign markup', '<foreignObject><body onload="alert(1)"/></foreignObject><path/>'],
		['an event handler', '<path onclick="alert(1)"/>'],
		['a handler in capitals', '<path ONCLICK="alert(1)"/>'],
		['a script address', '<a href="java\tscript:alert(1)"><path/></a>'],
		['a data page', '<a xlink:href="data:text/html,alert(1)"><path/></a>'],
		['an animated address', '<set attributeName="href" to="javascript:alert(1)"/><path/>'],
		['a foreign file', '<use href="https://else.test/alert(1).svg#a"/><path/>'],
		['an imported sheet', '<style>@import "https://else.test/x.css";</style><path/>'],
		['an import in an import', '<style>@im@importport "https://else.test/x.css";</style><path/>'],
		['an escaped import', '<style>@\\69mport "https://else.test/x.css";</style><path/>'],
		['an import in pieces', '<style>@<!-- -->im<![CDATA[port]]> url(x);</style><path/>'],
		['a hidden script', '<style><![CDATA[</style><script>alert(1)</script>]]></style><path/>'],
	])('with %s loses it and keeps its drawing', (_, inside) => {
		const clean = sanitizeSvg(wrap(inside)) ?? '';
		expect(clean).toContain('<path');
		expect(clean).not.toMatch(
			/<script|<x:|alert\(1\)"|onclick|@import|@\\69|else\.test\/alert|<body/i,
		);
	});

	it('with a document type and entities is refused when it needs them', () => {
		expect(
			sanitizeSvg(`<!DOCTYPE svg [<!ENTITY a "boo">]>${wrap('<title>&a;</title>')}`),
		).toBeNull();
		expect(sanitizeSvg(`<!DOCTYPE svg>${wrap('<path/>')}`)).toBe(wrap('<path></path>'));
	});

	it('that is broken or something else is refused', () => {
		expect(sanitizeSvg('<svg><path></svg>')).toBeNull();
		expect(sanitizeSvg('<html></html>')).toBeNull();
		expect(sanitizeSvg('')).toBeNull();
	});
});
