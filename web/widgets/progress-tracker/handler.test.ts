// @vitest-environment happy-dom

import type { BoxInViewport } from '@outrigger/rules/motion/scroll-percentage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPlace } from '../../browser/place';
import { attach } from './handler';

vi.mock('../../browser/place', () => ({ watchPlace: vi.fn() }));

const tools = { attach: () => {}, detach: () => {} };
const stopped = vi.fn();
let move: (box: Partial<BoxInViewport>) => void;
let report: (sizes: [Element, number][]) => void;
let disconnected = 0;

beforeEach(() => {
	disconnected = 0;
	stopped.mockClear();
	vi.mocked(watchPlace)
		.mockReset()
		.mockImplementation((_, onMove) => {
			move = (box) => onMove({ top: 0, height: 1000, viewportHeight: 500, ...box });
			return stopped;
		});
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(callback: (entries: object[]) => void) {
				report = (sizes) =>
					callback(
						sizes.map(([target, inlineSize]) => ({ target, borderBoxSize: [{ inlineSize }] })),
					);
			}
			observe() {}
			disconnect() {
				disconnected++;
			}
		},
	);
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

const LABEL = '<div class="current-progress-percentage">0%</div>';

function show(inside: string, classes = '') {
	document.body.innerHTML = `<div><div class="elementor-scrolling-tracker ${classes}" role="progressbar" aria-valuenow="0">${inside}</div></div><p id="story"></p><div class="elementor-widget-theme-post-content"></div>`;
	const element = document.body.firstElementChild as HTMLElement;
	return {
		element,
		tracker: element.firstElementChild as HTMLElement,
		bar: element.querySelector('.current-progress') as HTMLElement,
		label: element.querySelector('.current-progress-percentage') as HTMLElement,
	};
}

const horizontal = () => show(`<div class="current-progress">${LABEL}</div>`);

describe('the progress tracker in the browser', () => {
	it('fills with the page, and hides below one percent', async () => {
		const { element, tracker, bar, label } = horizontal();
		await attach(element, {}, tools);
		expect(vi.mocked(watchPlace).mock.lastCall?.[0]).toBe('page');
		move({ top: 0 });
		expect(tracker.dataset.state).toBe('hidden');
		move({ top: -200 });
		expect(tracker.dataset.state).toBe('shown');
		expect(bar.style.translate).toBe('-60% 0');
		expect(tracker.getAttribute('aria-valuenow')).toBe('40');
		expect(label.textContent).toBe('40%');
	});

	it('shows the number where there is room for it', async () => {
		const { element, bar, label } = horizontal();
		await attach(element, {}, tools);
		report([
			[bar, 300],
			[label, 40],
		]);
		move({ top: -90 });
		expect(label.dataset.state).toBe('cramped');
		move({ top: -110 });
		expect(label.dataset.state).toBe('roomy');
	});

	it('writes no number on a passed page whose editor switched it off', async () => {
		document.body.dataset.passed = '';
		const off = horizontal();
		await attach(off.element, {}, tools);
		move({ top: -200 });
		expect(off.element.textContent).toBe('');
		const on = horizontal();
		await attach(on.element, { percentage: 'yes' }, tools);
		move({ top: -200 });
		expect(on.label.textContent).toBe('40%');
		delete document.body.dataset.passed;
	});

	it('fills from the other side in right-to-left', async () => {
		const { element, tracker, bar } = horizontal();
		tracker.style.direction = 'rtl';
		await attach(element, { direction: 'rtl' }, tools);
		move({ top: -200 });
		expect(bar.style.translate).toBe('60% 0');
	});

	it('fills a circle from the first pixel on', async () => {
		const { element, tracker, bar } = show('<svg><circle class="current-progress"/></svg>');
		await attach(element, { type: 'circular' }, tools);
		move({ top: -1 });
		expect(tracker.dataset.state).toBe('shown');
		move({ top: -250 });
		expect(bar.style.strokeDashoffset).toBe('-50');
	});

	it('follows the post’s text, or the element of a selector', async () => {
		await attach(horizontal().element, { relative_to: 'post_content' }, tools);
		expect(vi.mocked(watchPlace).mock.lastCall?.[0]).toBe(
			document.querySelector('.elementor-widget-theme-post-content'),
		);
		await attach(horizontal().element, { relative_to: 'selector', selector: '#story' }, tools);
		expect(vi.mocked(watchPlace).mock.lastCall?.[0]).toBe(document.querySelector('#story'));
		move({ top: 0 });
		expect(document.querySelector('[role]')?.getAttribute('aria-valuenow')).toBe('50');
	});

	it.each(['', '#nobody', '<<', '!', 'a'.repeat(9000)])(
		'stays hidden for the selector %j',
		async (selector) => {
			const { element, tracker } = horizontal();
			const detach = await attach(element, { relative_to: 'selector', selector }, tools);
			expect(watchPlace).not.toHaveBeenCalled();
			expect(tracker.dataset.state).toBeUndefined();
			detach();
		},
	);

	it('leaves nothing behind', async () => {
		const { element } = horizontal();
		const before = element.innerHTML;
		const detach = await attach(element, {}, tools);
		move({ top: -200 });
		detach();
		expect(element.innerHTML.replaceAll(' style=""', '')).toBe(before);
		expect(stopped).toHaveBeenCalledTimes(1);
		expect(disconnected).toBe(1);
	});

	it('does nothing on other markup, nor with other settings than its own', () => {
		expect(() => attach(document.createElement('div'), { type: 7 }, tools)).not.toThrow();
	});
});
