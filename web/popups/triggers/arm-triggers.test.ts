// @vitest-environment happy-dom

import type { Triggers } from '@outrigger/rules/popups/popup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { armTriggers } from './arm-triggers';

const viewport = installFakeViewport();
let fire: ReturnType<typeof vi.fn<(trigger: keyof Triggers) => void>>;
let disarm = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML = '<p id="here">Here</p><p class="there">There</p>';
	scrollPage(0, 1000);
	fire = vi.fn();
});
afterEach(() => {
	disarm();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const arm = (triggers: Triggers) => {
	disarm = armTriggers(triggers, fire);
};

/** Moves the page to a place; it can be scrolled by `range` pixels. */
function scrollPage(place: number, range: number): void {
	vi.stubGlobal('scrollY', place);
	const root = document.documentElement;
	Object.defineProperty(root, 'scrollHeight', { value: range + 500, configurable: true });
	Object.defineProperty(root, 'clientHeight', { value: 500, configurable: true });
	document.dispatchEvent(new Event('scroll', { bubbles: true }));
	vi.advanceTimersByTime(20);
}

describe('page_load', () => {
	it('fires after its seconds, and not when it is disarmed', () => {
		arm({ page_load: { delay: 2.5 } });
		vi.advanceTimersByTime(2499);
		expect(fire).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(fire.mock.calls).toEqual([['page_load']]);
	});

	it('fires at once with no delay, but never within the arming', () => {
		arm({ page_load: { delay: 0 } });
		expect(fire).not.toHaveBeenCalled();
		vi.advanceTimersByTime(0);
		expect(fire).toHaveBeenCalledTimes(1);
	});
});

describe('scrolling', () => {
	it('down fires at its percent of the way', () => {
		arm({ scrolling: { direction: 'down', offset: 50 } });
		scrollPage(499, 1000);
		expect(fire).not.toHaveBeenCalled();
		scrollPage(500, 1000);
		expect(fire).toHaveBeenCalledTimes(1);
	});

	it('down fires at no scroll upwards, even far down the page', () => {
		scrollPage(900, 1000);
		arm({ scrolling: { direction: 'down', offset: 50 } });
		scrollPage(800, 1000);
		scrollPage(800, 1000);
		expect(fire).not.toHaveBeenCalled();
		scrollPage(801, 1000);
		expect(fire).toHaveBeenCalledTimes(1);
	});

	it('down never fires on a page that cannot scroll', () => {
		arm({ scrolling: { direction: 'down', offset: 1 } });
		scrollPage(0, 0);
		expect(fire).not.toHaveBeenCalled();
	});

	it('up fires at the first step above where it was armed or scrolled to, not at the same place', () => {
		scrollPage(300, 1000);
		arm({ scrolling: { direction: 'up', offset: 50 } });
		scrollPage(300, 1000);
		scrollPage(400, 1000);
		expect(fire).not.toHaveBeenCalled();
		scrollPage(399, 1000);
		expect(fire).toHaveBeenCalledTimes(1);
	});
});

describe('scrolling_to', () => {
	it('fires when the first match comes into view', () => {
		arm({ scrolling_to: { selector: 'p' } });
		viewport.report(document.querySelector('.there') as Element, true);
		expect(fire).not.toHaveBeenCalled();
		viewport.report(document.getElementById('here') as Element, false);
		expect(fire).not.toHaveBeenCalled();
		viewport.report(document.getElementById('here') as Element, true);
		expect(fire).toHaveBeenCalledTimes(1);
	});

	it.each(['', '#nowhere', 'p[', '<p>', `p${'.a'.repeat(400)}`])(
		'ignores the selector "%.20s"',
		(selector) => {
			const before = viewport.observed();
			arm({ scrolling_to: { selector } });
			expect(viewport.observed()).toBe(before);
		},
	);
});

describe('click', () => {
	it('fires at exactly its number, clicks that are stopped included', () => {
		document.body.firstElementChild?.addEventListener('click', (event) => event.stopPropagation());
		arm({ click: { times: 3 } });
		const click = () => (document.body.firstElementChild as HTMLElement).click();
		click();
		click();
		expect(fire).not.toHaveBeenCalled();
		click();
		click();
		expect(fire).toHaveBeenCalledTimes(1);
	});
});

describe('inactivity', () => {
	it.each(['keydown', 'pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'])(
		'is ended by a %s',
		(type) => {
			arm({ inactivity: { time: 30 } });
			vi.advanceTimersByTime(29_000);
			document.body.dispatchEvent(new Event(type, { bubbles: true }));
			vi.advanceTimersByTime(29_999);
			expect(fire).not.toHaveBeenCalled();
			vi.advanceTimersByTime(1);
			expect(fire).toHaveBeenCalledTimes(1);
		},
	);
});

describe('exit_intent', () => {
	const leave = (clientY: number) =>
		document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
	const onTouch = (isCoarse: boolean) =>
		vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }) as MediaQueryList);

	it('fires when the pointer leaves at the upper edge only', () => {
		arm({ exit_intent: { touch: false } });
		leave(12);
		expect(fire).not.toHaveBeenCalled();
		leave(0);
		expect(fire).toHaveBeenCalledTimes(1);
	});

	it('on touch screens fires on a fast scroll up after a while, if the setting allows it', () => {
		onTouch(true);
		scrollPage(3000, 5000);
		arm({ exit_intent: { touch: true } });
		scrollPage(2000, 5000);
		expect(fire).not.toHaveBeenCalled();
		vi.advanceTimersByTime(6000);
		scrollPage(3000, 5000);
		scrollPage(2800, 5000);
		scrollPage(2500, 5000);
		expect(fire).toHaveBeenCalledTimes(1);
	});

	it('on touch screens waits five seconds, and for 400 pixels of way', () => {
		onTouch(true);
		/** Scrolls up by `way`, `afterMs` after the start of the triggers. */
		const fling = (afterMs: number, way: number) => {
			scrollPage(3000, 5000);
			arm({ exit_intent: { touch: true } });
			vi.advanceTimersByTime(afterMs);
			scrollPage(3000, 5000);
			scrollPage(3000 - way, 5000);
			disarm();
		};
		// The trigger reacts to a scroll after one or two frames.
		fling(4950, 400);
		fling(5000, 399);
		expect(fire).not.toHaveBeenCalled();
		fling(5000, 400);
		expect(fire).toHaveBeenCalledTimes(1);
	});

	it.each([
		[4700, 4999, 400, 0],
		[4700, 5000, 400, 1],
		[5000, 5000, 399, 0],
		[5000, 5400, 400, 1],
		[5000, 5401, 400, 0],
	])(
		'on touch screens takes a fling from %i to %i ms of %i px for %i',
		(begin, end, way, times) => {
			onTouch(true);
			const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
			arm({ exit_intent: { touch: true } });
			clock.mockReturnValue(begin);
			scrollPage(3000, 5000);
			scrollPage(2990, 5000);
			clock.mockReturnValue(end);
			scrollPage(3000 - way, 5000);
			clock.mockRestore();
			expect(fire).toHaveBeenCalledTimes(times);
		},
	);

	it('does not fire on a slow scroll, nor on any scroll without the setting', () => {
		onTouch(true);
		for (const touch of [true, false]) {
			scrollPage(3000, 5000);
			arm({ exit_intent: { touch } });
			vi.advanceTimersByTime(6000);
			for (let place = 3000; place > 1000; place -= touch ? 10 : 500) scrollPage(place, 5000);
			disarm();
		}
		expect(fire).not.toHaveBeenCalled();
	});
});

