import { expect, it } from 'vitest';
import { componentIdOf } from './component-id';

const atom = ($$type: string, value: unknown) => ({ $$type, value });
const idOf = (id: unknown, widgetType: string | null = 'e-component') =>
	componentIdOf({
		widgetType,
		settings: {
			component_instance: atom('component-instance', { component_id: atom('number', id) }),
		},
	});

it.each([
	[7, 7],
	[1, 1],
	[0, null],
	[-3, null],
	[1.5, null],
	['7', 7],
	['x', null],
])('the component of an instance with %j is %j', (stored, id) => {
	expect(idOf(stored)).toBe(id);
});

it('no other element has a component', () => {
	expect(idOf(7, 'e-heading')).toBeNull();
	expect(idOf(7, null)).toBeNull();
	expect(componentIdOf({ widgetType: 'e-component', settings: {} })).toBeNull();
});
