// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { tellWindow, watchEvents } from './events';

describe('events of the window', () => {
	it('reach the listeners of each requested type, from any element, until no listener is left', () => {
		const listener = vi.fn();
		const stop = watchEvents(['click', 'keydown'], listener);
		document.body.dispatchEvent(new Event('click', { bubbles: true }));
		document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
		document.body.dispatchEvent(new Event('keyup', { bubbles: true }));
		expect(listener.mock.calls.map(([{ type }]) => type)).toEqual(['click', 'keydown']);
		stop();
		document.body.dispatchEvent(new Event('click', { bubbles: true }));
		document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
		expect(listener).toHaveBeenCalledTimes(2);
	});

	it('can be received before all other listeners, and these can be ended too', () => {
		const heard: string[] = [];
		document.body.addEventListener('click', () => heard.push('body'), { once: true });
		const stop = watchEvents(['click'], () => heard.push('window'), { capture: true });
		document.body.dispatchEvent(new Event('click'));
		stop();
		document.body.dispatchEvent(new Event('click'));
		expect(heard).toEqual(['window', 'body']);
	});

	it('report the change to integrators', () => {
		const details: unknown[] = [];
		const stop = watchEvents(['elementor/popup/show'], (event) =>
			details.push((event as CustomEvent).detail),
		);
		tellWindow('elementor/popup/show', { id: 7 });
		stop();
		tellWindow('elementor/popup/show', { id: 8 });
		expect(details).toEqual([{ id: 7 }]);
	});
});
