// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedCall, fakeHost } from '../../loops/testing/fake-host';
import { attach } from './handler';

let calls: AskedCall[];
let end: () => void = () => {};
beforeEach(() => {
	vi.useFakeTimers();
	calls = fakeHost();
	document.body.innerHTML = `<div data-elementor-id="7"><div data-id="a1b2c3d"><input class="e-search-input">
<button class="e-search-clear" hidden></button><p class="e-search-status"></p>
<div class="e-search-results-container" hidden></div></div></div><button id="outside"></button>`;
});
afterEach(() => {
	end();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const results = (names: string[], total = names.length) =>
	`<div class="e-search-results" data-total="${total}">${names
		.map((name) => `<div class="e-search-result"><div><a href="#${name}">${name}</a></div></div>`)
		.join('')}</div>`;

async function searched(settings: object = {}) {
	const element = document.querySelector<HTMLElement>('[data-id]') as HTMLElement;
	const tools = { attach: vi.fn(), detach: vi.fn() };
	end = await attach(
		element,
		{ live_results: 'yes', minimum_search_characters: 3, ...settings },
		tools,
	);
	const find = <T extends HTMLElement>(name: string) => element.querySelector<T>(`.${name}`) as T;
	const input = find<HTMLInputElement>('e-search-input');
	const list = find('e-search-results-container');
	return {
		element,
		input,
		list,
		tools,
		clear: find('e-search-clear'),
		status: () => find('e-search-status').textContent,
		type(text: string) {
			input.value = text;
			input.dispatchEvent(new Event('input', { bubbles: true }));
		},
		press: (key: string) =>
			input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
		async answer(call: AskedCall | undefined, data: string, pagination = '') {
			call?.answer(Response.json({ data, pagination }));
			await vi.advanceTimersByTimeAsync(0);
		},
		terms: () => calls.map(({ body }) => body.search_term),
	};
}

describe('a search while the visitor types', () => {
	it('shows a suggestion, which arrow and Enter reach', async () => {
		const { type, press, answer, status, input, list } = await searched();
		const clicked = vi.fn((event: Event) => event.preventDefault());
		type('petrl');
		await vi.advanceTimersByTimeAsync(300);
		const row =
			'<div class="e-search-result"><p class="e-search-suggestion">Did you mean <a href="/?s=petrol">petrol</a>?</p></div>';
		await answer(
			calls[0],
			`<p>Nothing.</p><div class="e-search-results" data-total="0">${row}</div>`,
		);
		expect(status()).toBe('0 results Did you mean petrol?');
		list.querySelector('a')?.addEventListener('click', clicked);
		press('ArrowDown');
		expect(input.getAttribute('aria-activedescendant')).toBeTruthy();
		press('Enter');
		expect(clicked).toHaveBeenCalledOnce();
	});

	it('sends a request 300 ms after the last key, for the term without the space around it', async () => {
		const { type, terms } = await searched();
		type('boa');
		await vi.advanceTimersByTimeAsync(299);
		type(' boat ');
		await vi.advanceTimersByTimeAsync(299);
		expect(terms()).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(calls.map(({ body }) => body)).toEqual([
			{ post_id: 7, widget_id: 'a1b2c3d', search_term: 'boat', page_number: 1 },
		]);
	});

	it('searches for text that was typed before it came, not for the server’s text or a restored one', async () => {
		const early = document.querySelector('input') as HTMLInputElement;
		early.value = 'boat';
		await searched();
		await vi.advanceTimersByTimeAsync(1000);
		end();
		early.focus();
		early.defaultValue = 'boat';
		await searched();
		await vi.advanceTimersByTimeAsync(1000);
		end();
		expect(calls).toEqual([]);
		early.value = 'boats';
		const { terms } = await searched();
		await vi.advanceTimersByTimeAsync(300);
		expect(terms()).toEqual(['boats']);
	});

	it('sends no request below the least number of characters, and counts an emoji as one', async () => {
		const { type, terms, list, answer } = await searched();
		for (const text of ['bo', '  b ', '🚤🚤']) {
			type(text);
			await vi.advanceTimersByTimeAsync(1000);
		}
		expect(terms()).toEqual([]);
		type('boa');
		await vi.advanceTimersByTimeAsync(300);
		await answer(calls[0], results(['one']));
		expect(list.hidden).toBe(false);
		type('bo');
		expect(list.hidden).toBe(true);
	});

	it('shows the answer to the last request alone', async () => {
		const { type, list, answer, status } = await searched();
		type('boa');
		await vi.advanceTimersByTimeAsync(300);
		type('boat');
		expect(calls[0]?.signal.aborted).toBe(true);
		await vi.advanceTimersByTimeAsync(300);
		await answer(calls[1], results(['two'], 9));
		await answer(calls[0], results(['one']));
		expect([list.textContent, status()]).toEqual(['two', '9 results']);
	});

	it('stays unchanged for an invalid answer', async () => {
		const { type, list, answer, element } = await searched();
		type('boat');
		await vi.advanceTimersByTimeAsync(300);
		expect(element.classList.contains('e-loading-overlay')).toBe(true);
		await answer(calls[0], results(['one']));
		type('boats');
		await vi.advanceTimersByTimeAsync(300);
		calls[1]?.answer(new Response('', { status: 500 }));
		await vi.advanceTimersByTimeAsync(0);
		expect([list.textContent, list.hidden]).toEqual(['one', false]);
		expect(element.classList.contains('e-loading-overlay')).toBe(false);
	});

	it('is walked through by arrows with the focus in the field, and closed by Esc', async () => {
		const { type, list, answer, press, input } = await searched();
		input.focus();
		type('boat');
		await vi.advanceTimersByTimeAsync(300);
		await answer(calls[0], results(['one', 'two']));
		press('ArrowDown');
		const [first, second] = list.querySelectorAll('.e-search-result');
		expect(input.getAttribute('aria-activedescendant')).toBe(first?.id);
		press('ArrowDown');
		expect([first, second].map((row) => row?.getAttribute('aria-selected'))).toEqual([
			null,
			'true',
		]);
		press('Escape');
		expect([list.hidden, input.getAttribute('aria-expanded')]).toEqual([true, 'false']);
		expect(document.activeElement).toBe(input);
	});

	it('is cleared by its cross, which shows only where there is something to clear', async () => {
		const { type, clear, input, list, answer } = await searched();
		expect(clear.hidden).toBe(true);
		type('boat');
		expect(clear.hidden).toBe(false);
		await vi.advanceTimersByTimeAsync(300);
		await answer(calls[0], results(['one']));
		clear.click();
		expect([input.value, clear.hidden, list.hidden]).toEqual(['', true, true]);
		expect(document.activeElement).toBe(input);
	});

	it('is cleared by the builder’s cross, an icon that a class hides', async () => {
		document.querySelector('.e-search-clear')?.remove();
		document.querySelector('.e-search-input')?.insertAdjacentHTML('afterend', '<svg></svg>');
		const { type, input } = await searched();
		const cross = document.querySelector('svg') as SVGElement;
		expect(cross.classList.contains('hidden')).toBe(true);
		type('boat');
		expect(cross.classList.contains('hidden')).toBe(false);
		cross.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		expect([input.value, cross.classList.contains('hidden')]).toEqual(['', true]);
		expect(document.activeElement).toBe(input);
	});

	it('requests the page of a builder’s link, whose address names it, or the first page', async () => {
		const { type, list, answer } = await searched();
		const links =
			'<nav class="elementor-pagination"><a href="/">1</a><a href="/?e-search-page=3">3</a></nav>';
		type('boat');
		await vi.advanceTimersByTimeAsync(300);
		await answer(calls[0], results(['one']), links);
		list.querySelector<HTMLElement>('nav a:last-child')?.click();
		expect(calls[1]?.body).toMatchObject({ search_term: 'boat', page_number: 3 });
		await answer(calls[1], results(['two']), links);
		list.querySelector<HTMLElement>('nav a')?.click();
		expect(calls[2]?.body).toMatchObject({ page_number: 1 });
	});

	it('requests a further page at once', async () => {
		const { type, list, answer } = await searched();
		type('boat');
		await vi.advanceTimersByTimeAsync(300);
		await answer(calls[0], results(['one']), '<nav><a href="/?s=boat" data-page="2">2</a></nav>');
		list.querySelector<HTMLElement>('[data-page]')?.click();
		expect(calls[1]?.body).toMatchObject({ search_term: 'boat', page_number: 2 });
	});

	it('leaves nothing behind', async () => {
		const before = document.body.innerHTML;
		const { type, list, answer, tools, input } = await searched();
		type('boat');
		await vi.advanceTimersByTimeAsync(300);
		await answer(calls[0], results(['one']));
		type('boats');
		await vi.advanceTimersByTimeAsync(300);
		end();
		expect(calls[1]?.signal.aborted).toBe(true);
		expect(tools.detach).toHaveBeenLastCalledWith(list);
		input.value = '';
		document.querySelector('[data-id]')?.removeAttribute('class');
		expect(document.body.innerHTML).toBe(before);
		type('bay');
		await vi.advanceTimersByTimeAsync(1000);
		expect(calls).toHaveLength(2);
	});

	it('has no list where results do not come live', async () => {
		const { type, input } = await searched({ live_results: '' });
		type('boat');
		await vi.advanceTimersByTimeAsync(1000);
		expect(calls).toEqual([]);
		expect(input.hasAttribute('role')).toBe(false);
	});
});
