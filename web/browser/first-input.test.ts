// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenFirstUsed } from './first-input';

afterEach(() => vi.unstubAllGlobals());

describe('the first use of a page', () => {
	it.each(['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown'])(
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
