// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietControls } from './quiet-controls';

let dialog: HTMLElement;
let stop = () => {};
const isHidden = () => dialog.classList.contains('elementor-slideshow--ui-hidden');
beforeEach(() => {
	vi.useFakeTimers();
	dialog = document.createElement('div');
});
afterEach(() => {
	stop();
	vi.useRealTimers();
});

it('hides controls after 3.5 seconds without input, not before, and any input brings them back', () => {
	stop = quietControls(dialog, () => false);
	vi.advanceTimersByTime(3499);
	expect(isHidden()).toBe(false);
	vi.advanceTimersByTime(1);
	expect(isHidden()).toBe(true);
	for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel']) {
		dialog.dispatchEvent(new Event(type));
		expect(isHidden()).toBe(false);
		vi.advanceTimersByTime(3500);
		expect(isHidden()).toBe(true);
	}
});

it('keeps them while they are needed, and ends with the dialog', () => {
	let isNeeded = true;
	stop = quietControls(dialog, () => isNeeded);
	vi.advanceTimersByTime(10_000);
	expect(isHidden()).toBe(false);
	isNeeded = false;
	vi.advanceTimersByTime(3500);
	expect(isHidden()).toBe(true);
	dialog.dispatchEvent(new Event('keydown'));
	stop();
	expect(vi.getTimerCount()).toBe(0);
});
