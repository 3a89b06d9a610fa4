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
	it('stands where its instance is, with ids of its own and the id that it has in the component', () => {
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

	it('says what its instance says, and where that is nothing what it says itself', () => {
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

	it('hands on what an instance around it says to an instance inside of it', () => {
		const inner = instance('k', 6, [overridable('outer', override('a', text('Bay')))]);
		const heading = element('h', 'e-heading', { title: overridable('a', text('Land')) });
		const inside = [component(5, inner), component(6, heading)];
		const said = (...overrides: unknown[]) =>
			show([instance('i', 5, overrides)], ...inside)[0]?.settings.title;
		expect(said(override('outer', text('Cape')))).toEqual(text('Cape'));
		expect(said()).toEqual(text('Bay'));
	});

	it('shows nothing where it is not there or holds itself', () => {
		expect(show([instance('i', 5)])).toEqual([]);
		const a = component(5, instance('k', 6), element('h', 'e-heading'));
		const b = component(6, instance('l', 5));
		expect(show([instance('i', 5)], a, b)).toHaveLength(1);
	});

	it('ends before 5,000 elements, however often components place each other', () => {
		const twice = Array.from({ length: 20 }, (_, at) =>
			component(at + 1, instance('a', at + 2), instance('b', at + 2), element('h', 'e-heading')),
		);
		const { length } = show([instance('i', 1)], ...twice);
		expect(length).toBeGreaterThan(1000);
		expect(length).toBeLessThan(5000);
	});
});
