// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { swap } from './swap';

const NEXT = `<div class="elementor-widget-container"><p id="new">New</p>
<nav class="elementor-pagination"><a href="/?e-page-a=1" rel="prev">Previous</a>
<span aria-current="page">2</span><a href="/?e-page-a=3">3</a></nav></div>`;

function show() {
	document.body.innerHTML = `<a id="outside" href="/">Outside</a>
<div data-id="a" class="elementor-element"><div class="elementor-widget-container"><p id="old">Old</p>
<a id="two" href="/?e-page-a=2">2</a><a id="three" href="/?e-page-a=3">3</a>
<a id="prev" rel="prev" href="/">Previous</a></div></div>`;
	const order: string[] = [];
	const idsIn = (root: ParentNode) => root.querySelector('p')?.id;
	const handlers = {
		attach: vi.fn((root: ParentNode) => {
			order.push(`attach ${idsIn(root)} ${(root as Element).isConnected}`);
		}),
		detach: vi.fn((root: ParentNode) => {
			order.push(`detach ${idsIn(root)} ${(root as Element).isConnected}`);
		}),
	};
	const find = (id: string) => document.getElementById(id);
	return { element: document.querySelector('[data-id]') as HTMLElement, handlers, order, find };
}

afterEach(() => document.body.replaceChildren());

describe('a swap', () => {
	it('detaches removed elements while they are in the page, and attaches new ones', () => {
		const { element, handlers, order, find } = show();
		swap(element, NEXT, handlers);
		expect(order).toEqual(['detach old true', 'attach new true']);
		expect([find('old'), find('new')?.textContent]).toEqual([null, 'New']);
		expect(element.querySelectorAll('.elementor-widget-container')).toHaveLength(1);
	});

	it('replaces all that a widget of optimized markup holds, which has no box of its own', () => {
		const { element, handlers, order, find } = show();
		const list = (id: string) => `<div class="elementor-loop-container"><p id="${id}"></p></div>`;
		element.innerHTML = list('old');
		swap(element, list('new'), handlers);
		expect([find('old'), find('new')?.isConnected]).toEqual([null, true]);
		expect(order).toEqual(['detach old true', 'attach new true']);
		swap(element, `<div data-id="a">${list('newer')}</div>`, handlers);
		expect(element.firstElementChild?.className).toBe('elementor-loop-container');
	});

	it('leaves the focus alone that is elsewhere', () => {
		const { element, handlers, find } = show();
		find('outside')?.focus();
		const focus = vi.spyOn(HTMLElement.prototype, 'focus');
		swap(element, NEXT, handlers);
		expect(document.activeElement?.id).toBe('outside');
		expect(focus).not.toHaveBeenCalled();
		focus.mockRestore();
	});

	it.each([
		['three', 'the same link', '/?e-page-a=3'],
		['prev', 'a link with the same meaning', '/?e-page-a=1'],
		['two', 'the page that is shown now', null],
	])('gives the focus of link %s to %s, without scrolling', (id, _, href) => {
		const { element, handlers, find } = show();
		find(id)?.focus();
		const focus = vi.spyOn(HTMLElement.prototype, 'focus');
		swap(element, NEXT, handlers);
		expect(document.activeElement?.getAttribute('href')).toBe(href);
		expect(document.activeElement?.hasAttribute('aria-current')).toBe(href === null);
		expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
		focus.mockRestore();
	});

	it('empties the widget for nothing; the widget then takes the focus that was inside', () => {
		const { element, handlers, find, order } = show();
		find('two')?.focus();
		swap(element, '', handlers);
		expect(element.innerHTML).toBe('<div class="elementor-widget-container"></div>');
		expect(order).toEqual(['detach old true']);
		expect(document.activeElement).toBe(element);
		swap(element, NEXT, handlers);
		expect(find('new')).not.toBeNull();
	});

	it('does nothing to a widget without a container', () => {
		const { element, handlers } = show();
		element.replaceChildren();
		swap(element, NEXT, handlers);
		expect(element.innerHTML).toBe('');
		expect(handlers.attach).not.toHaveBeenCalled();
	});
});
