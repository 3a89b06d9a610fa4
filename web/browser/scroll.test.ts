// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScroll } from './scroll';

let frames: (() => void)[];

beforeEach(() => {
	frames = [];
	vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
	vi.stubGlobal('cancelAnimationFrame', () => {
		frames = [];
	});
});
afterEach(() => vi.unstubAllGlobals());

/** The document's scroll events bubble, those of containers do not. */
const scroll = (target: EventTarget) =>
	target.dispatchEvent(new Event('scroll', { bubbles: target === document }));
const nameOf = (node: Node) => node.nodeName;
const paint = () => {
	for (const frame of frames.splice(0)) frame();
};

describe('watching scrolled boxes', () => {
	it('calls every listener once a frame, with any number of events', () => {
		const listeners = [vi.fn(), vi.fn()];
		const stops = listeners.map((listener) => watchScroll(listener));
		for (let times = 0; times < 5; times += 1) scroll(document);
		expect(frames).toHaveLength(1);
		paint();
		for (const listener of listeners)
			expect(listener.mock.calls.flat().map(nameOf)).toEqual(['#document']);
		for (const stop of stops) stop();
	});

	it('names each container that scrolls by itself', () => {
		const box = document.body.appendChild(document.createElement('div'));
		const listener = vi.fn();
		const stop = watchScroll(listener);
		scroll(box);
		scroll(document);
		paint();
		expect(listener.mock.calls.flat().map(nameOf)).toEqual(['DIV', '#document']);
		stop();
	});

	it('runs nothing while nothing moves, and nothing after the last listener has gone', () => {
		const listener = vi.fn();
		const stop = watchScroll(listener);
		expect(frames).toHaveLength(0);
		scroll(document);
		stop();
		stop();
		paint();
		scroll(document);
		expect(frames).toHaveLength(0);
		expect(listener).not.toHaveBeenCalled();
	});
});
