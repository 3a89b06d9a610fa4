// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushAddress } from '../../browser/location';
import { type AskedCall, dataOf, fakeHost, settled } from '../testing/fake-host';
import { attachLoop } from './attach-loop';

const SETTINGS = { pagination_type: 'numbers', pagination_load_type: 'ajax', auto_scroll: false };
/** The markup of a list in the form that the host sends. */
const list = (items: string[], total = items.length, page = 0) =>
	`<div class="elementor-widget-container"><div class="elementor-loop-container" data-total="${total}">${items
		.map((item) => `<div class="e-loop-item">${item}</div>`)
		.join('')}</div>${
		page
			? `<nav class="elementor-pagination"><a href="/?e-page-a=${page + 1}">Next</a><span aria-current="page">Page ${page}</span></nav>`
			: ''
	}</div>`;
const filtered = (term: string) => `/?e-filter-a-tag=${term}`;

let calls: AskedCall[];
let ends: (() => void)[] = [];
beforeEach(() => {
	calls = fakeHost();
	document.body.innerHTML = `<div data-elementor-id="7"><div class="elementor-element" data-id="a">${list(['1', '2'], 9, 1)}</div></div>`;
});
afterEach(() => {
	for (const end of ends) end();
	ends = [];
	history.replaceState(null, '', '/');
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

function attached(settings: Partial<typeof SETTINGS> = {}) {
	const element = document.querySelector<HTMLElement>('[data-id=a]') as HTMLElement;
	const handlers = { attach: vi.fn(), detach: vi.fn() };
	const onShown = vi.fn();
	const detach = attachLoop(element, { ...SETTINGS, ...settings }, handlers, onShown);
	ends.push(detach);
	return {
		element,
		handlers,
		onShown,
		detach,
		texts: () => [...element.querySelectorAll('.e-loop-item')].map((item) => item.textContent),
		isBusy: () => [
			element.classList.contains('e-loading-overlay'),
			element.getAttribute('aria-busy'),
		],
		said: () => document.querySelector('[role=status]')?.textContent,
		click: (selector: string, init: MouseEventInit = {}) => {
			const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
			element.querySelector(selector)?.dispatchEvent(event);
			return event;
		},
	};
}

describe('a loop that listens to the address', () => {
	it('sends no request while its own part of the address stays', async () => {
		const { isBusy } = attached();
		pushAddress('/?u=1&e-filter-b-tag=x&e-page-b=2');
		pushAddress('/?e-filter-a-tag=');
		await settled();
		expect(calls).toEqual([]);
		expect(isBusy()).toEqual([false, null]);
	});

	it('is dimmed while it waits, then shows the answer and announces the number politely', async () => {
		const { texts, isBusy, said, handlers, onShown } = attached();
		expect(said()).toBe('');
		pushAddress(filtered('x'));
		expect(isBusy()).toEqual([true, 'true']);
		expect(texts()).toEqual(['1', '2']);
		await calls[0]?.answer(dataOf(list(['3', '4'], 6, 1)));
		expect(texts()).toEqual(['3', '4']);
		expect(isBusy()).toEqual([false, null]);
		expect(said()).toBe('6 results, page 1');
		expect(
			[handlers.detach, handlers.attach, onShown].map(({ mock }) => mock.calls.length),
		).toEqual([1, 1, 1]);
	});

	it('cancels the running request for a newer one: the last wins', async () => {
		const { texts, isBusy } = attached();
		for (const term of ['x', 'y', 'z']) pushAddress(filtered(term));
		expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
		await calls[0]?.answer(dataOf(list(['x'])));
		expect(isBusy()).toEqual([true, 'true']);
		await calls[2]?.answer(dataOf(list(['z'])));
		await calls[1]?.answer(dataOf(list(['y'])));
		expect(texts()).toEqual(['z']);
		expect(isBusy()).toEqual([false, null]);
	});

	it('requests a state once, for any number of address events', () => {
		attached();
		pushAddress(filtered('x'));
		pushAddress(`${filtered('x')}&u=2`);
		expect(calls).toHaveLength(1);
		expect(calls[0]?.signal.aborted).toBe(false);
	});

	it('sends no request for the way back to its present content, and stops waiting', async () => {
		const { texts, isBusy } = attached();
		pushAddress(filtered('x'));
		pushAddress('/');
		expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
		expect(isBusy()).toEqual([false, null]);
		await settled();
		expect(texts()).toEqual(['1', '2']);
	});

	it.each([400, 429, 500, 503])(
		'removes from the address a choice that the host refuses with %i, and nothing else',
		async (status) => {
			pushAddress('/?e-filter-b-tag=y&e-page-a=2&u=1');
			const { texts, isBusy, said } = attached();
			await calls[0]?.answer(dataOf(list(['3'], 9, 2)));
			pushAddress('/?e-filter-b-tag=z&e-page-a=2&u=1');
			pushAddress('/?e-filter-b-tag=z&u=1&e-filter-a-tag=x');
			const { length } = history;
			await calls[1]?.answer(Response.json({ data: list(['x']) }, { status }));
			expect(location.search).toBe('?e-filter-b-tag=z&e-page-a=2&u=1');
			expect(history.length).toBe(length);
			expect([texts(), isBusy(), said()]).toEqual([['3'], [false, null], '9 results, page 2']);
			expect(calls).toHaveLength(2);
			pushAddress('/?e-filter-b-tag=z&u=1&e-filter-a-tag=x');
			await calls[2]?.answer(dataOf(list(['x'])));
			expect([texts(), location.search]).toEqual([['x'], '?e-filter-b-tag=z&u=1&e-filter-a-tag=x']);
		},
	);

	it('goes back from a page link, and forward again', async () => {
		const { click, texts, element } = attached();
		click('nav a');
		await calls[0]?.answer(new Response('', { status: 429 }));
		expect([location.search, texts()]).toEqual(['', ['1', '2']]);
		expect(element.querySelector('[aria-current]')?.textContent).toBe('Page 1');
		click('nav a');
		expect(location.search).toBe('?e-page-a=2');
		await calls[1]?.answer(dataOf(list(['3'], 9, 2)));
		expect(texts()).toEqual(['3']);
	});

	it('ignores a refusal that comes after a newer request', async () => {
		const { texts } = attached();
		pushAddress(filtered('x'));
		pushAddress(filtered('y'));
		await calls[0]?.answer(new Response('', { status: 429 }));
		expect(location.search).toBe('?e-filter-a-tag=y');
		await calls[1]?.answer(dataOf(list(['y'])));
		expect(texts()).toEqual(['y']);
	});

	it.each([
		['HTML', new Response('<html>')],
		['no data', Response.json({})],
		['no network', new TypeError('Failed to fetch')],
	])('stays as it was for %s, shows no message, and requests the same again', async (_, answer) => {
		const { texts, isBusy, said, handlers } = attached();
		pushAddress(filtered('x'));
		await calls[0]?.answer(answer);
		expect([texts(), isBusy(), said()]).toEqual([['1', '2'], [false, null], '']);
		expect(handlers.detach).not.toHaveBeenCalled();
		pushAddress(`${filtered('x')}&again`);
		await calls[1]?.answer(dataOf(list(['x'])));
		expect(texts()).toEqual(['x']);
	});

	it('is emptied by an empty text', async () => {
		const { element, said } = attached();
		pushAddress(filtered('x'));
		await calls[0]?.answer(dataOf(''));
		expect(element.innerHTML).toBe('<div class="elementor-widget-container"></div>');
		expect(said()).toBe('Nothing found');
	});

	it('requests again on a restored page that the visitor left before the answer', async () => {
		const { texts } = attached();
		pushAddress(filtered('x'));
		await calls[0]?.answer(new TypeError('The page was frozen'));
		const restored = new Event('pageshow');
		dispatchEvent(Object.assign(restored, { persisted: false }));
		expect(calls).toHaveLength(1);
		dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		await calls[1]?.answer(dataOf(list(['x'])));
		expect(texts()).toEqual(['x']);
	});

	it('follows its page links in place, and leaves all other clicks to the browser', async () => {
		const { click, texts } = attached();
		let isTaken: boolean | undefined;
		const listen = (event: Event) => {
			isTaken = event.defaultPrevented;
			event.preventDefault();
		};
		document.addEventListener('click', listen, { once: true });
		click('nav a', { ctrlKey: true });
		expect([isTaken, location.search, calls.length]).toEqual([false, '', 0]);
		expect(click('nav a').defaultPrevented).toBe(true);
		expect(location.search).toBe('?e-page-a=2');
		await calls[0]?.answer(dataOf(list(['3'], 9, 2)));
		expect(texts()).toEqual(['3']);
	});

	it('keeps in a page link the filters that were chosen since it was written', () => {
		const { element, click } = attached({ pagination_load_type: 'page_reload' });
		pushAddress('/?e-filter-b-tag=x');
		element.addEventListener('click', (event) => event.preventDefault());
		click('nav a');
		expect(element.querySelector('nav a')?.getAttribute('href')).toBe(
			'/?e-filter-b-tag=x&e-page-a=2',
		);
		expect(calls).toEqual([]);
	});

	it('scrolls to its start after a page link only with the editor’s setting', () => {
		const { element, click } = attached({ auto_scroll: true });
		const scroll = vi.fn();
		element.scrollIntoView = scroll;
		pushAddress(filtered('x'));
		expect(scroll).not.toHaveBeenCalled();
		click('nav a');
		expect(scroll.mock.calls).toEqual([[{ behavior: 'smooth' }]]);
	});

	it('leaves nothing behind', async () => {
		const { element, detach, click, isBusy } = attached();
		pushAddress(filtered('x'));
		detach();
		expect(calls[0]?.signal.aborted).toBe(true);
		expect(isBusy()).toEqual([false, null]);
		expect(document.querySelector('[role=status]')).toBeNull();
		pushAddress(filtered('y'));
		dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
		expect(click('nav a').defaultPrevented).toBe(false);
		expect(calls).toHaveLength(1);
		await settled();
		expect(element.textContent).toContain('1');
	});
});

describe('two loops on one page', () => {
	it('agree with the address at last if the host refuses one of them, and stop sending requests', async () => {
		history.replaceState(null, '', '/page/2/');
		const other = document.createElement('div');
		other.dataset.id = 'b';
		other.innerHTML = list(['b2']);
		document.body.firstElementChild?.append(other);
		const first = attached();
		ends.push(attachLoop(other, SETTINGS, first.handlers));
		for (const call of calls.splice(0))
			await call.answer(dataOf(list([`${call.body.widget_id}2`])));
		// The page in the path belongs to both lists. A filter of one list removes it from the address.
		pushAddress('/?e-filter-a-tag=x');
		await calls[1]?.answer(dataOf(list(['b1'])));
		await calls[0]?.answer(new Response('', { status: 429 }));
		expect([location.pathname, location.search, first.texts()]).toEqual(['/page/2/', '', ['a2']]);
		expect(calls.map(({ body }) => body.widget_id)).toEqual(['a', 'b', 'b']);
		await calls[2]?.answer(new Response('', { status: 429 }));
		expect(calls).toHaveLength(3);
		expect(location.pathname).toBe('/page/2/');
	});

	it('receive the same address and do not touch each other', async () => {
		const other = document.createElement('div');
		other.dataset.id = 'b';
		other.innerHTML = list(['b1']);
		document.body.firstElementChild?.append(other);
		const first = attached();
		ends.push(attachLoop(other, SETTINGS, first.handlers));
		pushAddress('/?e-filter-a-tag=x&e-filter-b-tag=y');
		expect(calls.map(({ body }) => body.widget_id)).toEqual(['a', 'b']);
		pushAddress('/?e-filter-a-tag=x&e-filter-b-tag=z');
		expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
		await calls[0]?.answer(dataOf(list(['ax'])));
		await calls[2]?.answer(dataOf(list(['bz'])));
		expect([first.texts(), other.textContent]).toEqual([['ax'], 'bz']);
		expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
	});
});
