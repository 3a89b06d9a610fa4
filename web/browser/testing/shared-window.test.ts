// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { noteSharedWindow } from './shared-window';

/** Each file's window makes classes that inherit from the library's classes, which all windows share. */
const sharedPrototype = (of: { prototype: object }) => Object.getPrototypeOf(of.prototype);

describe('changes of a test file to the window’s library', () => {
	it('is gone after it: methods that are added, replaced and taken away', () => {
		const { focus } = HTMLElement.prototype;
		const restore = noteSharedWindow();
		Object.assign(HTMLElement.prototype, { isAdded() {}, focus() {} });
		Reflect.deleteProperty(HTMLElement.prototype, 'click');
		Object.defineProperty(Element.prototype, 'clientWidth', { get: () => 7, configurable: true });
		restore();
		expect('isAdded' in HTMLElement.prototype).toBe(false);
		expect(HTMLElement.prototype.focus).toBe(focus);
		expect(document.createElement('p').click).toBeTypeOf('function');
		expect(document.createElement('p').clientWidth).toBe(0);
	});

	it('is gone from prototypes below those that a file names', () => {
		const restore = noteSharedWindow();
		Object.assign(sharedPrototype(HTMLImageElement), { isAdded: true });
		Object.assign(Object.getPrototypeOf(document.body.classList), { isAdded: true });
		Object.assign(Object.getPrototypeOf(matchMedia('print')), { isAdded: true });
		restore();
		expect('isAdded' in document.createElement('img')).toBe(false);
		expect('isAdded' in document.body.classList).toBe(false);
		expect('isAdded' in matchMedia('print')).toBe(false);
	});

	it('is gone from classes, from the prototype of windows and from what Node lends to them', () => {
		const restore = noteSharedWindow();
		Object.assign(IntersectionObserver, { isAdded: true });
		Object.assign(performance, { isAdded: true });
		for (let of = document.defaultView as object; of; of = Object.getPrototypeOf(of)) {
			Reflect.deleteProperty(of, 'onscrollend');
		}
		expect('onscrollend' in window).toBe(false);
		restore();
		expect('isAdded' in IntersectionObserver).toBe(false);
		expect('isAdded' in performance).toBe(false);
		expect('onscrollend' in window).toBe(true);
	});
});
