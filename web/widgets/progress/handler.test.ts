// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

const viewport = installFakeViewport();
const tools = { attach: () => {}, detach: () => {} };

let setReduced: (isReduced: boolean) => void;
let element: HTMLElement;
let wrapper: HTMLElement;
let bar: HTMLElement;

const part = (name: string) => element.querySelector(`.elementor-progress-${name}`) as HTMLElement;
const state = () => bar.dataset.progress;

beforeEach(() => {
	setReduced = fakeReducedMotion();
	document.body.innerHTML =
		'<div><div class="elementor-progress-wrapper"><div class="elementor-progress-bar">80%</div></div></div>';
	element = document.body.firstElementChild as HTMLElement;
	wrapper = part('wrapper');
	bar = part('bar');
});
afterEach(() => vi.unstubAllGlobals());

describe('the progress bar in the browser', () => {
	it('waits below the first screen, grows once when it comes into view, and is restored', () => {
		const before = element.innerHTML;
		attach(element, {}, tools);
		expect(state()).toBeUndefined();
		viewport.report(wrapper, false);
		expect(state()).toBe('waiting');
		viewport.report(wrapper, true);
		viewport.report(wrapper, false);
		expect(state()).toBe('growing');
		bar.dispatchEvent(new Event('animationend'));
		viewport.report(wrapper, true);
		expect([element.innerHTML, viewport.observed()]).toEqual([before, 0]);
	});

	it('stays where the first screen shows it, and where it was scrolled past', () => {
		attach(element, {}, tools);
		viewport.report(wrapper, true);
		viewport.report(wrapper, false);
		expect([state(), viewport.observed()]).toEqual([undefined, 0]);
		wrapper.getBoundingClientRect = () => ({ bottom: -20, height: 30 }) as DOMRect;
		attach(element, {}, tools);
		viewport.report(wrapper, false);
		expect([state(), viewport.observed()]).toEqual([undefined, 0]);
	});

	it('stands still under reduced motion, also when it is switched on later', () => {
		setReduced(true);
		attach(element, {}, tools);
		expect([state(), viewport.observed()]).toEqual([undefined, 0]);
		setReduced(false);
		attach(element, {}, tools);
		viewport.report(wrapper, false);
		viewport.report(wrapper, true);
		setReduced(true);
		setReduced(false);
		expect([state(), viewport.observed()]).toEqual([undefined, 0]);
	});

	it('is printed with its full length', () => {
		attach(element, {}, tools);
		viewport.report(wrapper, false);
		dispatchEvent(new Event('beforeprint'));
		expect(state()).toBeUndefined();
	});

	it.each(['waiting', 'growing'])('leaves nothing when it is detached while %s', async (when) => {
		const detach = await attach(element, {}, tools);
		viewport.report(wrapper, false);
		if (when === 'growing') viewport.report(wrapper, true);
		expect(state()).toBe(when);
		const removed = vi.spyOn(bar, 'removeEventListener');
		detach();
		detach();
		expect([state(), viewport.observed(), removed.mock.calls.length]).toEqual([undefined, 0, 2]);
	});

	it.each([[null], ['junk'], [[]], [{ percent: {} }]])(
		'does not mind the settings %j',
		async (settings) => {
			const detach = await attach(element, settings, tools);
			viewport.report(wrapper, false);
			expect(state()).toBe('waiting');
			detach();
		},
	);

	it.each([
		['80', '80%'],
		['250', '100%'],
		['-4', '0%'],
		['much', ''],
		['', ''],
	])(
		'gives the builder’s own bar, which waits at nothing, its stored length: %s',
		async (max, width) => {
			bar.dataset.max = max;
			const detach = await attach(element, {}, tools);
			expect(bar.style.width).toBe(width);
			detach();
			expect(bar.style.width).toBe('');
		},
	);

	it('does nothing where there is no bar', () => {
		bar.remove();
		expect(() => attach(element, {}, tools)).not.toThrow();
		expect(viewport.observed()).toBe(0);
	});
});
