// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../elements/testing/render-on-server';
import { Widget } from '../../elements/tree/widget';
import { dragStep } from './drag-scroll';
import { taxonomyFilter } from './index';

const term = (databaseId: number, name: string, slug: string, count: number, parent = 0) => ({
	__typename: 'ElementorLoopTerm',
	databaseId,
	parentDatabaseId: parent,
	name,
	slug,
	count,
});
const TERMS = [
	term(1, 'Boats & more', 'boats', 3),
	term(2, 'Ribs', 'ribs', 2, 1),
	term(3, 'Small ribs', 'small', 1, 2),
	term(4, 'Αιγαίο', 'αι', 0),
];

const asked: Record<string, unknown>[] = [];
const render = async (settings: object, query = '', terms: readonly object[] | null = TERMS) => {
	asked.length = 0;
	const html = await renderOnServer(
		<Widget
			element={{
				id: 'f1f1f1f',
				elType: 'widget',
				widgetType: 'taxonomy-filter',
				settings: { selected_element: 'a1b2c3d', taxonomy: 'boat-type', ...settings },
				renderedHtml: null,
				children: [],
			}}
		/>,
		{
			widgets: [taxonomyFilter],
			hasLoops: true,
			page: { path: '/fleet/', url: new URL(`https://boats.example/fleet/${query}`) },
			shown: {
				types: [{ name: 'boat', restBase: 'boats' }],
				taxonomies: [{ name: 'boat-type', restBase: 'boat-types', label: 'Boat types' }],
			},
			rest: () => Promise.reject(new Error('Core REST does not count.')),
			execute: async ({ operationName, variables }) => {
				if (operationName !== 'LoopTerms') throw new Error(`${operationName} is not asked.`);
				asked.push(variables);
				return { data: { elementorLoop: terms && { __typename: 'ElementorLoop', terms } } };
			},
		},
	);
	const root = document.createElement('div');
	root.innerHTML = html;
	const buttons = [...root.querySelectorAll<HTMLButtonElement>('button.e-filter-item')];
	const named = (term: string) => buttons.find(({ dataset }) => dataset.filter === term);
	const pressed = buttons
		.filter((button) => button.getAttribute('aria-pressed') === 'true')
		.map(({ dataset }) => dataset.filter);
	return { html, root, buttons, named, pressed };
};

describe('a taxonomy filter', () => {
	it('is a form with buttons that spell the address', async () => {
		const { root, named, buttons, pressed } = await render({});
		const search = root.querySelector('search.e-filter');
		expect(search?.getAttribute('role')).toBe('search');
		expect(search?.getAttribute('aria-label')).toBe('Filter by Boat types');
		expect(search?.getAttribute('data-base-url')).toBe('/fleet/');
		expect(root.querySelector('form')?.getAttribute('action')).toBe('/fleet/');
		expect(named('boats')?.name).toBe('e-filter-a1b2c3d-boat-type');
		expect(named('boats')?.value).toBe('boats');
		expect(named('boats')?.textContent).toBe('Boats & more');
		expect(buttons.at(-1)?.dataset.filter).toBe('__all');
		expect(pressed).toEqual(['__all']);
	});

	it('shows the choice of the address, and the address of each press', async () => {
		const query = '?utm=1&e-page-a1b2c3d=2&e-page-b=3&e-filter-a1b2c3d-boat-type=boats';
		const single = await render({}, query);
		expect(single.pressed).toEqual(['boats']);
		expect(single.named('boats')?.hasAttribute('name')).toBe(false);
		const hidden = [...single.root.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
		expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual(['utm=1', 'e-page-b=3']);
		const all = { multiple_selection: 'yes', show_child_taxonomy: 'yes' };
		expect((await render(all, query)).named('ribs')?.value).toBe('boats ribs');
		const any = { ...all, logical_combination: 'OR' };
		expect((await render(any, query)).named('ribs')?.value).toBe('boats~ribs');
	});

	it.each([
		[undefined, undefined],
		['AND', undefined],
		['OR', 'OR'],
		['', 'DISABLED'],
		['XOR', 'DISABLED'],
		[null, 'DISABLED'],
	])('given the join %o sends the browser %o', async (logical_combination, told) => {
		const { root } = await render({ logical_combination });
		const settings = root.querySelector<HTMLElement>('[data-settings]')?.dataset.settings ?? '';
		expect(JSON.parse(settings).logical_combination).toBe(told);
	});

	it('has children to a depth, terms that lead nowhere and counts where an editor wants them', async () => {
		const termsOf = async (settings: object) => {
			const { buttons } = await render({ show_first_item: '', ...settings });
			return buttons.map(({ dataset }) => dataset.filter);
		};
		expect(await termsOf({})).toEqual(['boats']);
		const children = { show_child_taxonomy: 'yes' };
		expect(await termsOf(children)).toEqual(['boats', 'ribs']);
		expect(await termsOf({ ...children, child_taxonomy_depth: 2 })).toContain('small');
		expect(await termsOf({ show_empty_items: 'yes' })).toEqual(['boats', 'αι']);
		expect(await termsOf({ show_empty_items: 'yes', number_of_taxonomies: 1 })).toEqual(['boats']);
		const { named } = await render({ show_item_count: 'yes', show_empty_items: 'yes' });
		expect(named('boats')?.textContent).toBe('Boats & more (3)');
		expect(named('αι')?.textContent).toBe('Αιγαίο (0)');
	});

	it('of a list that is nowhere counts everything that has the taxonomy', async () => {
		await render({});
		expect(asked).toEqual([
			{
				taxonomy: 'boat-type',
				hideEmpty: true,
				where: expect.objectContaining({ restBase: 'boats', terms: [] }),
			},
		]);
		await render({ show_empty_items: 'yes' });
		expect(asked[0]).toMatchObject({ hideEmpty: false });
	});

	it('is nothing without a list, a taxonomy or terms', async () => {
		for (const settings of [{ selected_element: '' }, { taxonomy: 'a b' }, { taxonomy: '' }]) {
			expect((await render(settings)).buttons).toEqual([]);
		}
		expect((await render({}, '', [])).buttons).toEqual([]);
		expect((await render({}, '', null)).buttons).toEqual([]);
	});
});

describe('a drag', () => {
	it('scrolls with the mouse, and by a step where the mouse is fast', () => {
		expect([3, -20, 20, 21, -400].map(dragStep)).toEqual([3, -20, 20, 5, -5]);
	});
});
