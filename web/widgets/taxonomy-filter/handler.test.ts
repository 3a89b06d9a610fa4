// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushAddress } from '../../browser/location';
import { attachGrid } from '../../loops/in-browser/attach-grid';
import { dataOf, fakeHost } from '../../loops/testing/fake-host';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
let ends: (() => void)[] = [];
afterEach(() => {
	for (const end of ends) end();
	ends = [];
	history.replaceState(null, '', '/');
	document.body.replaceChildren();
});

/** A filter for the loop `a` with its buttons; the last button is the one for everything. */
async function filter(taxonomy: string, terms: string[], settings: object = {}) {
	const element = document.createElement('div');
	const form = document.createElement('form');
	form.className = 'e-filter';
	for (const term of [...terms, '__all']) {
		const button = document.createElement('button');
		button.className = 'e-filter-item';
		button.dataset.filter = term;
		form.append(button);
	}
	element.append(form);
	document.body.append(element);
	ends.push(await attach(element, { selected_element: 'a', taxonomy, ...settings }, tools));
	const buttons = [...form.querySelectorAll('button')];
	return {
		press: (term: string) => buttons.find(({ dataset }) => dataset.filter === term)?.click(),
		pressed: () =>
			buttons
				.filter((button) => button.getAttribute('aria-pressed') === 'true')
				.map(({ dataset }) => dataset.filter),
	};
}
const search = () => decodeURIComponent(location.search);
const MULTIPLE = { multiple_selection: 'yes' };

describe('the buttons of a filter', () => {
	it('take each other’s place, and the pressed one away', async () => {
		const { press, pressed } = await filter('boat-type', ['rib', 'tender']);
		expect(pressed()).toEqual(['__all']);
		press('rib');
		expect([search(), pressed()]).toEqual(['?e-filter-a-boat-type=rib', ['rib']]);
		press('tender');
		expect([search(), pressed()]).toEqual(['?e-filter-a-boat-type=tender', ['tender']]);
		press('tender');
		expect([search(), pressed()]).toEqual(['', ['__all']]);
		const { length } = history;
		press('__all');
		expect(history.length).toBe(length);
	});

	it('show the state in the address, after any change of it', async () => {
		const { pressed } = await filter('tag', ['x', 'y'], MULTIPLE);
		pushAddress('/?e-filter-a-tag=y~x&e-filter-b-tag=z');
		expect(pressed()).toEqual(['x', 'y']);
		pushAddress('/?e-filter-b-tag=x');
		expect(pressed()).toEqual(['__all']);
	});

	it('add up across the taxonomies of one list, each with its own join', async () => {
		const types = await filter('boat-type', ['rib', 'tender'], {
			...MULTIPLE,
			logical_combination: 'OR',
		});
		const places = await filter('place', ['bay', 'cape'], MULTIPLE);
		for (const term of ['tender', 'rib']) types.press(term);
		for (const term of ['bay', 'cape']) places.press(term);
		expect(search()).toBe('?e-filter-a-boat-type=tender~rib&e-filter-a-place=bay+cape');
		types.press('__all');
		expect(search()).toBe('?e-filter-a-place=bay+cape');
		expect([types.pressed(), places.pressed()]).toEqual([['__all'], ['bay', 'cape']]);
	});

	it('of two filters of one taxonomy are one choice, each term once', async () => {
		const some = await filter('tag', ['x', 'y'], MULTIPLE);
		const others = await filter('tag', ['y', 'z'], MULTIPLE);
		some.press('x');
		others.press('z');
		some.press('y');
		expect(search()).toBe('?e-filter-a-tag=x+z+y');
		expect([some.pressed(), others.pressed()]).toEqual([
			['x', 'y'],
			['y', 'z'],
		]);
		others.press('y');
		expect([search(), some.pressed()]).toEqual(['?e-filter-a-tag=x+z', ['x']]);
	});

	it('hold terms of any characters', async () => {
		const terms = ['αι γαίο', 'a+b', 'a~b', '%7E', 'ä&ö=ü', '#?'];
		const { press, pressed } = await filter('tag', terms, MULTIPLE);
		for (const term of terms) press(term);
		expect(pressed()).toEqual(terms);
		pushAddress(location.pathname + location.search);
		expect(pressed()).toEqual(terms);
		for (const term of terms) press(term);
		expect([search(), pressed()]).toEqual(['', ['__all']]);
	});

	it('write only the joins AND and OR', async () => {
		const { press } = await filter('tag', ['x', 'y'], {
			...MULTIPLE,
			logical_combination: 'DISABLED',
		});
		press('x');
		press('y');
		expect(search()).toBe('?e-filter-a-tag=x+y');
	});

	it('come back with the list and the address where the host refuses', async () => {
		const calls = fakeHost();
		const { press, pressed } = await filter('tag', ['x', 'y'], MULTIPLE);
		const loop = document.createElement('div');
		loop.dataset.id = 'a';
		const markup = (text: string) => `<div class="elementor-widget-container">${text}</div>`;
		loop.innerHTML = markup('all');
		document.body.append(loop);
		ends.push(attachGrid(loop, {}, tools));
		press('x');
		await calls[0]?.answer(dataOf(markup('x')));
		expect([loop.textContent, search(), pressed()]).toEqual(['x', '?e-filter-a-tag=x', ['x']]);
		press('y');
		expect(pressed()).toEqual(['x', 'y']);
		await calls[1]?.answer(new Response('', { status: 429, headers: { 'retry-after': '30' } }));
		expect([loop.textContent, search(), pressed()]).toEqual(['x', '?e-filter-a-tag=x', ['x']]);
		press('__all');
		await calls[2]?.answer(new Response('', { status: 429 }));
		expect([loop.textContent, search(), pressed()]).toEqual(['x', '?e-filter-a-tag=x', ['x']]);
		vi.unstubAllGlobals();
	});

	it('keep the other parameters of the address, except the pages of their list', async () => {
		const { press } = await filter('tag', ['x']);
		pushAddress('/page/3/?u=1&e-page-a=2&e-page-b=3&paged=4#top');
		press('x');
		expect(location.pathname + search()).toBe('/?u=1&e-page-b=3&e-filter-a-tag=x');
	});
});
