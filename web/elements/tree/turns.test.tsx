import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { MOST_ELEMENTS, TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import { fallback, object, optional, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { RenderProvider, useRender } from '../context/render-context';
import { renderOnServer } from '../testing/render-on-server';
import { BuilderDocument } from './builder-document';
import { defineWidget } from './define-widget';

const title = defineWidget({
	types: ['title'],
	settings: object({ title: optional(fallback(string(), ''), '') }),
	Markup: ({ settings }) => <h2>{settings.title}</h2>,
});

function node(id: string, children: ElementNode[] = []): ElementNode {
	const kind = children.length > 0 ? { elType: 'container', widgetType: null } : WIDGET;
	return { id, ...kind, settings: { title: id }, renderedHtml: null, children } as ElementNode;
}
const WIDGET = { elType: 'widget', widgetType: 'title' };

const row = (at: number, length: number) =>
	Array.from({ length }, (_, place) => node(`r${at}x${place}`));

/** Two columns of rows of titles, so that a turn may end at any depth. */
const TREE = ['a', 'b'].map((column) =>
	node(
		column,
		[1, 2, 3].map((row) =>
			node(`${column}${row}`, [node(`${column}${row}x`), node(`${column}${row}y`)]),
		),
	),
);

function Interrupted({
	pause,
	nodes,
}: {
	pause?: () => Promise<void> | undefined;
	nodes: ElementNode[];
}) {
	const render = useRender();
	return (
		<RenderProvider value={{ ...render, pause }}>
			<BuilderDocument document={{ databaseId: 7, type: 'wp-page' }} nodes={nodes} />
		</RenderProvider>
	);
}

const render = (nodes: ElementNode[], pause?: () => Promise<void> | undefined) =>
	renderOnServer(<Interrupted nodes={nodes} pause={pause} />, { widgets: [title] });

/** Makes turns each of which ends after a number of elements. */
function turnsOf(elements: number) {
	let left = elements;
	let turns = 1;
	let asked = 0;
	let next: Promise<void> | undefined;
	const pause = () => {
		asked += 1;
		if (left > 0) {
			left -= 1;
			return undefined;
		}
		next ??= new Promise((resolve) => {
			setImmediate(() => {
				turns += 1;
				left = elements;
				next = undefined;
				resolve();
			});
		});
		return next;
	};
	return { pause, count: () => turns, asked: () => asked };
}

describe('a rendering that others interrupt', () => {
	it.each([1, 2, 3, 5, 8])('gives the same markup in turns of %i elements', async (elements) => {
		const turns = turnsOf(elements);
		expect(await render(TREE, turns.pause)).toBe(await render(TREE));
		expect(turns.count()).toBeGreaterThanOrEqual(Math.floor(20 / elements));
	});

	it.each([
		['flat', Array.from({ length: 400 }, (_, at) => node(`e${at}`))],
		['in rows', Array.from({ length: 80 }, (_, at) => node(`r${at}`, row(at, 4)))],
	])('requests turns in proportion to its elements, %s', async (_, nodes) => {
		const turns = turnsOf(10);
		expect(await render(nodes, turns.pause)).toBe(await render(nodes));
		// Each of some fifty turns renders its waiting elements again, at most eight at each depth.
		expect(turns.asked()).toBeLessThan(400 * 6);
	});

	it('ends when it gets no more turns', async () => {
		const pause = () => {
			throw new TooLargeToRender('over');
		};
		await expect(render(TREE, pause)).rejects.toThrow(TooLargeToRender);
	});
});

describe('a document', () => {
	it('is rendered with as many elements as are rendered, and not with one more', async () => {
		const inside = row(0, MOST_ELEMENTS - 1);
		expect(await render([node('all', inside)])).toContain(`r0x${MOST_ELEMENTS - 2}`);
		await expect(render([node('all', [...inside, node('more')])])).rejects.toThrow(
			`The document 7 (wp-page) holds ${MOST_ELEMENTS + 1} elements`,
		);
	});
});
