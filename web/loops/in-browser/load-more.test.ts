// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { openStatus } from '../../ui/announce';
import { type AskedCall, dataOf, fakeHost, settled } from '../testing/fake-host';
import { attachLoadMore } from './load-more';

/** One page of a list that loads more items, in the form that the host sends. */
const page = (number: number, last: number) => {
	const next = number < last ? `/?e-page-a=${number + 1}` : undefined;
	return `<div class="elementor-widget-container"><div class="elementor-loop-container">
<div class="e-loop-item">${number}a</div><div class="e-loop-item">${number}b</div></div><div class="e-load-more">
<div class="e-load-more-anchor" data-page="${number}" data-max-page="${last}"${next ? ` data-next-page="${next}"` : ''}></div>
${next ? `<div class="elementor-button-wrapper"><a rel="next" href="${next}">More</a></div>` : ''}
<span class="e-load-more-spinner" hidden></span><p class="e-load-more-message" ${next ? 'hidden' : ''}>No more</p></div></div>`;
};

let calls: AskedCall[];
const viewport = installFakeViewport();
let ends: (() => void)[] = [];
beforeEach(() => {
	calls = fakeHost();
	ends = [];
});
afterEach(() => {
	for (const end of ends) end();
	history.replaceState(null, '', '/');
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

function grown(last: number, type = 'load_more_on_click') {
	document.body.innerHTML = `<div data-elementor-id="7"><div data-id="a">${page(1, last)}</div></div>`;
	const element = document.querySelector<HTMLElement>('[data-id]') as HTMLElement;
	const handlers = { attach: vi.fn(), detach: vi.fn() };
	const onShown = vi.fn();
	const closeStatus = openStatus();
	const more = attachLoadMore(element, type, handlers, onShown);
	ends = [more.detach, closeStatus];
	const link = () => element.querySelector<HTMLElement>('a[rel=next]');
	return {
		element,
		handlers,
		onShown,
		more,
		link,
		texts: () => [...element.querySelectorAll('.e-loop-item')].map((item) => item.textContent),
		press: (init: MouseEventInit = {}) =>
			link()?.dispatchEvent(
				new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }),
			),
		isLoading: () => [
			element.classList.contains('e-load-more-pagination-loading'),
			element.querySelector<HTMLElement>('.e-load-more-spinner')?.hidden === false,
		],
		message: () => element.querySelector<HTMLElement>('.e-load-more-message'),
		near: async (isNear = true) => {
			const anchor = element.querySelector('.e-load-more-anchor');
			if (anchor) viewport.report(anchor, isNear);
			await settled();
		},
		said: () => document.querySelector('[role=status]')?.textContent,
	};
}
const pageAsked = (call: AskedCall | undefined) =>
	new URL(`${call?.body.pagination_base_url}`).search;

