import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenElements } from './elements';
import { createReport } from './report';

const place = { file: 'pages/a.json', path: 'content' };

function flatten(tree: unknown[]) {
	const report = createReport();
	return { elements: flattenElements(tree, place, report), report };
}

interface Node {
	id: string;
	elType: string;
	settings: object;
	elements: Node[];
}

const { tree } = fc.letrec<{ tree: Node[]; node: Node }>((tie) => ({
	tree: fc.oneof({ maxDepth: 5 }, fc.constant<Node[]>([]), fc.array(tie('node'), { maxLength: 3 })),
	node: fc.record({
		id: fc.constantFrom('a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'a12'),
		elType: fc.constantFrom('container', 'section', 'widget'),
		settings: fc.constantFrom({}, [], { x: 1 }),
		elements: tie('tree'),
	}),
}));

describe('flattenElements', () => {
	it('keeps every element, in reading order, below its own parent, with unique ids', () => {
		fc.assert(
			fc.property(tree, (nodes) => {
				const { elements, report } = flatten(nodes);
				expect(report.problems).toEqual([]);
				expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length);
				const rebuild = (parentId: string | null): unknown[] =>
					elements
						.filter((element) => element.parentId === parentId)
						.map((element) => [element.elType, rebuild(element.id)]);
				const shape = (list: Node[]): unknown[] =>
					list.map((node) => [node.elType, shape(node.elements)]);
				expect(rebuild(null)).toEqual(shape(nodes));
				const order = (list: Node[]): string[] =>
					list.flatMap((node) => [node.elType, ...order(node.elements)]);
				expect(elements.map(({ elType }) => elType)).toEqual(order(nodes));
			}),
		);
	});

	it('leaves out values that are no element, and keeps the elements beside them', () => {
		const { elements, report } = flatten([
			{ id: 'a', elType: 'container', elements: [null, { id: 'b', elType: 'container' }, 'x'] },
			null,
		]);
		expect(elements.map(({ id }) => id)).toEqual(['a', 'b']);
		expect(report.problems).toEqual([]);
		expect(report.warnings).toEqual([
			'pages/a.json: are no elements and are left out: content[0].elements[0] (null), content[0].elements[2] ("x"), content[1] (null)',
		]);
	});

	it('passes atomic elements through unchanged', () => {
		const settings = { title: { $$type: 'html-v3', value: 'Hi' } };
		const { elements, report } = flatten([
			{
				id: 'a',
				elType: 'e-flexbox',
				settings: [],
				elements: [{ id: 'b', elType: 'widget', widgetType: 'e-heading', settings }],
			},
		]);
		expect(elements[0]).toMatchObject({ elType: 'e-flexbox', settings: {} });
		expect(elements[1]).toMatchObject({ widgetType: 'e-heading', settings, parentId: 'a' });
		expect(report.warnings).toEqual([]);
	});

	it('keeps markup that WordPress rendered', () => {
		const { elements } = flatten([
			{ id: 'a', elType: 'widget', widgetType: 'shortcode', renderedHtml: '<p>Map</p>' },
		]);
		expect(elements[0]?.renderedHtml).toBe('<p>Map</p>');
	});

	it('repairs values that an editor cannot have meant, and reports them', () => {
		const { elements, report } = flatten([
			{
				id: 'a',
				elType: 'container',
				elements: [{ id: 'a', widgetType: 'heading', settings: 'big' }],
			},
			{ elType: 'widget', id: 'a b' },
			{ id: 'x', settings: ['y'] },
		]);
		expect(
			elements.map(({ id, parentId, elType, settings }) => [id, parentId, elType, settings]),
		).toEqual([
			['a', null, 'container', {}],
			['a2', 'a', 'widget', {}],
			['0000003', null, 'widget', {}],
			['x', null, 'container', {}],
		]);
		expect(report.problems).toEqual([]);
		expect(report.warnings).toEqual([
			'pages/a.json: have the id of an element before them and get another: content[0].elements[0] (a2)',
			'pages/a.json: have no elType and are taken for a widget: content[0].elements[0]',
			'pages/a.json: have settings that are no object and count as empty: content[0].elements[0] ("big"), content[2] (["y"])',
			'pages/a.json: have no id, or none that can be used; they get another: content[1] ("a b", now 0000003)',
			'pages/a.json: are widgets without widgetType and show nothing: content[1]',
			'pages/a.json: have no elType and are taken for a container: content[2]',
		]);
	});
});
