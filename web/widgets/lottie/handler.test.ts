// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';
import { drawAnimation } from './player';

vi.mock('./player', () => ({ drawAnimation: vi.fn() }));

const viewport = installFakeViewport();
const tools = { attach: () => {}, detach: () => {} };
const show = vi.fn();
const ended = vi.fn();
let setReduced: (isReduced: boolean) => void;
let leave = () => {};

/** An animation of two seconds: 60 frames at 30 a second. */
beforeEach(() => {
	vi.useFakeTimers();
	show.mockClear();
	ended.mockClear();
	vi.mocked(drawAnimation).mockReset().mockResolvedValue({
		totalFrames: 60.001,
		framesPerSecond: 30,
		show,
		end: ended,
	});
	setReduced = fakeReducedMotion();
});
afterEach(() => {
	leave();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

async function place(settings: object, { tag = 'div', poster = '' } = {}) {
	document.body.innerHTML = `<div class="e-con"><div id="w"><div class="e-lottie"><${tag} class="e-lottie__container" href="#on"><div class="e-lottie__animation" data-src="/a.json" data-label="Boat">${poster}</div></${tag}></div></div></div>`;
	const element = document.getElementById('w') as HTMLElement;
	const before = document.body.innerHTML;
	const detach = await attach(element, settings, tools);
	leave = detach;
	const box = element.querySelector('.e-lottie__animation') as HTMLElement;
	const container = element.querySelector('.e-lottie__container') as HTMLElement;
	return { element, box, container, detach, before };
}

const frame = () => Math.round(show.mock.lastCall?.[0]);
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('an animation that plays when it arrives', () => {
	it('plays in view, stands out of view, and ends at its last frame', async () => {
		const { box } = await place({});
		expect(frame()).toBe(0);
		pass(1000);
		expect(frame()).toBe(0);
		viewport.report(box, true);
		pass(1016);
		expect(frame()).toBeGreaterThan(25);
		viewport.report(box, false);
		const there = frame();
		pass(1000);
		expect(frame()).toBe(there);
		expect(vi.getTimerCount()).toBe(0);
		viewport.report(box, true);
		pass(3000);
		expect(frame()).toBe(60);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('has a pause button if it plays for more than five seconds, and otherwise none', async () => {
		const short = await place({});
		expect(short.element.querySelector('button')).toBeNull();
		const { element, box } = await place({ loop: true });
		const button = element.querySelector('button') as HTMLButtonElement;
		viewport.report(box, true);
		pass(500);
		button.click();
		expect(button.getAttribute('aria-label')).toBe('Play the animation');
		const there = frame();
		pass(500);
		expect(frame()).toBe(there);
		viewport.report(box, false);
		viewport.report(box, true);
		pass(500);
		expect(frame()).toBe(there);
		button.click();
		pass(500);
		expect(frame()).not.toBe(there);
	});
});

describe('an animation that is touched', () => {
	it('is a button for pointer and keys', async () => {
		const { box, container } = await place({ trigger: 'on_click' });
		expect(container.getAttribute('role')).toBe('button');
		expect(container.getAttribute('aria-label')).toBe('Play the animation: Boat');
		viewport.report(box, true);
		pass(500);
		expect(frame()).toBe(0);
		container.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		pass(3000);
		expect(frame()).toBe(60);
		container.click();
		pass(516);
		expect(frame()).toBeLessThan(30);
	});

	it('lets itself be seen before its link is followed, unless a modifier is held', async () => {
		const { box, container } = await place(
			{ trigger: 'on_click', link_timeout: 800 },
			{ tag: 'a' },
		);
		viewport.report(box, true);
		const followed: boolean[] = [];
		container.parentElement?.addEventListener('click', (event) => {
			followed.push(!event.defaultPrevented);
			event.preventDefault();
		});
		container.click();
		expect(followed).toEqual([false]);
		pass(900);
		expect(followed).toEqual([false, true]);
		expect(frame()).toBeGreaterThan(10);
		container.dispatchEvent(
			new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
		);
		expect(followed).toEqual([false, true, true]);
	});

	it.each([
		['default', 60],
		['reverse', 0],
	])('goes on as the editor chose when the pointer leaves: %s', async (on_hover_out, end) => {
		const { element, box } = await place({
			trigger: 'on_hover',
			on_hover_out,
			hover_area: 'container',
		});
		const area = element.closest('.e-con') as HTMLElement;
		viewport.report(box, true);
		area.dispatchEvent(new PointerEvent('pointerenter'));
		pass(1000);
		area.dispatchEvent(new PointerEvent('pointerleave'));
		pass(3000);
		expect(frame()).toBe(end);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('stops at its frame if the editor chose a pause', async () => {
		const { box } = await place({ trigger: 'on_hover', on_hover_out: 'pause' });
		viewport.report(box, true);
		box.dispatchEvent(new PointerEvent('pointerenter'));
		pass(1000);
		box.dispatchEvent(new PointerEvent('pointerleave'));
		const there = frame();
		pass(1000);
		expect(frame()).toBe(there);
		box.dispatchEvent(new PointerEvent('pointerenter'));
		pass(3000);
		expect(frame()).toBe(60);
	});
});

describe('an animation with less motion', () => {
	it('is its poster, for which nothing is fetched', async () => {
		setReduced(true);
		await place({}, { poster: '<img alt="">' });
		expect(drawAnimation).not.toHaveBeenCalled();
	});

	it('is one frame without a poster, also when the visitor chooses it half way', async () => {
		const { box, element } = await place({ loop: true, start_point: 50 });
		viewport.report(box, true);
		pass(500);
		setReduced(true);
		await vi.advanceTimersByTimeAsync(0);
		expect(ended).toHaveBeenCalledTimes(1);
		expect(frame()).toBe(30);
		expect(element.querySelector('button')).toBeNull();
		pass(1000);
		expect(frame()).toBe(30);
		expect(vi.getTimerCount()).toBe(0);
	});
});

it.each(['arriving_to_viewport', 'on_click', 'on_hover', 'none'])(
	'an animation with the trigger %s leaves nothing behind',
	async (trigger) => {
		const observed = viewport.observed();
		const { box, detach, before } = await place({ trigger, loop: true });
		viewport.report(box, true);
		box.dispatchEvent(new PointerEvent('pointerenter'));
		pass(100);
		detach();
		expect(document.body.innerHTML).toBe(before);
		expect(ended).toHaveBeenCalledTimes(1);
		expect(vi.getTimerCount()).toBe(0);
		expect(viewport.observed()).toBe(observed);
	},
);

it('an animation that cannot be drawn leaves its box as it was', async () => {
	vi.mocked(drawAnimation).mockResolvedValue(undefined);
	const { detach, before } = await place({ trigger: 7, viewport: 'x', play_speed: -3 });
	expect(document.body.innerHTML).toBe(before);
	detach();
	await attach(document.createElement('div'), {}, tools);
});
