// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuPanel } from './menu-panel';
import { type HoveredItem, openOnHover } from './open-on-hover';

let items: HoveredItem[];
let end: () => void;
let isOff = false;

/** Two items in a row, each 100 px wide; the panel of the first item lies below both. */
beforeEach(() => {
	vi.useFakeTimers();
	isOff = false;
	document.body.innerHTML =
		'<li id="a"><a href="/a/">A</a><ul></ul></li><li id="b"><a href="/b/">B</a><ul></ul></li>';
	items = [...document.querySelectorAll<HTMLElement>('li')].map((item) => {
		const panel = item.querySelector('ul') as HTMLElement;
		panel.getBoundingClientRect = () => new DOMRect(0, 50, 200, 200);
		let isOpen = false;
		const set = vi.fn((next: boolean) => {
			isOpen = next;
		});
		return {
			item,
			panel: { panel, isOpen: () => isOpen, set } as unknown as MenuPanel,
			siblings: () => items,
		};
	});
	end = openOnHover(items, () => isOff);
});
afterEach(() => {
	end();
	vi.useRealTimers();
	document.body.replaceChildren();
});

const point = (type: string, index: number, x: number, y: number, pointerType = 'mouse') =>
	items[index]?.item.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType }));
const isOpen = (index: number) => items[index]?.panel.isOpen();

describe('a pointer over a menu', () => {
	it('opens after 250 ms of rest, and closes 500 ms after it has left', () => {
		point('pointerenter', 0, 50, 20);
		vi.advanceTimersByTime(249);
		expect(isOpen(0)).toBe(false);
		vi.advanceTimersByTime(1);
		expect(isOpen(0)).toBe(true);
		point('pointerleave', 0, 50, -1);
		vi.advanceTimersByTime(499);
		expect(isOpen(0)).toBe(true);
		vi.advanceTimersByTime(1);
		expect(isOpen(0)).toBe(false);
	});

	it('opens nothing on its way past, and closes nothing when it is back in time', () => {
		point('pointerenter', 0, 50, 20);
		point('pointerleave', 0, 101, 20);
		vi.advanceTimersByTime(1000);
		expect(isOpen(0)).toBe(false);
		items[0]?.panel.set(true, 'press');
		point('pointerenter', 0, 50, 20);
		point('pointerleave', 0, 50, -1);
		vi.advanceTimersByTime(400);
		point('pointerenter', 0, 50, 1);
		vi.advanceTimersByTime(1000);
		expect(isOpen(0)).toBe(true);
	});

	it('changes to the neighbour it rests on', () => {
		items[0]?.panel.set(true, 'press');
		point('pointerleave', 0, 101, 20);
		point('pointerenter', 1, 101, 20);
		vi.advanceTimersByTime(250);
		expect([isOpen(0), isOpen(1)]).toEqual([false, true]);
	});

	it('may cross the neighbour’s corner at any speed', () => {
		items[0]?.panel.set(true, 'press');
		point('pointerleave', 0, 101, 20);
		point('pointerenter', 1, 101, 20);
		for (let step = 1; step <= 4; step++) {
			vi.advanceTimersByTime(200);
			point('pointermove', 1, 101 + 8 * step, 20 + 6 * step);
		}
		expect([isOpen(0), isOpen(1)]).toEqual([true, false]);
		point('pointerleave', 1, 140, 51);
		point('pointerenter', 0, 140, 51);
		vi.advanceTimersByTime(2000);
		expect([isOpen(0), isOpen(1)]).toEqual([true, false]);
	});

	it('changes once it no longer goes there', () => {
		items[0]?.panel.set(true, 'press');
		point('pointerleave', 0, 101, 20);
		point('pointerenter', 1, 101, 20);
		point('pointermove', 1, 120, 30);
		vi.advanceTimersByTime(250);
		expect(isOpen(1)).toBe(false);
		vi.advanceTimersByTime(250);
		expect([isOpen(0), isOpen(1)]).toEqual([false, true]);
	});

	it('is nothing for a finger, and nothing where hovering is off', () => {
		point('pointerenter', 0, 50, 20, 'touch');
		vi.advanceTimersByTime(1000);
		expect(isOpen(0)).toBe(false);
		isOff = true;
		point('pointerenter', 0, 50, 20);
		vi.advanceTimersByTime(1000);
		expect(isOpen(0)).toBe(false);
	});

	it('waits for nothing once it is ended', () => {
		point('pointerenter', 0, 50, 20);
		end();
		vi.advanceTimersByTime(1000);
		expect(isOpen(0)).toBe(false);
		expect(vi.getTimerCount()).toBe(0);
	});
});