describe('adblock_detection', () => {
	it('does not fire if nothing hides the bait, and removes it', () => {
		arm({ adblock_detection: { delay: 1 } });
		vi.advanceTimersByTime(1000);
		expect(fire).not.toHaveBeenCalled();
		expect(document.querySelector('.ad-box')).toBeNull();
	});

	it('fires where something hides it', () => {
		document.head.innerHTML = '<style>.ad-box { display: none }</style>';
		arm({ adblock_detection: { delay: 1 } });
		vi.advanceTimersByTime(1000);
		expect(fire).toHaveBeenCalledTimes(1);
		document.head.innerHTML = '';
	});
});

describe('all triggers of a popup', () => {
	it('are disarmed by the first that fires', () => {
		arm({ page_load: { delay: 1 }, click: { times: 1 }, inactivity: { time: 2 } });
		vi.advanceTimersByTime(1000);
		document.body.click();
		vi.advanceTimersByTime(60_000);
		expect(fire.mock.calls).toEqual([['page_load']]);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('leave nothing behind when they are disarmed', () => {
		const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
		const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener');
		const observed = viewport.observed();
		arm({
			page_load: { delay: 1 },
			scrolling: { direction: 'down', offset: 50 },
			scrolling_to: { selector: 'p' },
			click: { times: 1 },
			inactivity: { time: 2 },
			exit_intent: { touch: true },
			adblock_detection: { delay: 3 },
		});
		disarm();
		expect(remove.mock.calls.map(([type]) => type).sort()).toEqual(
			add.mock.calls.map(([type]) => type).sort(),
		);
		expect(viewport.observed()).toBe(observed);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('are off if their name is unknown', () => {
		arm({ toString: {}, fly_past: {} } as Triggers);
		vi.advanceTimersByTime(60_000);
		expect(fire).not.toHaveBeenCalled();
	});
});
