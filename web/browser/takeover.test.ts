// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { whenTakenOver } from './takeover';

const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

describe('a visitor takes over', () => {
	it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('by %s, once', (type) => {
		const callback = vi.fn();
		whenTakenOver(callback);
		act('scroll');
		act('pointermove');
		expect(callback).not.toHaveBeenCalled();
		act(type);
		act('wheel');
		expect(callback).toHaveBeenCalledOnce();
	});

	it('no call reaches a listener that has left', () => {
		const callback = vi.fn();
		whenTakenOver(callback)();
		act('wheel');
		expect(callback).not.toHaveBeenCalled();
	});
});
