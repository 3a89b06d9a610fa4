import { fields } from '@outrigger/rules/atomic/envelope';
import { readVariables } from '@outrigger/rules/atomic/variables';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { AtomicParts, GlobalClass } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { createStyleCollector } from '../styles/style-collector';
import { renderElements, type TestElement } from '../testing/render-elements';
import { createRegistry } from '../tree/define-widget';
import { defineAtomic } from './define-atomic';

const box = defineAtomic({
	type: 'e-box',
	settings: fields({}),
	Markup: ({ attributes, children }) => <div {...attributes}>{children}</div>,
	base: [
		{ name: 'e-box-base', body: 'top:0' },
		{ name: 'e-box-base', device: 'mobile', body: 'top:1px' },
	],
});
const registry = createRegistry([], [box]);

const px = (size: number) => ({ $$type: 'size', value: { size, unit: 'px' } });
const variant = (breakpoint: string, props: object, state: string | null = null) => ({
	meta: { breakpoint, state },
	props,
	custom_css: null,
});
const globalClass = (id: string, order: number, ...variants: object[]): GlobalClass => ({
	id,
	label: `label ${id}`,
	order,
	style: { variants },
});
const parts = (styles: Record<string, object[]>, classes: GlobalClass[] = []): AtomicParts => ({
	styles: Object.fromEntries(
		Object.entries(styles).map(([id, variants]) => [id, { id, variants }]),
	),
	classes,
	interactions: {},
	drawing: null,
});
const element = (named: string[], atomic: AtomicParts, more: TestElement = {}): TestElement => ({
	elType: 'e-box',
	settings: { classes: { $$type: 'classes', value: named } },
	atomic,
	...more,
});
/** The rules after the layers. */
const cssOf = (flat: TestElement[], options = {}) =>
	renderElements(flat, registry, options)
		.css.replace(/@layer[^{;]*;|@layer base\{.*?\}\}/gs, '')
		.replace(/^.*?(?=\.elementor \.e-box-base|:root)/s, '');

describe('the classes of a page', () => {
	it('stand device by device: the builder’s, the site’s, then the classes of elements', () => {
		const classes = [
			globalClass(
				'g-1',
				0,
				variant('desktop', { width: px(2) }),
				variant('mobile', { width: px(5) }),
			),
		];
		const own = parts({ 'e-1': [variant('desktop', { width: px(3) })] }, classes);
		expect(cssOf([element(['e-1', 'g-1'], own)])).toBe(
			'.elementor .e-box-base{top:0}.elementor .label-g-1{width:2px}.elementor .e-1{width:3px}' +
				'@media (max-width:767px){.elementor .e-box-base{top:1px}.elementor .label-g-1{width:5px}}',
		);
	});

	it('of the site have the strongest last, with any order on the element', () => {
		const classes = [0, 1, 2].map((order) =>
			globalClass(`g-${order}`, order, variant('desktop', { width: px(order) })),
		);
		const css = cssOf([element(['g-2', 'g-0', 'g-1'], parts({}, classes))]);
		expect(css.match(/label-g-\d/g)).toEqual(['label-g-2', 'label-g-1', 'label-g-0']);
	});

	it('are the classes that elements name', () => {
		const classes = [globalClass('g-1', 0, variant('desktop', { width: px(2) }))];
		expect(
			cssOf([element([], parts({ 'e-1': [variant('desktop', { width: px(3) })] }, classes))]),
		).not.toMatch(/label|e-1/);
	});

	it('of elements with equal declarations share a rule, in the order of the page', () => {
		const same = [
			variant('desktop', { width: px(3) }),
			variant('desktop', { height: px(1) }, 'hover'),
		];
		const css = cssOf([
			element(['e-1'], parts({ 'e-1': same })),
			element(['e-2'], parts({ 'e-2': same })),
		]);
		expect(css).toContain('.elementor .e-1,.elementor .e-2{width:3px}');
	});

	it('of an element that is in the page twice are in the sheet once', () => {
		const own = parts({ 'e-1': [variant('desktop', { width: px(3) })] });
		const css = cssOf([element(['e-1'], own), element(['e-1', 'e-1'], own)]);
		expect(css.match(/\.e-1/g)).toHaveLength(1);
	});

	it('are looked up among the element’s own and the site’s alone', () => {
		const { html, css } = renderElements(
			[element(['constructor', '__proto__', 'toString', 'e-9'], parts({}))],
			registry,
		);
		expect(html).toContain('class="e-box-base constructor __proto__ toString e-9"');
		expect(css).not.toMatch(/constructor|e-9/);
	});

	it('a thousand of them are written, those that are named', () => {
		const classes = Array.from({ length: 1000 }, (_, order) =>
			globalClass(`g-${order}`, order, variant('desktop', { width: px(order + 1) })),
		);
		const css = cssOf([
			element(
				classes.map(({ id }) => id),
				parts({}, classes),
			),
		]);
		expect(css.match(/label-g-/g)).toHaveLength(1000);
	});
});

describe('the variables of a site', () => {
	const variables = readVariables([
		{
			id: 'v-1',
			label: 'ink',
			type: 'global-color-variable',
			value: '#012',
			isDeleted: false,
			isSynced: false,
		},
		{
			id: 'v-2',
			label: 'sand',
			type: 'global-color-variable',
			value: '#fed',
			isDeleted: false,
			isSynced: false,
		},
	]);

	it('stand in the sheet where it names them', () => {
		const styles = createStyleCollector(DEFAULT_BREAKPOINTS);
		styles.addVariables([...variables.values()]);
		const color = { $$type: 'global-color-variable', value: 'v-1' };
		const own = parts({ 'e-1': [variant('desktop', { color })] });
		const css = cssOf([element(['e-1'], own)], { styles, variables });
		expect(css).toMatch(/^:root\{--ink:#012\}/);
		expect(css).toContain('.elementor .e-1{color:var(--ink)}');
	});
});
