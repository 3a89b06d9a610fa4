// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRow } from './row-at-rest';

let row: HTMLElement;
let watch: ReturnType<typeof watchRow>;
const rested = vi.fn();
const happens = (type: string) => row.dispatchEvent(new Event(type));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
	vi.useFakeTimers();
	rested.mockClear();
	row = document.createElement('div');
	watch = watchRow(row);
});
afterEach(() => {
	watch.end();
	vi.useRealTimers();
});

it('a row is at rest if no visitor moves it', async () => {
	watch.atRest().then(rested);
	await pass(0);
	expect(rested).toHaveBeenCalled();
});

it('a row is at rest 120 ms after its last scroll, and not before', async () => {
	happens('scroll');
	watch.atRest().then(rested);
	await pass(100);
	happens('scroll');
	await pass(119);
	expect(rested).not.toHaveBeenCalled();
	await pass(1);
	expect(rested).toHaveBeenCalled();
});

it('a row is not at rest while a finger lies on it', async () => {
	happens('touchstart');
	watch.atRest().then(rested);
	await pass(5000);
	expect(rested).not.toHaveBeenCalled();
	happens('touchend');
	await pass(120);
	expect(rested).toHaveBeenCalled();
});

it('nothing is left when the watch ends', async () => {
	happens('scroll');
	watch.end();
	expect(vi.getTimerCount()).toBe(0);
	happens('scroll');
	expect(vi.getTimerCount()).toBe(0);
});
