// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInView } from './in-view';
import { installFakeViewport } from './testing/fake-viewport';

const viewport = installFakeViewport();
let element: HTMLElement;

beforeEach(() => {
	element = document.createElement('div');
});

describe('watching elements that come into view', () => {
	it('calls every listener of an element, each until it stops', () => {
		const [first, second] = [vi.fn(), vi.fn()];
		const stopFirst = watchInView(element, first);
		const stopSecond = watchInView(element, second);
		viewport.report(element, true);
		stopFirst();
		stopFirst();
		viewport.report(element, false);
		stopSecond();
		viewport.report(element, true);
		expect(first.mock.calls).toEqual([[true]]);
		expect(second.mock.calls).toEqual([[true], [false]]);
	});

	it('lets a listener stop itself during its call', () => {
		const other = vi.fn();
		const stop = watchInView(element, () => stop());
		watchInView(element, other);
		viewport.report(element, true);
		viewport.report(element, false);
		expect(other).toHaveBeenCalledTimes(2);
	});

	it('needs one observer for each margin, for any number of elements', () => {
		const before = viewport.observers();
		const stops = [1, 2, 3].map(() => watchInView(document.createElement('p'), () => {}, 321));
		expect(viewport.observers() - before).toBe(1);
		const observed = viewport.observed();
		for (const stop of stops) stop();
		expect(viewport.observed()).toBe(observed - 3);
	});
});
