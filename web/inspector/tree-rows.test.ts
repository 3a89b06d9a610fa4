import type { FlatElement } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import type { InspectedDocument } from './inspected-page';
import { foundRows, rowKey, treeRows, visibleRows } from './tree-rows';

const element = (id: string, parentId: string | null, settings = {}): FlatElement => ({
	id,
	parentId,
	elType: parentId === null ? 'container' : 'widget',
	widgetType: parentId === null ? null : 'text-editor',
	settings,
	renderedHtml: null,
});
const page = (elements: readonly FlatElement[]): InspectedDocument => ({
	databaseId: 7,
	type: 'wp-page',
	title: 'Fleet',
	elements,
	pageSettings: {},
	atomic: {},
	more: {},
});

const asStored = (flat: readonly FlatElement[]) => flat;

describe('the lines of the tree', () => {
	const rows = treeRows(
		[page([element('a', null), element('b', 'a', { editor: '<p>Salt &amp; <b>wind</b></p>' })])],
		asStored,
	);

	it('stand behind their parents, each with its level and place', () => {
		expect(
			rows.map(({ label, level, position, setSize }) => [label, level, position, setSize]),
		).toEqual([
			['Fleet', 1, 1, 1],
			// A container without a name is named after the first text in it.
			['Salt & wind', 2, 1, 1],
			['Salt & wind', 3, 1, 1],
		]);
	});

	it('are named after their kind where they have no words, and after their own name first', () => {
		const lines = treeRows(
			[
				page([
					element('a', null),
					element('b', null, { _title: 'Hero' }),
					element('c', 'b', { editor: 'Salt' }),
					element('d', 'b'),
					element('e', null),
					element('f', 'e'),
				]),
			],
			asStored,
		);
		expect(lines.map(({ label, kind }) => `${label}, ${kind}`)).toEqual([
			'Fleet, wp-page',
			'Container, Container',
			'Hero, Container',
			'Salt, Text editor',
			'Text editor, Text editor',
			// If it contains no text, a row is named after the first widget in it.
			'Text editor, Container',
			'Text editor, Text editor',
		]);
	});

	it('are shown where all above them are open', () => {
		const names = (...open: string[]) =>
			visibleRows(rows, new Set(open)).map(({ elementId }) => elementId);
		expect(names()).toEqual([null]);
		expect(names(rowKey(7, null))).toEqual([null, 'a']);
		expect(names(rowKey(7, 'a'))).toEqual([null]);
		expect(names(rowKey(7, null), rowKey(7, 'a'))).toEqual([null, 'a', 'b']);
	});

	it('are found by label, kind or id, with their parents', () => {
		expect(foundRows(rows, 'WIND').map(({ elementId }) => elementId)).toEqual([null, 'a', 'b']);
		expect(foundRows(rows, 'container').map(({ elementId }) => elementId)).toEqual([null, 'a']);
		expect(foundRows(rows, 'nothing')).toEqual([]);
	});

	it('take time in proportion to their number: a page of 5,000 elements is listed and searched at once', () => {
		let reads = 0;
		const counted = Array.from({ length: 5_000 }, (_, at) => {
			const one = element(`e${at}`, at === 0 ? null : `e${(at - 1) >> 2}`);
			return Object.defineProperty(one, 'settings', {
				get() {
					reads += 1;
					return {};
				},
			});
		});
		const many = treeRows([page(counted)], asStored);
		expect(many).toHaveLength(5_001);
		expect(reads).toBeLessThanOrEqual(2 * 5_000);
		expect(foundRows(many, 'text editor').length).toBeGreaterThan(4_000);
	});
});
