// @vitest-environment happy-dom

import type { DeviceAnimations } from '@outrigger/rules/popups/popup';
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as sheet from './play-by-sheet';
import { playEntrance } from './play-entrance';

vi.mock('./play-entrance', () => ({ playEntrance: vi.fn() }));
vi.mock('./play-by-sheet', () => ({ playEntrance: vi.fn() }));

const finish = vi.fn();
const onEnd = vi.fn();
let settle: () => void;
let element: HTMLElement;

/** Plays an animation after its player has loaded. */
async function play(animations: DeviceAnimations, width = 1600, isFetched = true) {
	vi.resetModules();
	(window as unknown as Window).happyDOM.setViewport({ width });
	const { animate, fetchAnimations } = await import('./device-animation');
	if (isFetched) fetchAnimations([{ entrance_animation: {}, exit_animation: animations }]);
	await vi.dynamicImportSettled();
	return animate(element, animations, { seconds: 0.6, reversed: true }, onEnd);
}
const names = () => vi.mocked(playEntrance).mock.calls.map(([, name]) => name);
const hide = (isHidden: boolean) =>
	Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });

beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	element = document.createElement('div');
	const finished = new Promise<void>((resolve) => {
		settle = resolve;
	});
	const entrance = { finished, finish, cancel: vi.fn() };
	vi.mocked(playEntrance).mockReturnValue(entrance);
	vi.mocked(sheet.playEntrance).mockReturnValue(entrance);
});
afterEach(() => {
	delete document.body.dataset.passed;
	// This ends everything that a test left running.
	document.dispatchEvent(new Event('visibilitychange'));
	hide(false);
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe('the animation of a popup', () => {
	const animations = { desktop: 'fadeInUp', mobile: 'zoomIn' };
	it('runs by the builder’s sheet on a passed page', async () => {
		document.body.dataset.passed = '';
		await play(animations);
		expect(vi.mocked(sheet.playEntrance).mock.calls.map(([, name]) => name)).toEqual(['fadeInUp']);
		expect(names()).toEqual([]);
	});
	it.each([
		[1600, animations, ['fadeInUp']],
		[1100, animations, ['fadeInUp']],
		[390, animations, ['zoomIn']],
		[1600, { mobile: 'zoomIn' }, []],
		[390, { tablet: 'rollIn' }, ['rollIn']],
	] as [number, DeviceAnimations, string[]][])(
		'at %i px is that of the device, else of the next larger one: %j',
		async (width, all, expected) => {
			await play(all, width);
			expect(names()).toEqual(expected);
			expect(onEnd).toHaveBeenCalledTimes(expected.length === 0 ? 1 : 0);
		},
	);

	it('is played for an entering popup as soon as its player has loaded', async () => {
		vi.resetModules();
		(window as unknown as Window).happyDOM.setViewport({ width: 1600 });
		const { animate, fetchAnimations } = await import('./device-animation');
		fetchAnimations([{ entrance_animation: animations, exit_animation: {} }]);
		animate(element, animations, { seconds: 0.6, reversed: false }, onEnd);
		expect([names(), element.style.opacity]).toEqual([[], '0']);
		await vi.dynamicImportSettled();
		expect([names(), element.style.opacity]).toEqual([['fadeInUp'], '']);
		expect(onEnd).not.toHaveBeenCalled();
	});

	it('is left out for a popup that leaves before its player has loaded', async () => {
		vi.resetModules();
		const { animate, fetchAnimations } = await import('./device-animation');
		fetchAnimations([{ entrance_animation: {}, exit_animation: animations }]);
		animate(element, animations, { seconds: 0.6, reversed: true }, onEnd);
		expect(onEnd).toHaveBeenCalledOnce();
		await vi.dynamicImportSettled();
		expect(names()).toEqual([]);
	});

	it('can be ended while its player is on its way, and is not played then', async () => {
		vi.resetModules();
		const { animate, fetchAnimations } = await import('./device-animation');
		fetchAnimations([{ entrance_animation: animations, exit_animation: {} }]);
		const end = animate(element, animations, { seconds: 0.6, reversed: false }, onEnd);
		end?.();
		await vi.dynamicImportSettled();
		expect([names(), element.style.opacity]).toEqual([[], '']);
		expect(onEnd).toHaveBeenCalledOnce();
	});

	it('lasts its seconds, backwards for an exit, and ends once', async () => {
		await play(animations);
		const options = vi.mocked(playEntrance).mock.calls[0]?.[2];
		expect(options).toEqual({ seconds: 0.6, reversed: true });
		settle();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(onEnd).toHaveBeenCalledOnce();
	});

	it('ends in its time also where no frame comes', async () => {
		await play(animations);
		vi.advanceTimersByTime(600 + 249);
		expect(onEnd).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(onEnd).toHaveBeenCalledOnce();
		expect(finish).toHaveBeenCalled();
	});

	it('ends when the visitor leaves the tab, and does not begin in a hidden tab', async () => {
		await play(animations);
		document.dispatchEvent(new Event('visibilitychange'));
		expect(onEnd).toHaveBeenCalledOnce();
		hide(true);
		await play(animations);
		expect(onEnd).toHaveBeenCalledTimes(2);
		expect(names()).toEqual(['fadeInUp']);
	});

	it('is left out, at its end at once, while its player is missing', async () => {
		expect(await play(animations, 1600, false)).toBeUndefined();
		expect(onEnd).toHaveBeenCalledOnce();
		expect(names()).toEqual([]);
	});

	it('can be ended before', async () => {
		const end = await play(animations);
		end?.();
		expect(onEnd).toHaveBeenCalledOnce();
		expect(vi.getTimerCount()).toBe(0);
	});
});
