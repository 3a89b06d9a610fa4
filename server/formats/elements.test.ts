import { describe, expect, it } from 'vitest';
import { readElements, walkElements } from './elements';

const HEADING = { id: 'b', elType: 'widget', widgetType: 'heading', settings: { title: 'Hi' } };

describe('readElements', () => {
	it.each([
		['an export file', { type: 'page', title: 'T', content: [HEADING], page_settings: [] }],
		['a list of elements', [HEADING]],
		['a tree that is text', { content: JSON.stringify([HEADING]) }],
	])('reads %s', (_form, value) => {
		expect(readElements(value)?.elements).toEqual([{ ...HEADING, elements: [] }]);
	});

	it('leaves holes out and gives a list without settings an empty object', () => {
		const box = { id: 'a', elType: 'container', settings: [], elements: [null, HEADING, 'x'] };
		const [read] = readElements([box])?.elements ?? [];
		expect(read?.settings).toEqual({});
		expect(read?.elements.map(({ id }) => id)).toEqual(['b']);
	});

	it.each([[null], ['text'], [{ nodes: [] }], [[]]])('is null for %j', (value) => {
		expect(readElements(value)).toBeNull();
	});

	it('is walked a parent before its children', () => {
		const document = readElements([{ id: 'a', elType: 'container', elements: [HEADING] }]);
		const seen: string[] = [];
		walkElements(document?.elements ?? [], ({ id }, parent) => seen.push(`${parent?.id}>${id}`));
		expect(seen).toEqual(['undefined>a', 'a>b']);
	});
});
