// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { masonry } from './masonry';

/** Replaces the browser's observer, because happy-dom has no layout to measure. */
class FakeResizeObserver {
	readonly elements = new Set<Element>();
	constructor(readonly callback: (records: unknown[]) => void) {
		observers.push(this);
	}
	observe = (element: Element) => this.elements.add(element);
	unobserve = (element: Element) => this.elements.delete(element);
	disconnect = () => this.elements.clear();
}
let observers: FakeResizeObserver[] = [];
let columns = '100px 100px';

beforeEach(() => {
	observers = [];
	columns = '100px 100px';
	vi.stubGlobal('ResizeObserver', FakeResizeObserver);
	vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
		gridTemplateColumns: columns,
		rowGap: '10px',
		gridColumn: element.dataset.span ?? 'auto',
	}));
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	document.body.replaceChildren();
});

const item = (height: number, span = '') =>
	`<article data-height="${height}"${span && ` data-span="${span}"`}>${height}</article>`;

function arranged(markup: string) {
	document.body.innerHTML = `<div><div class="elementor-posts-container">${markup}</div></div>`;
	const element = document.body.firstElementChild as HTMLElement;
	const list = element.firstElementChild as HTMLElement;
	const one = masonry(element);
	return {
		...one,
		list,
		margins: () =>
			[...list.querySelectorAll<HTMLElement>('article')].map((own) => own.style.marginBlockStart),
		/** Reports the sizes of all observed elements. */
		measure() {
			for (const { elements, callback } of observers) {
				callback(
					[...elements].map((target) => ({
						target,
						borderBoxSize: [{ blockSize: Number((target as HTMLElement).dataset.height) }],
					})),
				);
			}
		},
	};
}

describe('masonry', () => {
	it('pulls items up once their sizes are known, and again when one of them changes', () => {
		const { list, margins, measure } = arranged(item(100) + item(300) + item(50) + item(50));
		expect(margins()).toEqual(['', '', '', '']);
		measure();
		expect(margins()).toEqual(['', '', '-200px', '']);
		(list.firstElementChild as HTMLElement).dataset.height = '250';
		measure();
		expect(margins()).toEqual(['', '', '-50px', '']);
	});

	it('observes items that have come, and releases removed ones', () => {
		const { list, margins, measure, refresh } = arranged(item(100) + item(300) + item(50));
		measure();
		const [, , third] = list.children;
		third?.remove();
		list.insertAdjacentHTML('beforeend', item(20) + item(20) + item(20));
		refresh();
		measure();
		expect(margins()).toEqual(['', '', '-200px', '', '-200px']);
		expect((third as HTMLElement).style.marginBlockStart).toBe('');
		expect(observers.flatMap(({ elements }) => [...elements])).toHaveLength(5);
	});

	it('finds another list in the place of the first', () => {
		const { list, measure, refresh } = arranged(item(100) + item(300) + item(50));
		measure();
		const next = list.cloneNode(false) as HTMLElement;
		next.style.removeProperty('margin-block-end');
		next.innerHTML = item(10) + item(30) + item(5);
		list.replaceWith(next);
		refresh();
		measure();
		expect((next.lastElementChild as HTMLElement).style.marginBlockStart).toBe('-20px');
	});

	it('leaves out hidden items', () => {
		const { list, margins, measure } = arranged(item(100) + item(300) + item(50) + item(50));
		(list.children[0] as HTMLElement).hidden = true;
		measure();
		// The items of 300 and 50 are beside each other; the other item of 50 is below the item of 300.
		expect(margins()).toEqual(['', '', '', '']);
		(list.children[3] as HTMLElement).dataset.height = '20';
		(list.children[1] as HTMLElement).dataset.height = '30';
		measure();
		expect(margins()).toEqual(['', '', '', '-20px']);
	});

	it.each([
		['one column', '100px', ''],
		['an item that spans two columns', '100px 100px', 'span 2'],
	])('does nothing to %s, and undoes its own changes', (_, tracks, span) => {
		const { list, margins, measure } = arranged(item(100) + item(300) + item(50));
		measure();
		columns = tracks;
		if (span) (list.children[1] as HTMLElement).dataset.span = span;
		measure();
		expect(margins()).toEqual(['', '', '']);
		expect(list.style.marginBlockEnd).toBe('');
	});

	it('reads gaps and columns again when the window has kept its size', () => {
		vi.useFakeTimers();
		const { margins, measure } = arranged(item(100) + item(300) + item(50));
		measure();
		columns = '100px';
		dispatchEvent(new Event('resize'));
		vi.runAllTimers();
		expect(margins()).toEqual(['', '', '']);
	});

	it('leaves no style and no observer behind', () => {
		const { list, margins, measure, detach } = arranged(item(100) + item(300) + item(50));
		measure();
		expect(list.getAttribute('style')).toBeTruthy();
		detach();
		expect(margins()).toEqual(['', '', '']);
		expect(list.style.marginBlockEnd).toBe('');
		expect(observers.flatMap(({ elements }) => [...elements])).toEqual([]);
	});
});
