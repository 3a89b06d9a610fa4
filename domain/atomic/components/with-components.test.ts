import { describe, expect, it } from 'vitest';
import type { FlatElement } from '../../builder/element-tree';
import type { StoredComponent } from '../with-parts';
import { withComponents } from './with-components';

const text = (value: string) => ({ $$type: 'string', value });
const element = (
	id: string,
	widgetType: string,
	settings: Record<string, unknown> = {},
	parentId: string | null = null,
): FlatElement => ({ id, parentId, elType: 'widget', widgetType, settings, renderedHtml: null });
const instance = (id: string, component: number, overrides: unknown[] = []) =>
	element(id, 'e-component', {
		component_instance: {
			$$type: 'component-instance',
			value: {
				component_id: { $$type: 'number', value: component },
				overrides: { $$type: 'overrides', value: overrides },
			},
		},
	});
const override = (key: string, value: unknown) => ({
	$$type: 'override',
	value: { override_key: key, override_value: value, schema_source: null },
});
const overridable = (key: string, origin: unknown) => ({
	$$type: 'overridable',
	value: { override_key: key, origin_value: origin },
});
const component = (databaseId: number, ...elements: FlatElement[]): StoredComponent => ({
	databaseId,
	elements,
	atomicElements: [],
});
const show = (flat: FlatElement[], ...components: StoredComponent[]) =>
	withComponents(flat, components, []);

describe('a component', () => {
	it('stands in place of its instance, with new ids that contain the ids in the component', () => {
		const box = { ...element('box', 'x'), elType: 'e-div-block', widgetType: null };
		const inner = { ...instance('i', 5), parentId: 'box' };
		const shown = show([box, inner], component(5, element('h', 'e-heading')));
		expect(shown).toMatchObject([
			{ id: 'box' },
			{ parentId: 'box', widgetType: 'e-heading', atomic: { originalId: 'h' } },
		]);
		expect(shown[1]?.id).toMatch(/^[0-9a-z]{8}$/);
	});

	it('gets different ids if it stands twice', () => {
		const shown = show(
			[instance('i', 5), instance('j', 5)],
			component(5, element('h', 'e-heading')),
		);
		expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
	});

	it('has the values of its instance, and its own values where the instance has none', () => {
		const heading = element('h', 'e-heading', {
			title: overridable('a', text('Bay')),
			tag: overridable('b', text('h3')),
		});
		const shown = show(
			[instance('i', 5, [override('a', text('Cape')), override('b', null)])],
			component(5, heading),
		);
		expect(shown[0]?.settings).toEqual({ title: text('Cape'), tag: text('h3') });
	});

	it('passes the values of an outer instance on to an inner instance', () => {
		const inner = instance('k', 6, [overridable('outer', override('a', text('Bay')))]);
		const heading = element('h', 'e-heading', { title: overridable('a', text('Land')) });
		const inside = [component(5, inner), component(6, heading)];
		const said = (...overrides: unknown[]) =>
			show([instance('i', 5, overrides)], ...inside)[0]?.settings.title;
		expect(said(override('outer', text('Cape')))).toEqual(text('Cape'));
		expect(said()).toEqual(text('Bay'));
	});

	it('shows nothing if it is missing or contains itself', () => {
		expect(show([instance('i', 5)])).toEqual([]);
		const a = component(5, instance('k', 6), element('h', 'e-heading'));
		const b = component(6, instance('l', 5));
		expect(show([instance('i', 5)], a, b)).toHaveLength(1);
	});

	it('ends before 5,000 elements, with any nesting of components', () => {
		const twice = Array.from({ length: 20 }, (_, at) =>
			component(at + 1, instance('a', at + 2), instance('b', at + 2), element('h', 'e-heading')),
		);
		const { length } = show([instance('i', 1)], ...twice);
		expect(length).toBeGreaterThan(1000);
		expect(length).toBeLessThan(5000);
	});

	it('shows 5,000 elements, and not one more', () => {
		const headings = Array.from({ length: 5001 }, (_, at) => element(`h${at}`, 'heading'));
		const shown = (count: number) =>
			show([instance('i', 5)], component(5, ...headings.slice(0, count))).length;
		expect([shown(4999), shown(5000), shown(5001)]).toEqual([4999, 5000, 5000]);
	});

	it('leaves elements around it unchanged', () => {
		const heading = element('h', 'e-heading', { title: overridable('a', text('Bay')) });
		expect(show([heading])).toStrictEqual([heading]);
	});

	it('puts its own elements into each other, and elements at its top into the parent of its instance', () => {
		const box = { ...element('box', 'x'), elType: 'container', widgetType: null };
		const inner = element('h', 'heading', {}, 'box');
		const shown = show([{ ...instance('i', 5), parentId: 'page' }], component(5, box, inner));
		expect(shown.map(({ id, parentId }) => [id, parentId])).toEqual([
			['ejmz9xmy', 'page'],
			['exjm4bfj', 'ejmz9xmy'],
		]);
		expect(shown.map((one) => 'atomic' in one)).toEqual([false, false]);
	});

	it('gets different ids inside of two instances of another component', () => {
		const shown = show(
			[instance('i', 5), instance('j', 5)],
			component(5, instance('k', 6), instance('l', 6)),
			component(6, element('h', 'heading')),
		);
		expect(new Set(shown.map(({ id }) => id)).size).toBe(4);
	});

	it('finds its values in lists, and 32 levels deep', () => {
		const nested = (levels: number) =>
			Array.from({ length: levels }).reduce<unknown>((inside) => ({ in: inside }), 'leaf');
		const settings = (stored: Record<string, unknown>) =>
			show([instance('i', 5)], component(5, element('h', 'heading', stored)))[0]?.settings;
		expect(settings({ list: [overridable('a', text('Bay'))] })).toEqual({ list: [text('Bay')] });
		expect(settings({ in: nested(31) })).toEqual({ in: nested(31) });
		expect(JSON.stringify(settings({ in: nested(32) }))).not.toContain('leaf');
	});

	it.each([
		[[7, override('a', undefined), { $$type: 'override', value: { override_key: 7 } }]],
		['a'],
		[null],
	])('has its own values beside broken values of its instance: %j', (overrides) => {
		const heading = element('h', 'heading', { title: overridable('a', text('Bay')) });
		const shown = show([instance('i', 5, overrides as unknown[])], component(5, heading));
		expect(shown[0]?.settings).toEqual({ title: text('Bay') });
	});

	it.each([
		['a plain value', text('Cape'), text('Cape')],
		['a value of its own', override('b', text('Cove')), text('Cove')],
		['no value', null, text('Bay')],
	])('passes %s on to an inner instance', (_, value, title) => {
		const inner = instance('k', 6, [overridable('outer', override('a', text('Bay')))]);
		const heading = element('h', 'heading', { title: overridable('a', text('Land')) });
		const shown = show(
			[instance('i', 5, [override('outer', value)])],
			component(5, inner),
			component(6, heading),
		);
		expect(shown[0]?.settings.title).toEqual(title);
	});
});
