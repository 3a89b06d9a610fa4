import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	buildElementTree,
	type ElementNode,
	type FlatElement,
	storedElementTree,
} from './element-tree';

function element(id: string, parentId: string | null, settings: unknown = {}): FlatElement {
	return {
		id,
		parentId,
		elType: 'container',
		widgetType: null,
		settings: settings as FlatElement['settings'],
		renderedHtml: null,
	};
}

/** Writes a tree as one line: `a(b c(d))`. */
function outline(nodes: readonly ElementNode[]): string {
	return nodes
		.map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
		.join(' ');
}

function count(nodes: readonly ElementNode[]): number {
	return nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);
}

describe('storedElementTree', () => {
	it('keeps the data that version 4 stores beside settings', () => {
		const atomic = { styles: {}, interactions: {} } as NonNullable<FlatElement['atomic']>;
		const [node, bare] = storedElementTree([{ ...element('a', null), atomic }, element('b', null)]);
		expect(node?.atomic).toBe(atomic);
		expect(bare).not.toHaveProperty('atomic');
	});

	it('nests elements in the order of the list', () => {
		const flat = [
			element('a', null),
			element('b', 'a'),
			element('c', 'a'),
			element('d', 'c'),
			element('e', null),
		];
		expect(outline(storedElementTree(flat))).toBe('a(b c(d)) e');
	});

	it('finds a parent that stands behind its child', () => {
		expect(outline(storedElementTree([element('b', 'a'), element('a', null)]))).toBe('a(b)');
	});

	it('keeps an orphan at the root', () => {
		expect(outline(storedElementTree([element('a', null), element('b', 'gone')]))).toBe('a b');
	});

	it('keeps elements deeper than 200 boxes in the last of them', () => {
		const line = (length: number) =>
			Array.from({ length }, (_, at) => element(`e${at}`, at === 0 ? null : `e${at - 1}`));
		const depthOf = ([node]: readonly ElementNode[]): number =>
			node ? 1 + Math.max(0, ...node.children.map((child) => depthOf([child]))) : 0;
		expect(depthOf(storedElementTree(line(200)))).toBe(200);
		const deep = storedElementTree(line(20_000));
		expect(depthOf(deep)).toBe(200);
		expect(count(deep)).toBe(20_000);
	});

	it('breaks a cycle instead of losing its elements', () => {
		const flat = [element('a', 'b'), element('b', 'a'), element('c', 'b'), element('d', 'd')];
		const tree = storedElementTree(flat);
		expect(count(tree)).toBe(4);
		expect(outline(tree)).toContain('d');
	});

	it('puts the children of a cycle at the root with it', () => {
		const flat = [element('c', 'b'), element('a', 'b'), element('b', 'a'), element('d', 'c')];
		expect(outline(storedElementTree(flat))).toBe('c a b d');
	});

	it('looks up the parent of each element of a deep tree once', () => {
		let asked = 0;
		const flat = Array.from({ length: 1_000 }, (_, at) =>
			Object.defineProperty(element(`e${at}`, null), 'parentId', {
				get() {
					asked += 1;
					return at === 0 ? null : `e${at - 1}`;
				},
			}),
		);
		expect(count(storedElementTree(flat))).toBe(1_000);
		expect(asked).toBeLessThanOrEqual(2_000);
	});

	it('gives children to the first of two elements with one id', () => {
		const flat = [element('a', null), element('a', null), element('b', 'a')];
		expect(outline(storedElementTree(flat))).toBe('a(b) a');
	});

	it.each([[[]], [null], ['x'], [undefined]])('reads the settings %j as empty', (settings) => {
		expect(storedElementTree([element('a', null, settings)])[0]?.settings).toEqual({});
	});

	it('shows every element exactly once, with any parents', () => {
		const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
		const flat = fc.array(fc.tuple(id, fc.option(id, { nil: null })), { maxLength: 30 });
		fc.assert(
			fc.property(flat, (pairs) => {
				const tree = storedElementTree(pairs.map(([own, parent]) => element(own, parent)));
				expect(count(tree)).toBe(pairs.length);
			}),
		);
	});
});

describe('buildElementTree', () => {
	it('nests the elements as the caller shows them', () => {
		const show = (flat: readonly FlatElement[]) => flat.filter(({ id }) => id !== 'b');
		const flat = [element('a', null), element('b', 'a'), element('c', 'b')];
		expect(outline(buildElementTree(flat, show))).toBe('a c');
	});
});
