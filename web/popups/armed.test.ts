// @vitest-environment happy-dom

import { DEFAULT_SETTINGS, type Popup } from '@outrigger/rules/popups/popup';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { armPopup, disarmPopup, isPopupArmed } from './armed';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	disarmPopup(7);
	vi.useRealTimers();
});

const fire = vi.fn();
const onArmed = vi.fn();
const arm = (rest: Partial<Popup>) => {
	fire.mockClear();
	onArmed.mockClear();
	const popup = { id: 7, title: '', slug: '', settings: DEFAULT_SETTINGS, timing: {} };
	armPopup({ ...popup, triggers: { page_load: { delay: 1 } }, ...rest }, fire, onArmed);
};

it('is armed until its first trigger has fired', () => {
	arm({ triggers: { page_load: { delay: 1 }, inactivity: { time: 2 } } });
	expect(onArmed).toHaveBeenCalledOnce();
	expect(isPopupArmed(7)).toBe(true);
	vi.advanceTimersByTime(60_000);
	expect(fire).toHaveBeenCalledOnce();
	expect(isPopupArmed(7)).toBe(false);
});

it('does not fire after all its triggers are stopped', () => {
	arm({ triggers: { page_load: { delay: 1 }, inactivity: { time: 2 } } });
	disarmPopup(7);
	expect(isPopupArmed(7)).toBe(false);
	expect(vi.getTimerCount()).toBe(0);
});

it.each([
	['without triggers', { triggers: {} }],
	['that is only linked to', { triggers: null }],
	['whose rules are not met', { timing: { devices: { devices: [] } } }],
])('is not armed %s', (_, rest) => {
	arm(rest);
	expect(isPopupArmed(7)).toBe(false);
	expect(onArmed).not.toHaveBeenCalled();
});

it('does not arm late a popup that was disarmed while its rules were evaluated', async () => {
	const timing = { url: { action: 'regex', url: '' } } as const;
	arm({ timing });
	expect(isPopupArmed(7)).toBe(true);
	disarmPopup(7);
	await vi.dynamicImportSettled();
	await Promise.resolve();
	expect(onArmed).not.toHaveBeenCalled();
	arm({ timing });
	await vi.waitFor(() => expect(onArmed).toHaveBeenCalledOnce());
	disarmPopup(7);
});
