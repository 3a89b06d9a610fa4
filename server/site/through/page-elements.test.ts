import { readSheet } from '@outrigger/rules/css/possible-rules';
import type { Selector } from '@outrigger/rules/css/selectors';
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
	scanTags(html, elements);
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
		['.a .d', true],
		['.a > .f', false],
		['.e li.f', true],
		['.f .e', false],
		['.a:hover .c::before', true],
		['.a .x', false],
		['.c ~ .d', true],
		['.a .c + .d', true],
		['.e .c + .d', false],
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

	it('include ancestors that a crossed end tag may leave open', () => {
		const matches = matcherFor('<div class="a"><span class="b"></div><i class="c"></i>');
		expect(matches('.a .c')).toBe(true);
		expect(matches('.b .c')).toBe(true);
		expect(matches('.c .a')).toBe(false);
	});

	it('include all places where a parser opens formatting elements again', () => {
		expect(matcherFor('<p><b class="a">x<div class="c">y</div>')('.c .a')).toBe(true);
		expect(matcherFor('<a class="a"><div class="c"><a class="d"></a></div></a>')('.c .a')).toBe(
			true,
		);
	});

	it('know the end of drawings and of elements without content', () => {
		const matches = matcherFor(
			'<svg class="a"><path class="b"/></svg><img class="c"><i class="d"></i><svg class="e"/><i class="f"></i>',
		);
		expect(matches('.a .b')).toBe(true);
		expect(matches('.b .d')).toBe(false);
		expect(matches('.a .d')).toBe(false);
		expect(matches('.c .d')).toBe(false);
		expect(matches('.e .f')).toBe(false);
	});
});

type Node = DefaultTreeAdapterMap['node'];

/** The classes of each element and of its ancestors, from the outermost on, as a parser builds the tree. */
function pathsOf(html: string): string[][] {
	const paths: string[][] = [];
	const walk = (node: Node, above: readonly string[]) => {
		const own =
			'attrs' in node
				? node.attrs.filter(({ name }) => name === 'class').map(({ value }) => value)
				: [];
		const path = [...above, ...own];
		if (own.length > 0) paths.push(path);
		if ('childNodes' in node) for (const child of node.childNodes) walk(child, path);
		if ('content' in node) walk(node.content, path);
	};
	walk(parse(html), []);
	return paths;
}

const TAGS =
	'div p span a b i ul li table tr td th tbody caption h2 h3 button form svg path g nobr select option dl dt dd br img section template body textarea';
const tag = fc
	.tuple(
		fc.constantFrom(...TAGS.split(' ')),
		fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
		fc.constantFrom('start', 'start', 'end', 'empty'),
	)
	.map(([name, letter, kind]) => {
		if (kind === 'end') return `</${name}>`;
		return `<${name} class="${letter}"${kind === 'empty' ? '/' : ''}>x`;
	});

it('miss no element of a tree that a parser builds, whatever the tags', () => {
	fc.assert(
		fc.property(fc.array(tag, { maxLength: 14 }), (tags) => {
			const html = tags.join('');
			const matches = matcherFor(html);
			for (const path of pathsOf(html)) {
				const own = path.at(-1) ?? '';
				expect(matches(`.${own}`), `.${own} in ${html}`).toBe(true);
				for (const above of path.slice(0, -1)) {
					expect(matches(`.${above} .${own}`), `.${above} .${own} in ${html}`).toBe(true);
				}
				if (path.length > 2) {
					const text = path
						.slice(-3)
						.map((one) => `.${one}`)
						.join(' ');
					expect(matches(text), `${text} in ${html}`).toBe(true);
				}
			}
		}),
		{ numRuns: 3000 },
	);
});
