// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdEntry, nameEntry } from './history-entry';

/** A history in which going back takes time, as in a browser. */
let entries: unknown[] = [null];
/** Addresses that entries were given. */
let addresses: string[] = [];
beforeEach(() => {
	entries = [null];
	addresses = [];
	vi.stubGlobal('history', {
		get state() {
			return entries.at(-1);
		},
		pushState: (state: unknown) => entries.push(state),
		// `replaceState` without an address leaves the entry's address unchanged.
		replaceState: (_: unknown, __: string, address: string | null) =>
			address !== null && addresses.push(address),
		back: () => setTimeout(back, 10),
	});
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
const back = () => {
	entries.pop();
	dispatchEvent(new PopStateEvent('popstate'));
};

it('reports once that the visitor went back, and leaves no second entry', () => {
	const onBack = vi.fn();
	const release = holdEntry(onBack);
	expect(entries).toHaveLength(2);
	back();
	expect(onBack).toHaveBeenCalledTimes(1);
	release();
	vi.runAllTimers();
	expect(entries).toHaveLength(1);
});

it('gives its entry back when it is released', () => {
	const onBack = vi.fn();
	holdEntry(onBack)();
	vi.runAllTimers();
	expect(entries).toHaveLength(1);
	expect(onBack).not.toHaveBeenCalled();
});

it('waits until an earlier entry is removed', () => {
	const onBack = vi.fn();
	holdEntry(() => {})();
	const release = holdEntry(onBack);
	expect(entries).toHaveLength(2);
	vi.runAllTimers();
	expect(entries).toHaveLength(2);
	expect(onBack).not.toHaveBeenCalled();
	back();
	expect(onBack).toHaveBeenCalledTimes(1);
	release();
});

it('names the entry of an open dialog, and no entry of a page', () => {
	nameEntry('#bay');
	expect(addresses).toEqual([]);
	const release = holdEntry(() => {});
	nameEntry('#bay');
	nameEntry(null);
	expect(addresses).toEqual(['#bay']);
	release();
});
