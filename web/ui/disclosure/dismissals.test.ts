// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { type DismissalOptions, watchDismissals } from './dismissals';

const dismiss = vi.fn();
let isOpen = true;
let stop: Unsubscribe = () => {};

beforeEach(() => {
	dismiss.mockClear();
	isOpen = true;
	document.body.innerHTML =
		'<button id="trigger">x</button><div id="panel"><a href="#" id="inside">x</a></div><a href="#" id="beside">x</a>';
});
afterEach(() => stop());

const at = (id: string) => document.getElementById(id) as HTMLElement;
const watch = (options: Partial<DismissalOptions> = {}) => {
	stop = watchDismissals(
		{
			isOpen: () => isOpen,
			parts: () => [at('trigger'), at('panel')],
			by: ['escape', 'outside', 'focus-out'],
			...options,
		},
		dismiss,
	);
};
const fire = (id: string, event: Event) => {
	at(id).dispatchEvent(event);
	return event;
};
const escapeKey = (init: KeyboardEventInit = {}) =>
	new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
const pointer = (type: string, button = 0) => new PointerEvent(type, { bubbles: true, button });
const press = (from: string, to = from, button = 0) => {
	fire(from, pointer('pointerdown', button));
	fire(to, pointer('pointerup', button));
};
const reasons = () => dismiss.mock.calls.map(([how]) => how);

describe('sending away', () => {
	it('is done by Escape inside, once, and by no other key', () => {
		watch();
		expect(fire('inside', escapeKey()).defaultPrevented).toBe(true);
		fire('inside', escapeKey({ key: 'a' }));
		expect(fire('beside', escapeKey()).defaultPrevented).toBe(false);
		expect(reasons()).toEqual(['escape']);
	});

	it('is done by Escape anywhere where that is wanted', () => {
		watch({ escapeFrom: 'page' });
		fire('beside', escapeKey());
		expect(reasons()).toEqual(['escape']);
	});

	it('leaves an Escape alone that has been answered', () => {
		at('inside').addEventListener('keydown', (event) => event.preventDefault());
		watch();
		fire('inside', escapeKey());
		expect(reasons()).toEqual([]);
	});

	it('is done by a press beside it, which begins and ends there', () => {
		watch();
		press('inside');
		press('trigger');
		press('inside', 'beside');
		press('beside', 'inside');
		press('beside', 'beside', 2);
		expect(reasons()).toEqual([]);
		press('beside');
		expect(reasons()).toEqual(['outside']);
	});

	it('is not done by a finger that scrolls', () => {
		watch();
		fire('beside', pointer('pointerdown'));
		fire('beside', pointer('pointercancel'));
		expect(reasons()).toEqual([]);
	});

	it('is done by the focus that goes elsewhere, not by a window that loses it', () => {
		watch();
		const leave = (to: string | null) =>
			fire(
				'inside',
				new FocusEvent('focusout', { bubbles: true, relatedTarget: to === null ? null : at(to) }),
			);
		leave(null);
		leave('trigger');
		expect(reasons()).toEqual([]);
		leave('beside');
		expect(reasons()).toEqual(['focus-out']);
	});

	it('does nothing while nothing is open, nor by a switched-off way, nor after the end', () => {
		watch();
		isOpen = false;
		expect(fire('inside', escapeKey()).defaultPrevented).toBe(false);
		press('beside');
		isOpen = true;
		stop();
		press('beside');
		fire('inside', escapeKey());
		watch({ by: ['escape'] });
		press('beside');
		expect(reasons()).toEqual([]);
	});
});
