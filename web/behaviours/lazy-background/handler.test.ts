// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

const viewport = installFakeViewport();
let containers: HTMLElement[];

beforeEach(() => {
	document.body.innerHTML = '<div data-lazy-background="600"></div>'.repeat(3);
	containers = [...document.querySelectorAll<HTMLElement>('div')];
});

const loaded = () => containers.map(({ classList }) => classList.contains('e-lazyloaded'));

describe('a container with lazy backgrounds', () => {
	it('gets them when it is near, for good', () => {
		const detach = containers.map((container) => attach(container));
		viewport.report(containers[1] as HTMLElement, true);
		viewport.report(containers[1] as HTMLElement, false);
		viewport.report(containers[2] as HTMLElement, false);
		expect(loaded()).toEqual([false, true, false]);
		for (const end of detach) end();
		expect(viewport.observed()).toBe(0);
	});

	it('gets them before it is printed', () => {
		const detach = containers.map((container) => attach(container));
		dispatchEvent(new Event('beforeprint'));
		expect([loaded(), viewport.observed()]).toEqual([[true, true, true], 0]);
		for (const end of detach) end();
	});

	it('is found by the builder’s event when foreign script inserted it, while one is attached', () => {
		const [first, second] = containers as [HTMLElement, HTMLElement];
		const detach = attach(first);
		document.dispatchEvent(new Event('elementor/lazyload/observe'));
		viewport.report(second, true);
		expect(loaded()).toEqual([false, true, false]);
		dispatchEvent(new Event('beforeprint'));
		detach();
		second.className = '';
		document.dispatchEvent(new Event('elementor/lazyload/observe'));
		expect(viewport.observed()).toBe(0);
	});
});
