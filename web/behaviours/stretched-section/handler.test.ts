// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attach } from './handler';

let watched: Element[] = [];
let report: () => void = () => undefined;
let section: HTMLElement;
beforeEach(() => {
	watched = [];
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(callback: () => void) {
				report = callback;
			}
			observe(element: Element) {
				watched.push(element);
			}
			disconnect() {
				report = () => undefined;
			}
		},
	);
	document.body.innerHTML = '<main><section class="elementor-section-stretched"></section></main>';
	section = document.querySelector('section') as HTMLElement;
	place(document.documentElement, 0, 1440);
	place(section, 150, 1140);
});
afterEach(() => {
	vi.unstubAllGlobals();
	delete document.body.dataset.stretchedIn;
	document.dir = '';
});

function place(element: Element, left: number, width: number): void {
	element.getBoundingClientRect = () => new DOMRect(left, 0, width, 100);
}

const set = () => [
	section.style.getPropertyValue('--stretched-start'),
	section.style.getPropertyValue('--stretched-width'),
];
const start = () => attach(section, {}, { attach: () => undefined, detach: () => undefined });

describe('a stretched section', () => {
	it('is as wide as the page, and stays so when the page is another size', async () => {
		const detach = await start();
		expect(watched).toEqual([document.documentElement]);
		report();
		expect(set()).toEqual(['-150px', '1440px']);
		section.style.left = '-150px';
		place(section, 0, 1440);
		place(document.documentElement, 0, 1300);
		report();
		expect(set()).toEqual(['-150px', '1300px']);
		detach();
		expect(set()).toEqual(['', '']);
	});

	it('begins at the right where text runs from there', async () => {
		section.style.direction = 'rtl';
		place(section, 100, 1140);
		await start();
		report();
		expect(set()).toEqual(['-200px', '1440px']);
	});

	it('is as wide as the kit’s container, and as the page without one', async () => {
		document.body.dataset.stretchedIn = 'main';
		place(document.querySelector('main') as Element, 20, 1400);
		await start();
		report();
		expect(set()).toEqual(['-130px', '1400px']);
		document.body.dataset.stretchedIn = '>>';
		await start();
		expect(watched.at(-1)).toBe(document.documentElement);
	});
});
