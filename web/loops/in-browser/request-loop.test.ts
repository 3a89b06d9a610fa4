// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedCall, dataOf, fakeHost, settled } from '../testing/fake-host';
import { requestLoop } from './request-loop';

let calls: AskedCall[];
beforeEach(() => {
	calls = fakeHost();
	document.body.innerHTML = `<div data-elementor-id="3250"><div data-elementor-id="7" class="inner">
		<div data-id="a1b2c3d" data-widget_type="loop-grid.post"></div></div></div>`;
});
afterEach(() => vi.unstubAllGlobals());

const widget = () => document.querySelector<HTMLElement>('[data-id]') as HTMLElement;
const ask = (query: string) =>
	requestLoop(widget(), new URL(`http://site.test/fleet/${query}`), new AbortController().signal);

describe('the question for a loop', () => {
	it('names the nearest document, the widget, its own filters in their order, and the address', async () => {
		const asking = ask(
			'?u=1&e-filter-a1b2c3d-boat-type=rib~ten%20der&e-filter-b-tag=x&e-filter-a1b2c3d-place=a+b&e-page-a1b2c3d=2',
		);
		const [call] = calls;
		expect(call?.path).toBe('/wp-json/elementor-pro/v1/refresh-loop');
		expect(call?.headers.has('x-wp-nonce')).toBe(false);
		expect(call?.body).toEqual({
			post_id: 7,
			widget_id: 'a1b2c3d',
			widget_filters: {
				taxonomy: {
					'boat-type': {
						filterType: 'taxonomy',
						selectedTaxonomy: 'boat-type',
						terms: ['rib', 'ten der'],
						logicalJoin: 'OR',
					},
					place: {
						filterType: 'taxonomy',
						selectedTaxonomy: 'place',
						terms: ['a', 'b'],
						logicalJoin: 'AND',
					},
				},
			},
			pagination_base_url: expect.stringMatching(/^http:\/\/site\.test\/fleet\/\?u=1&/),
		});
		await call?.answer(dataOf('<p>'));
		expect(await asking).toEqual({ data: '<p>' });
	});

	it('sends no join where a filter of the page was given one that is neither AND nor OR', () => {
		const given = (settings: object) => {
			const filter = document.createElement('div');
			filter.dataset.settings = JSON.stringify({ selected_element: 'a1b2c3d', ...settings });
			document.body.append(filter);
		};
		given({ taxonomy: 'tag', multiple_selection: true, logical_combination: 'DISABLED' });
		given({ taxonomy: 'place', multiple_selection: true });
		given({ taxonomy: 'kind', logical_combination: 'AND' });
		given({ selected_element: 'b', taxonomy: 'year', logical_combination: 'DISABLED' });
		const taxonomies = ['tag', 'place', 'kind', 'year', 'crew'];
		ask(`?${taxonomies.map((name) => `e-filter-a1b2c3d-${name}=x+y`).join('&')}`);
		const sent = JSON.stringify(calls[0]?.body.widget_filters);
		const filterOf = (name: string, join: object) => ({
			[name]: { filterType: 'taxonomy', selectedTaxonomy: name, terms: ['x', 'y'], ...join },
		});
		const others = taxonomies.slice(1).map((name) => filterOf(name, { logicalJoin: 'AND' }));
		expect(JSON.parse(sent)).toStrictEqual({
			taxonomy: Object.assign({}, filterOf('tag', {}), ...others),
		});
	});

	it('sends the join in the address, with any filter', () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			`<div data-settings='{"selected_element":"a1b2c3d","taxonomy":"tag","logical_combination":"DISABLED"}'></div>`,
		);
		ask('?e-filter-a1b2c3d-tag=x~y');
		expect(calls[0]?.body).toMatchObject({
			widget_filters: { taxonomy: { tag: { logicalJoin: 'OR' } } },
		});
	});

	it('has no filter where none is chosen', () => {
		ask('?s=bay');
		expect(calls[0]?.body.widget_filters).toEqual({ taxonomy: {} });
	});
});

describe('the question of an editor', () => {
	const EDITOR = '?elementor-preview=7';

	it('is marked so, and carries the unsaved settings and the nonce', async () => {
		widget().dataset.model = '{"settings":{"posts_per_page":1}}';
		ask(EDITOR);
		await vi.waitFor(() => expect(calls).toHaveLength(1));
		expect(calls[0]?.path).toBe('/wp-admin/admin-ajax.php?action=rest-nonce');
		await calls[0]?.answer(new Response('abc1234567\n'));
		await vi.waitFor(() => expect(calls).toHaveLength(2));
		expect(calls[1]?.headers.get('x-wp-nonce')).toBe('abc1234567');
		expect(calls[1]?.body).toMatchObject({
			is_edit_mode: true,
			widget_model: {
				id: 'a1b2c3d',
				elType: 'widget',
				widgetType: 'loop-grid',
				settings: { posts_per_page: 1 },
			},
		});
	});

	it.each([
		['a login that has none', new Response('0')],
		['nobody', new Response('0', { status: 400 })],
	])('has no nonce header for %s', async (_, answer) => {
		widget().dataset.model = 'no JSON';
		ask(EDITOR);
		await vi.waitFor(() => expect(calls).toHaveLength(1));
		await calls[0]?.answer(answer);
		await vi.waitFor(() => expect(calls).toHaveLength(2));
		expect(calls[1]?.headers.has('x-wp-nonce')).toBe(false);
		expect(calls[1]?.body.widget_model).toEqual({
			id: 'a1b2c3d',
			elType: 'widget',
			widgetType: 'loop-grid',
		});
	});

	it('is not sent where the nonce could not be fetched', async () => {
		const asking = ask(EDITOR);
		await vi.waitFor(() => expect(calls).toHaveLength(1));
		await calls[0]?.answer(new TypeError('Failed to fetch'));
		expect(await asking).toBeNull();
		await settled();
		expect(calls).toHaveLength(1);
	});
});
