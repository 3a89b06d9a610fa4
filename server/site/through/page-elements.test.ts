import type { Selector } from '@outrigger/rules/css/selectors';
import { readSheet } from '@outrigger/rules/css/sheet-rules';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { createPageElements } from './page-elements';
import { scanTags } from './scan-tags';

function selectorOf(text: string): Selector {
	const [rule] = readSheet(`${text}{top:0}`) ?? [];
	const selector = rule?.kind === 'style' ? rule.selectors[0] : undefined;
	if (!selector) throw new Error(`${text} is no selector.`);
	return selector;
}

function matcherFor(html: string, late: readonly string[] = [], hasAllTags = false) {
	const elements = createPageElements();
	scanTags(html, { onStart: elements.onStart, onEnd: () => {} });
	const find = elements.matcher((name) => late.includes(name), hasAllTags);
	return (text: string) => find(selectorOf(text));
}

describe('selectors that can match', () => {
	const page =
		'<div class="a b" id="top"><p class="c">x<p class="d">y</div><ul class="e"><li class="f"></ul>';

	it.each([
		['.a.b', true],
		['.a.c', false],
		['#top.a', true],
		['#top .c.d', false],
		['.a .d', true],
		['.e > li.f', true],
		['.a:hover .c::before', true],
		['.a .x', false],
		['.c + .d', true],
		['body .a', true],
		[':root .a', true],
		['table', false],
		['table.a', false],
		['span.a', true],
		['.a blockquote', false],
		['.a:not(.x)', true],
		['[data-x].a', true],
		['.md\\:flex', true],
	] as const)('%s: %s', (text, can) => {
		expect(matcherFor(page)(text)).toBe(can);
	});

	it('include those with a class that a handler gives to elements', () => {
		const matches = matcherFor(page, ['open']);
		expect(matches('.f.open')).toBe(true);
		expect(matches('.f .open .a')).toBe(true);
		expect(matches('.x.open')).toBe(false);
		expect(matches('.x .open')).toBe(false);
	});

	it('include all names of elements if content comes later', () => {
		expect(matcherFor(page, [], true)('table')).toBe(true);
		expect(matcherFor(page, [], true)('table.x')).toBe(false);
	});

	it('include the attributes of all body tags together, and no names of files', () => {
		const matches = matcherFor('<body class="a"><p></p><body id="b"><link class="c">');
		expect(matches('#b.a')).toBe(true);
		expect(matches('.c')).toBe(false);
	});
});

type Node = DefaultTreeAdapterMap['node'];
const OF_FILES = new Set(['link', 'script', 'style', 'meta']);

/** A selector for each element with a class, as a parser builds the tree. */
function selectorsOf(html: string): string[] {
	const selectors: string[] = [];
	const walk = (node: Node) => {
		if ('attrs' in node && !OF_FILES.has(node.tagName)) {
			const own = node.attrs.map(({ name, value }) => (name === 'id' ? `#${value}` : `.${value}`));
			if (own.length > 0) selectors.push(node.tagName.toLowerCase() + own.join(''));
		}
		if ('childNodes' in node) for (const child of node.childNodes) walk(child);
		if ('content' in node) walk(node.content);
	};
	walk(parse(html));
	return selectors;
}

const TAGS =
	'div p span a b i ul li table tr td th tbody caption h2 form svg path dl dt dd br img template body html textarea blockquote link';
const letter = fc.constantFrom('a', 'b', 'c', 'd');
const tag = fc
	.tuple(
		fc.constantFrom(...TAGS.split(' ')),
		letter,
		fc.option(letter),
		fc.constantFrom('start', 'start', 'end', 'empty'),
	)
	.map(([name, one, id, kind]) => {
		if (kind === 'end') return `</${name}>`;
		return `<${name} class="${one}"${id ? ` id="${id}"` : ''}${kind === 'empty' ? '/' : ''}>x`;
	});

it('miss no element of a tree that a parser builds, whatever the tags', () => {
	fc.assert(
		fc.property(fc.array(tag, { maxLength: 14 }), (tags) => {
			const html = tags.join('');
			const matches = matcherFor(html);
			for (const one of selectorsOf(html)) expect(matches(one), `${one} in ${html}`).toBe(true);
		}),
		{ numRuns: 3000 },
	);
});
