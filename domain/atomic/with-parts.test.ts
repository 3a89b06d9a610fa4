import { describe, expect, it } from 'vitest';
import type { FlatElement } from '../builder/element-tree';
import { isAtomic, withParts } from './with-parts';

const element = (id: string, elType: string, widgetType: string | null = null): FlatElement => ({
	id,
	parentId: null,
	elType,
	widgetType,
	settings: {},
	renderedHtml: null,
});
const part = (id: string, styles: Record<string, unknown>) => ({
	id,
	styles,
	interactions: {},
	drawing: null,
});

describe('an element', () => {
	it('is of version 4 by its own kind, inside of any other element', () => {
		expect(isAtomic(element('a', 'e-flexbox'))).toBe(true);
		expect(isAtomic(element('a', 'widget', 'e-heading'))).toBe(true);
		expect(isAtomic(element('a', 'widget', 'heading'))).toBe(false);
		expect(isAtomic(element('a', 'container'))).toBe(false);
	});

	it('gets the data beside its settings, from the first of two entries with one id', () => {
		const flat = [element('a', 'e-flexbox'), element('b', 'container'), element('c', 'e-grid')];
		const [box, container, grid] = withParts(flat, [part('a', { x: 1 }), part('a', { x: 2 })], []);
		expect(box?.atomic?.styles).toEqual({ x: 1 });
		expect(container).toBe(flat[1]);
		expect(grid?.atomic).toEqual({ styles: {}, classes: [], interactions: {}, drawing: null });
	});
});
