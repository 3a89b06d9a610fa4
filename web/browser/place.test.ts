// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPlace } from './place';

const observed = new Set<Element>();
let resized: () => void;

class FakeResizeObserver {
	readonly own = new Set<Element>();
	constructor(callback: () => void) {
		resized = callback;
	}
	observe(element: Element) {
		observed.add(element);
		this.own.add(element);
	}
	disconnect() {
		for (const element of this.own) observed.delete(element);
	}
}

let scroll = 0;
let documentTop = 1000;

function box(parent: Element = document.body) {
	const element = parent.appendChild(document.createElement('div'));
	element.getBoundingClientRect = () =>
		({
			top: documentTop - scroll - (parent === document.body ? 0 : parent.scrollTop),
			height: 500,
		}) as DOMRect;
	return element;
}

const nextFrame = () => vi.advanceTimersByTime(20);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('ResizeObserver', FakeResizeObserver);
	vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scroll);
	scroll = 0;
	documentTop = 1000;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

describe('watching the place of a box', () => {
	it('reports it at once and once a frame while the page is scrolled, without reading the layout', () => {
		const element = box();
		const tops: number[] = [];
		const stop = watchPlace(element, ({ top }) => tops.push(top));
		const read = vi.spyOn(element, 'getBoundingClientRect');
		scroll = 300;
		document.dispatchEvent(new Event('scroll'));
		document.dispatchEvent(new Event('scroll'));
		nextFrame();
		expect(tops).toEqual([1000, 700]);
		expect(read).not.toHaveBeenCalled();
		stop();
	});

	it('measures again when the layout changes', () => {
		const tops: number[] = [];
		const stop = watchPlace(box(), ({ top }) => tops.push(top));
		documentTop = 1200;
		resized();
		resized();
		nextFrame();
		expect(tops).toEqual([1000, 1200]);
		stop();
	});

	it('follows only a container that scrolls itself', () => {
		const scroller = document.body.appendChild(document.createElement('div'));
		scroller.style.overflowY = 'auto';
		const other = document.body.appendChild(document.createElement('div'));
		const tops: number[] = [];
		const stop = watchPlace(box(scroller), ({ top }) => tops.push(top));
		scroller.scrollTop = 50;
		scroller.dispatchEvent(new Event('scroll'));
		nextFrame();
		other.dispatchEvent(new Event('scroll'));
		nextFrame();
		expect(tops).toEqual([1000, 950]);
		stop();
	});

	it('stays where it is while the page scrolls under something fixed', () => {
		const bar = document.body.appendChild(document.createElement('div'));
		bar.style.position = 'fixed';
		const moved = vi.fn();
		const stop = watchPlace(box(bar), moved);
		scroll = 400;
		document.dispatchEvent(new Event('scroll'));
		nextFrame();
		expect(moved).toHaveBeenCalledTimes(1);
		stop();
	});

	it('leaves nothing behind', () => {
		const stop = watchPlace(box(), () => {});
		resized();
		stop();
		expect(observed.size).toBe(0);
		expect(vi.getTimerCount()).toBe(0);
	});
});
