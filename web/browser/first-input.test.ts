// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let whenFirstUsed: typeof import('./first-input').whenFirstUsed;

/** Each test gets a fresh page without input. */
beforeEach(async () => {
	vi.resetModules();
	({ whenFirstUsed } = await import('./first-input'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the first use of a page', () => {
	it.each(['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'])(
		'is a %s, and only the first',
		(type) => {
			const callback = vi.fn();
			whenFirstUsed(callback);
			expect(callback).not.toHaveBeenCalled();
			dispatchEvent(new Event(type));
			dispatchEvent(new Event(type));
			expect(callback).toHaveBeenCalledTimes(1);
		},
	);

	it('is no pointer that the page opens under, but one that moves', () => {
		const callback = vi.fn();
		whenFirstUsed(callback);
		const moved = (movementX: number, movementY: number) =>
			Object.assign(new Event('pointermove'), { movementX, movementY });
		dispatchEvent(moved(0, 0));
		expect(callback).not.toHaveBeenCalled();
		dispatchEvent(moved(0, 1));
		expect(callback).toHaveBeenCalledTimes(1);
	});

	it('is remembered for later callers', () => {
		whenFirstUsed(() => {});
		dispatchEvent(new Event('keydown'));
		const callback = vi.fn();
		whenFirstUsed(callback);
		expect(callback).toHaveBeenCalledTimes(1);
		dispatchEvent(new Event('keydown'));
		expect(callback).toHaveBeenCalledTimes(1);
	});

	it('has been already on a page that opens scrolled', () => {
		vi.stubGlobal('scrollY', 300);
		const callback = vi.fn();
		whenFirstUsed(callback);
		expect(callback).toHaveBeenCalledTimes(1);
	});

	it('need not be waited for', () => {
		const callback = vi.fn();
		whenFirstUsed(callback)();
		dispatchEvent(new Event('scroll'));
		expect(callback).not.toHaveBeenCalled();
	});
});
