// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSwipes } from './swipe';

const onSwipe = vi.fn();
const onDown = vi.fn();
let element: HTMLElement;

beforeEach(() => {
	vi.clearAllMocks();
	element = document.createElement('div');
	document.body.append(element);
	watchSwipes(element, onSwipe, onDown);
});
afterEach(() => {
	element.remove();
});

/** Draws a line with a finger from the middle of the screen. */
function draw(
	[x, y]: readonly [number, number],
	{ pointerType = 'touch', isPrimary = true, end = 'pointerup', endId = 1 } = {},
): void {
	const at = (type: string, clientX: number, clientY: number, pointerId = 1) =>
		element.dispatchEvent(
			new PointerEvent(type, { clientX, clientY, pointerId, pointerType, isPrimary }),
		);
	at('pointerdown', 200, 300);
	at(end, 200 + x, 300 + y, endId);
}

describe('a finger that is drawn sideways', () => {
	it('to the left calls for the next picture, to the right for the one before', () => {
		draw([-48, 0]);
		expect(onSwipe).toHaveBeenLastCalledWith(1);
		draw([48, 0]);
		expect(onSwipe).toHaveBeenLastCalledWith(-1);
	});

	it('is a tap below 48 pixels', () => {
		draw([-47, 0]);
		draw([47, 0]);
		expect(onSwipe).not.toHaveBeenCalled();
	});

	it('scrolls where it goes further down than across', () => {
		draw([-60, 61]);
		expect(onSwipe).not.toHaveBeenCalled();
		draw([-60, 60]);
		expect(onSwipe).toHaveBeenCalledTimes(1);
	});

	it('is one finger or a pen from beginning to end', () => {
		draw([-90, 0], { pointerType: 'mouse' });
		draw([-90, 0], { isPrimary: false });
		draw([-90, 0], { end: 'pointercancel' });
		draw([-90, 0], { endId: 2 });
		expect(onSwipe).not.toHaveBeenCalled();
		draw([-90, 0], { pointerType: 'pen' });
		expect(onSwipe).toHaveBeenCalledTimes(1);
	});

	it('leads out of it where it is drawn down, 96 pixels at least and further than across', () => {
		draw([0, 95]);
		draw([96, 95]);
		draw([97, 96]);
		draw([0, -200]);
		expect(onDown).not.toHaveBeenCalled();
		draw([95, 96]);
		draw([0, 200]);
		expect(onDown).toHaveBeenCalledTimes(2);
	});
});
