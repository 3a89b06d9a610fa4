import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { color, slider } from './factories';
import { createStyleCollector } from './style-collector';

const CONTROLS = [
	color('ink', ' .t'),
	color('ground', '', 'background-color'),
	slider('w', '', 'width'),
];

function node(id: string, settings: ElementSettings, children: ElementNode[] = []): ElementNode {
	return { id, elType: 'widget', widgetType: 'x', settings, renderedHtml: null, children };
}

function collect(...nodes: ElementNode[]): string {
	const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
	for (const each of nodes) styles.addElement(7, each, CONTROLS);
	return styles.toCss();
}

const wrapper = (id: string) => `.elementor-7 .elementor-element.elementor-element-${id}`;

describe('the style collector', () => {
	it('writes equal declarations of several elements as one rule', () => {
		expect(collect(node('a', { ink: '#f00' }), node('b', { ink: '#f00' }))).toBe(
			`${wrapper('a')} .t,${wrapper('b')} .t{color:#f00}`,
		);
	});

	it('keeps the order of a document whose elements come in another', () => {
		const [a, b, c] = [
			node('a', { ink: '#a00' }),
			node('b', { ink: '#b00' }),
			node('c', { ink: '#c00' }),
		];
		const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
		styles.keepOrder(7, [node('outer', {}, [a, b])]);
		for (const each of [c, b, a]) styles.addElement(7, each, CONTROLS);
		expect(styles.toCss()).toBe(collect(a, b, c));
	});

	it('keeps the order of declarations of one element, though others have another order', () => {
		const first = [color('one', ' .t'), color('two', ' .t em')];
		const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
		styles.addElement(7, node('a', { one: '#111', two: '#222' }), first);
		styles.addElement(7, node('b', { one: '#111', two: '#222' }), [...first].reverse());
		const css = styles.toCss();
		expect(css.indexOf(`${wrapper('b')} .t em`)).toBeLessThan(
			css.lastIndexOf(`${wrapper('b')} .t{`),
		);
	});

	it('lets a child’s rule win over its parent’s, though an earlier element has the same rule', () => {
		const child = node('inner', { ink: '#00f' });
		const css = collect(
			node('early', { ink: '#00f' }),
			node('outer', { ink: '#f00' }, [child]),
			child,
		);
		expect(css.indexOf(`${wrapper('outer')} .t`)).toBeLessThan(
			css.indexOf(`${wrapper('inner')} .t`),
		);
	});

	it('adds an element once for repeated renderings', () => {
		const once = collect(node('a', { ink: '#f00' }));
		expect(collect(node('a', { ink: '#f00' }), node('a', { ink: '#f00' }))).toBe(once);
	});

	it('puts elements of two documents with one id apart', () => {
		const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
		styles.addElement(7, node('a', { ink: '#f00' }), CONTROLS);
		styles.addElement(8, node('a', { ink: '#00f' }), CONTROLS);
		expect(styles.toCss()).toContain(
			'.elementor-8 .elementor-element.elementor-element-a .t{color:#00f}',
		);
	});

	it('groups the rules of each device', () => {
		const css = collect(
			node('a', { ink: '#f00', ink_mobile: '#0f0' }),
			node('b', { ink_tablet: '#00f', ink_mobile: '#0f0' }),
		);
		expect(css).toBe(
			`${wrapper('a')} .t{color:#f00}` +
				`@media (max-width:1024px){${wrapper('b')} .t{color:#00f}}` +
				`@media (max-width:767px){${wrapper('a')} .t,${wrapper('b')} .t{color:#0f0}}`,
		);
	});

	it.each(['a b', 'a{}', '', 'a"', 'a,b'])('adds nothing for an element with the id %j', (id) => {
		expect(collect(node(id, { ink: '#f00' }))).toBe('');
	});

	it('puts fixed CSS below the elements, weakest layer first, and each piece once', () => {
		const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
		styles.addElement(7, node('a', { ink: '#f00' }), CONTROLS);
		styles.addCss('heading', '.h{margin:0}');
		styles.addCss('heading', '.h{margin:0}');
		styles.addCss('kit', '.k a{color:red}', 'kit');
		styles.addCss('base', 'body{margin:0}', 'base');
		styles.addRaw(7, 'custom', '.x{top:0}');
		styles.addRaw(7, 'custom', '.x{top:0}');
		styles.addRaw(7, 'nothing', '');
		expect(styles.toCss()).toBe(
			'@layer base,widgets,kit;@layer base{body{margin:0}}@layer widgets{.h{margin:0}}' +
				`@layer kit{.k a{color:red}}${wrapper('a')} .t{color:#f00}.x{top:0}`,
		);
	});

	it('writes the same sheet whichever document was rendered first', () => {
		const sheet = (...order: number[]) => {
			const styles = createStyleCollector(DEFAULT_BREAKPOINTS, [30, 7, 20]);
			for (const document of order) {
				styles.addRaw(document, 'document', `.d${document}{top:0}`);
				styles.addElement(document, node('a', { ink: '#f00' }), CONTROLS);
				styles.addCss(`widget-${document}`, `.w${document}{left:0}`);
			}
			return styles.toCss();
		};
		expect(sheet(99, 20, 7, 0, 30)).toBe(sheet(30, 7, 20, 99, 0));
		expect(sheet(99, 20, 7, 0, 30)).toMatch(/\.d0\{.*\.d30\{.*\.d7\{.*\.d20\{.*\.d99\{/);
	});
});
