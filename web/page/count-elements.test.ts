import { describe, expect, it } from 'vitest';
import { countElements } from './count-elements';

const elements = (count: number) => ({
	elementorElements: Array.from({ length: count }, () => ({})),
});

describe('the elements of an answer', () => {
	it('are the elements of a page, of templates and of popups, together', () => {
		const data = {
			contentNode: elements(3),
			elementorTemplates: [elements(20), elements(1)],
			elementorPopups: [elements(400), null],
		};
		expect(countElements(data)).toBe(424);
	});

	it('are the elements of the content at an address', () => {
		expect(countElements({ nodeByUri: elements(3) })).toBe(3);
	});

	it.each([
		null,
		undefined,
		'text',
		{},
		{ contentNode: null },
		{ contentNode: { elementorElements: null }, elementorTemplates: null },
		{ node: elements(3) },
	])('are none in %j', (data) => {
		expect(countElements(data)).toBe(0);
	});
});
