import type { ApolloClient } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import type { InspectedDocument } from './inspected-page';
import { variableWords, withAtomic } from './load-atomic';

const variable = (id: string, label: string, value: string, isDeleted = false) => ({
	...{ id, label, value, isDeleted, isSynced: false },
	type: 'global-color-variable',
});
const VARIABLES = [
	variable('e-gv-1', 'ink', '#0b2e4a'),
	variable('e-gv-2', 'old sand', '#e8d9b5', true),
	variable('e-gv-3', 'broken', 'red;}'),
];
const typed = ($$type: string, value: unknown) => ({ $$type, value });

const DOCUMENT: InspectedDocument = {
	databaseId: 7,
	type: 'wp-page',
	title: 'Bay',
	elements: [
		{
			...{ id: 'a1b2c3d', parentId: null, elType: 'widget', widgetType: 'e-heading' },
			settings: { classes: typed('classes', ['own']) },
			renderedHtml: null,
		},
	],
	pageSettings: {},
	atomic: {},
	more: {},
};
const colours = { color: 'e-gv-2', 'border-color': 'e-gv-1', 'outline-color': 'e-gv-9' };
const props = Object.fromEntries(
	Object.entries(colours).map(([name, id]) => [name, typed('global-color-variable', id)]),
);
const PARTS = {
	databaseId: 7,
	elements: [
		{
			...{ id: 'a1b2c3d', interactions: {}, drawing: null },
			styles: { own: { variants: [{ meta: { breakpoint: 'desktop', state: null }, props }] } },
		},
	],
	...{ classes: [], components: [] },
};
const client = {
	query: async () => ({ data: { elementorAtomicDocuments: [PARTS] } }),
} as unknown as ApolloClient;

describe('the variables that the editor’s view names', () => {
	it('have their labels; a deleted one is marked, one that no sheet can hold is left out', () => {
		expect(variableWords(VARIABLES)).toEqual({
			'--ink': 'variable ink',
			'--e-gv-2': 'deleted variable old sand',
		});
	});

	it('are in the properties as in the sheet: deleted ones by their id, unknown ones absent', async () => {
		const [document] = await withAtomic([DOCUMENT], VARIABLES, client);
		expect(document?.atomic.a1b2c3d?.looks.at(-1)?.declarations).toEqual([
			['color', 'var(--e-gv-2)'],
			['border-color', 'var(--ink)'],
		]);
	});

	it('go with an export, without the deleted ones', async () => {
		const [document] = await withAtomic([DOCUMENT], VARIABLES, client);
		expect(document?.more.global_variables).toEqual({
			data: { 'e-gv-1': expect.objectContaining({ label: 'ink', value: '#0b2e4a' }) },
		});
	});
});