describe('a list that grows on a press', () => {
	it('adds the next page behind the present items; the address stays', async () => {
		const { press, texts, isLoading, handlers, said, onShown, link } = grown(3);
		press();
		expect(isLoading()).toEqual([true, true]);
		expect(pageAsked(calls[0])).toBe('?e-page-a=2');
		await calls[0]?.answer(dataOf(page(2, 3)));
		expect(texts()).toEqual(['1a', '1b', '2a', '2b']);
		expect(isLoading()).toEqual([false, false]);
		expect(handlers.attach.mock.calls.map(([item]) => item.textContent)).toEqual(['2a', '2b']);
		expect(handlers.detach).not.toHaveBeenCalled();
		expect([said(), onShown.mock.calls.length, location.search]).toEqual(['2 more', 1, '']);
		expect(link()?.getAttribute('href')).toBe('/?e-page-a=3');
	});

	it('sends one request, for any number of presses before the answer', async () => {
		const { press } = grown(9);
		for (let presses = 0; presses < 30; presses += 1) press();
		expect(calls).toHaveLength(1);
	});

	it('keeps the filters that were chosen on the page since', () => {
		const { press } = grown(3);
		history.replaceState(null, '', '/?e-filter-a-tag=x&u=1');
		press();
		expect(pageAsked(calls[0])).toBe('?e-filter-a-tag=x&u=1&e-page-a=2');
		expect(calls[0]?.body.widget_filters).toMatchObject({ taxonomy: { tag: { terms: ['x'] } } });
	});

	it('shows a message at its end, and removes the button', async () => {
		const { press, element, message, link } = grown(2);
		expect(message()?.hidden).toBe(true);
		press();
		await calls[0]?.answer(dataOf(page(2, 2)));
		expect(element.classList.contains('e-load-more-pagination-end')).toBe(true);
		expect([link(), message()?.hidden]).toEqual([null, false]);
		expect(element.querySelector<HTMLElement>('.e-load-more-anchor')?.dataset).toMatchObject({
			page: '2',
		});
		expect(element.querySelector('[data-next-page]')).toBeNull();
	});

	it('stays unchanged for an answer without a list, and may be pressed again', async () => {
		const { press, texts, isLoading } = grown(3);
		press();
		await calls[0]?.answer(new Response('', { status: 500 }));
		expect([texts(), isLoading()]).toEqual([
			['1a', '1b'],
			[false, false],
		]);
		press();
		await calls[1]?.answer(dataOf(page(2, 3)));
		expect(texts()).toHaveLength(4);
	});

	it('of the builder’s own markup takes its list out of the next page, by pointer and Space', async () => {
		const { element, texts } = grown(1);
		const builders = (number: number) =>
			`<div class="elementor-loop-container"><div class="e-loop-item">${number}</div></div><span class="e-load-more-spinner"><i></i></span><div class="e-load-more-anchor" data-page="${number}" data-max-page="3" data-next-page="https://bay.example/boats/?e-page-a=${number + 1}"></div><div class="e-loop__load-more elementor-button-wrapper"><a href="#" role="button">Load more</a></div>`;
		element.innerHTML = builders(1);
		const button = () => element.querySelector<HTMLElement>('[role=button]');
		const spinner = () => button()?.querySelector('i');
		button()?.click();
		expect(`${calls[0]?.path}`).toBe(`${location.origin}/boats/?e-page-a=2`);
		expect(spinner()?.className).toBe('eicon-animation-spin');
		await calls[0]?.answer(new Response(`<body><div data-id="a">${builders(2)}</div></body>`));
		expect([texts(), button()?.getAttribute('href')]).toEqual([['1', '2'], '#']);
		expect(spinner()?.className).toBe('');
		button()?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
		// The builder names a next page even on its last page.
		await calls[1]?.answer(new Response(`<div data-id="a">${builders(3)}</div>`));
		expect([texts(), button()]).toEqual([['1', '2', '3'], null]);
		expect(element.classList.contains('e-load-more-pagination-end')).toBe(true);
	});

	it('requests nothing behind the last page of the builder’s own markup', () => {
		const { element } = grown(1);
		element.innerHTML =
			'<div class="elementor-loop-container"></div><div class="e-load-more-anchor" data-page="2" data-max-page="2" data-next-page="/boats/?e-page-a=3"></div><div class="elementor-button-wrapper"><a href="#" role="button">Load more</a></div>';
		element.querySelector<HTMLElement>('[role=button]')?.click();
		expect(calls).toEqual([]);
	});

	it('gives its first new item the focus after a key; after a pointer the focus stays', async () => {
		const { press, link } = grown(3);
		link()?.focus();
		press();
		await calls[0]?.answer(dataOf(page(2, 3)));
		expect(document.activeElement).toBe(link());
		press({ detail: 0 });
		await calls[1]?.answer(dataOf(page(3, 3)));
		expect(document.activeElement?.textContent).toBe('3a');
	});

	it('gives the focus of a button that went to the first new item', async () => {
		const { press, link } = grown(2);
		link()?.focus();
		press();
		await calls[0]?.answer(dataOf(page(2, 2)));
		expect(document.activeElement?.textContent).toBe('2a');
	});

	it('leaves clicks for a new tab to the browser', () => {
		const { press } = grown(3);
		expect(press({ ctrlKey: true })).toBe(true);
		expect(calls).toEqual([]);
	});

	it('leaves clicks alone that another listener has handled, as an inner list does', () => {
		const { press, link } = grown(3);
		link()?.addEventListener('click', (event) => event.preventDefault());
		press();
		expect(calls).toEqual([]);
	});

	it('drops a page that is on its way when it is cancelled', async () => {
		const { press, more, texts, isLoading } = grown(3);
		press();
		more.cancel();
		expect([calls[0]?.signal.aborted, isLoading()]).toEqual([true, [false, false]]);
		await settled();
		expect(texts()).toHaveLength(2);
	});

	it('leaves nothing behind', () => {
		const { press, more } = grown(3);
		press();
		more.detach();
		expect(calls[0]?.signal.aborted).toBe(true);
		expect(press()).toBe(true);
		expect(calls).toHaveLength(1);
	});
});

describe('a list that grows as its end comes near', () => {
	const INFINITE = 'load_more_infinite_scroll';

	it('takes 200 pixels for near, neither more nor less', () => {
		const { element } = grown(9, INFINITE);
		const anchor = element.querySelector('.e-load-more-anchor') as Element;
		expect(viewport.marginsOf(anchor)).toEqual(['200px']);
	});

	it('requests the next page when the end is near, once, and again only after that page has come', async () => {
		const { near, texts } = grown(9, INFINITE);
		await near(false);
		expect(calls).toEqual([]);
		await near();
		await near();
		expect(calls).toHaveLength(1);
		await calls[0]?.answer(dataOf(page(2, 9)));
		await near();
		expect(calls.map(pageAsked)).toEqual(['?e-page-a=2', '?e-page-a=3']);
		expect(texts()).toHaveLength(4);
	});

	it('waits for a press after three pages, so that the content below stays within reach', async () => {
		const { near, press, texts } = grown(9, INFINITE);
		for (let number = 2; number <= 4; number += 1) {
			await near();
			await calls[number - 2]?.answer(dataOf(page(number, 9)));
		}
		await near();
		expect(calls).toHaveLength(3);
		press();
		await calls[3]?.answer(dataOf(page(5, 9)));
		expect(texts()).toHaveLength(10);
	});

	it('does not try a page again that failed; the button does', async () => {
		const { near, press } = grown(9, INFINITE);
		await near();
		await calls[0]?.answer(new TypeError('Failed to fetch'));
		await near();
		expect(calls).toHaveLength(1);
		press();
		expect(calls).toHaveLength(2);
	});

	it('ends with the message', async () => {
		const { near, message } = grown(2, INFINITE);
		await near();
		await calls[0]?.answer(dataOf(page(2, 2)));
		expect(message()?.hidden).toBe(false);
		await near();
		expect(calls).toHaveLength(1);
	});

	it('starts again with another list in its place', async () => {
		const { element, more, near } = grown(9, INFINITE);
		for (let number = 2; number <= 4; number += 1) {
			await near();
			await calls[number - 2]?.answer(dataOf(page(number, 9)));
		}
		element.innerHTML = page(1, 9);
		more.restart();
		await near();
		expect(calls).toHaveLength(4);
	});

	it('observes nothing any more once it is detached', () => {
		const { more } = grown(9, INFINITE);
		expect(viewport.observed()).toBe(1);
		more.detach();
		expect(viewport.observed()).toBe(0);
	});
});
