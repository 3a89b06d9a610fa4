import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { describe, expect, it } from 'vitest';
import { fillTablesOfContents } from './fill-tables';

const table = (request: object = {}, marker = '') =>
	`<div class="elementor-widget-table-of-contents"><h4>Contents</h4><nav class="body" data-toc="${escapeMarkup(
		JSON.stringify({ tags: ['h2', 'h3'], nothing: 'None & nothing', ...request }),
	)}">${marker}</nav></div>`;
const page = (content: string, type = 'wp-page') =>
	`<div class="elementor" data-elementor-type="${type}">${content}</div>`;
const fill = (content: string, request: object = {}) =>
	fillTablesOfContents(page(table(request) + content));
const names = (html: string) =>
	[...html.matchAll(/<a class="elementor-toc__list-item-text[^>]*>(.*?)<\/a>/g)].map(
		([, name]) => name,
	);
const hrefs = (html: string) => [...html.matchAll(/href="(#[^"]*)"/g)].map(([, href]) => href);

describe('a table of contents', () => {
	it('lists the headings of the page, nested, and gives them ids where they have none', () => {
		const html = fill('<h2>One</h2><h3 id="own">Two</h3><h2 class="x">Three</h2>');
		expect(names(html)).toEqual(['One', 'Two', 'Three']);
		expect(hrefs(html)).toEqual([
			'#elementor-toc__heading-anchor-0',
			'#own',
			'#elementor-toc__heading-anchor-2',
		]);
		expect(html).toContain(
			'<h2 id="elementor-toc__heading-anchor-0">One</h2><h3 id="own">Two</h3><h2 id="elementor-toc__heading-anchor-2" class="x">Three</h2>',
		);
		expect(html).toMatch(
			/^<div class="elementor"[^>]*><div[^>]*><h4>Contents<\/h4><nav class="body"><ol class="elementor-toc__list-wrapper"><li class="elementor-toc__list-item">/,
		);
		expect(html.match(/<ol/g)).toHaveLength(2);
		expect(html.match(/elementor-toc__top-level/g)).toHaveLength(2);
	});

	it('is flat, with bullets, where its settings are so', () => {
		const html = fillTablesOfContents(
			page(
				`${table({ isHierarchical: false, isNumbered: false }, '<svg></svg>')}<h2>A</h2><h3>B</h3>`,
			),
		);
		expect(html.match(/<ul/g)).toHaveLength(1);
		expect(
			html.match(/<div class="elementor-toc__list-item-text-wrapper"><svg><\/svg>/g),
		).toHaveLength(2);
	});

	it('reads the text of a heading, not its looks, and leaves out headings without text', () => {
		const html = fill(
			'<h2>\n Sea &amp; <b>sky</b> <svg><title>x</title></svg></h2><h2> <!-- x --></h2><h2>&lt;img src=x onerror=alert(1)&gt;</h2>',
		);
		expect(names(html)).toEqual(['Sea &amp; sky', '&lt;img src=x onerror=alert(1)&gt;']);
	});

	it('takes the id of the widget for its first heading', () => {
		const html = fill('<div class="elementor-widget" id="w"><h2>A</h2><h2>B</h2></div>');
		expect(hrefs(html)).toEqual(['#w', '#elementor-toc__heading-anchor-1']);
		expect(html).toContain('<h2>A</h2>');
	});

	it('leaves out header, footer, popups, plain parts and its own title', () => {
		const html = fillTablesOfContents(
			`<h2>Plain</h2>${page('<h2>Head</h2>', 'header')}${page(`${table({ tags: ['h2', 'h4'] })}<h2>Own</h2>${page('<h2>Inner</h2>', 'loop-item')}`)}${page('<h2>Foot</h2>', 'footer')}<template data-elementor-popup="{}">${page('<h2>Popup</h2>', 'popup')}</template>`,
		);
		expect(names(html)).toEqual(['Own', 'Inner']);
	});

	it('lists the headings of its own popup alone in one', () => {
		const popup = (content: string) =>
			`<template data-elementor-popup="{}">${page(content, 'popup')}</template>`;
		const html = fillTablesOfContents(
			`${page('<h2>Page</h2>')}${popup(`${table()}<h2>Mine</h2>`)}${popup('<h2>Other</h2>')}`,
		);
		expect(names(html)).toEqual(['Mine']);
		expect(html).toContain('<h2 id="elementor-toc__heading-anchor-0">Mine</h2>');
	});

	it.each([
		[{ container: '.in' }, ['B', 'C']],
		[{ container: 'main > .in' }, ['B', 'C']],
		[{ container: 'div > .in' }, []],
		[{ container: ':has(' }, []],
		[{ exclude: '.no, [data-x="1"]' }, ['A', 'B']],
		[{ exclude: '.in' }, ['A']],
		[{ exclude: '::' }, ['A', 'B', 'C']],
		[{ tags: ['h3'] }, ['C']],
		[{ tags: [] }, []],
		[{ tags: 'all' }, []],
	])('with %j lists %j', (request, expected) => {
		const content =
			'<h2>A</h2><main><section class="in x"><h2>B</h2><h3 class="no">C</h3></section></main>';
		expect(names(fill(content, request))).toEqual(expected);
	});

	it('has a sentence where the page has no headings', () => {
		expect(fill('<p>x</p>')).toContain('<p>None &amp; nothing</p></nav>');
	});

	it('shares ids with another table of the page', () => {
		const html = fillTablesOfContents(
			page(`${table()}${table({ tags: ['h3'] })}<h2>A</h2><h3>B</h3>`),
		);
		expect(html.match(/ id="/g)).toHaveLength(2);
		expect(hrefs(html).slice(1)).toEqual([
			'#elementor-toc__heading-anchor-1',
			'#elementor-toc__heading-anchor-1',
		]);
	});

	it('leaves a page without one as it is', () => {
		const html = page('<h2>A</h2><p>data-toc</p>');
		expect(fillTablesOfContents(html)).toBe(html);
	});

	it('is whole over 500 headings, each deep in the page', () => {
		const deep = (content: string) => '<div>'.repeat(200) + content + '</div>'.repeat(200);
		const many = Array.from(
			{ length: 500 },
			(_, at) => `<h${(at % 2) + 2}>H${at}</h${(at % 2) + 2}>`,
		).join('');
		expect(names(fill(deep(many)))).toHaveLength(500);
	});
});
