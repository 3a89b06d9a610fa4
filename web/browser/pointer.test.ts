// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPointer } from './pointer';

let frames: (() => void)[];

beforeEach(() => {
	frames = [];
	vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
	vi.stubGlobal('innerWidth', 1000);
	vi.stubGlobal('innerHeight', 500);
});
afterEach(() => vi.unstubAllGlobals());

const move = (clientX: number, clientY: number, pointerType = 'mouse') =>
	dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, pointerType }));
const paint = () => {
	for (const frame of frames.splice(0)) frame();
};

describe('watching the pointer', () => {
	it('reports the last place of a frame in percent of the window', () => {
		const listener = vi.fn();
		const stop = watchPointer(listener);
		move(0, 0);
		move(250, 500);
		expect(frames).toHaveLength(1);
		paint();
		expect(listener.mock.calls).toEqual([[{ x: 25, y: 100 }]]);
		stop();
	});

	it('leaves fingers alone', () => {
		const stop = watchPointer(vi.fn());
		move(10, 10, 'touch');
		expect(frames).toHaveLength(0);
		stop();
	});
});
