import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { describe, expect, it } from 'vitest';
import { avoidsDuplicates, loopsBefore } from './earlier-loops';

const node = (
	id: string,
	widgetType: string | null,
	children: ElementNode[] = [],
): ElementNode => ({
	id,
	elType: widgetType ? 'widget' : 'container',
	widgetType,
	settings: {},
	renderedHtml: null,
	children,
});

describe('the lists above a list', () => {
	const nodes = [
		node('c1', null, [node('a', 'posts'), node('h', 'heading')]),
		node('c2', null, [node('c3', null, [node('b', 'loop-grid')]), node('own', 'posts')]),
		node('c', 'posts'),
	];
	const above = (id: string) => loopsBefore(nodes, id, ['posts', 'loop-grid']).map((one) => one.id);

	it('stand before it, however deep, from the top', () => {
		expect([above('own'), above('a'), above('c')]).toEqual([['a', 'b'], [], ['a', 'b', 'own']]);
	});

	it('are all where it stands in another document', () => {
		expect(above('elsewhere')).toEqual(['a', 'b', 'own', 'c']);
	});
});

describe('a list that avoids duplicates', () => {
	it('has the switch under the name of the control of its skin', () => {
		expect(avoidsDuplicates({ post_query_avoid_duplicates: 'yes' })).toBe(true);
		expect(avoidsDuplicates({ posts_avoid_duplicates: 'yes' })).toBe(true);
		expect(avoidsDuplicates({ posts_avoid_duplicates: '', posts_per_page: 'yes' })).toBe(false);
		expect(avoidsDuplicates({ posts_avoid_duplicates: { a: 1 } })).toBe(false);
	});
});
