// @vitest-environment happy-dom
import { gsap } from 'gsap/gsap-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playEntrance } from './play-entrance';

let element: HTMLElement;
let setReduced: (isReduced: boolean) => void;
let listeners: number;

beforeEach(() => {
	element = document.createElement('div');
	document.body.replaceChildren(element);
	const query = Object.assign(new EventTarget(), { matches: false });
	listeners = 0;
	vi.stubGlobal('matchMedia', () => ({
		get matches() {
			return query.matches;
		},
		addEventListener(type: string, listener: () => void) {
			listeners++;
			query.addEventListener(type, listener);
		},
		removeEventListener(type: string, listener: () => void) {
			listeners--;
			query.removeEventListener(type, listener);
		},
	}));
	setReduced = (isReduced) => {
		query.matches = isReduced;
		query.dispatchEvent(new Event('change'));
	};
});
afterEach(() => {
	vi.unstubAllGlobals();
});

const looks = () => [element.style.transform, element.style.opacity];
const tweens = () => gsap.globalTimeline.getChildren(true, true, false).length;

describe('an entrance', () => {
	it('begins at once in its first pose, and ends without a trace', async () => {
		const entrance = playEntrance(element, 'fadeInUp', { seconds: 0.05 });
		expect(looks()).toEqual(['translate(0%,100%)', '0']);
		await entrance.finished;
		expect(element.style.cssText).toBe('');
		expect(listeners).toBe(0);
	});

	it('begins in the middle of things when it waits', () => {
		const entrance = playEntrance(element, 'fadeIn', { seconds: 1, delaySeconds: 5 });
		expect(looks()).toEqual(['', '0']);
		entrance.cancel();
	});

	it('ends at once when it is finished or cancelled, any number of times', async () => {
		for (const end of ['finish', 'cancel'] as const) {
			const entrance = playEntrance(element, 'tada', { seconds: 60 });
			entrance[end]();
			entrance[end]();
			await entrance.finished;
			expect(element.style.cssText).toBe('');
		}
		expect([tweens(), listeners]).toEqual([0, 0]);
	});

	it('is over at once for visitors who want less motion, also half way', async () => {
		const running = playEntrance(element, 'fadeIn', { seconds: 60 });
		setReduced(true);
		await running.finished;
		expect(element.style.cssText).toBe('');
		await playEntrance(element, 'fadeIn', { seconds: 60 }).finished;
		expect(element.style.cssText).toBe('');
		expect(listeners).toBe(0);
	});

	it('is over at once when its time is no time', async () => {
		for (const seconds of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
			await playEntrance(element, 'fadeIn', { seconds }).finished;
			expect(element.style.cssText).toBe('');
		}
	});

	it('changes nothing under an unknown name', async () => {
		for (const name of ['none', '', 'toString', 'fadeOut']) {
			const entrance = playEntrance(element, name, { seconds: 1 });
			await entrance.finished;
			entrance.finish();
			entrance.cancel();
			expect(element.style.cssText).toBe('');
		}
	});
});

describe('an exit', () => {
	it('begins at rest and stays out until it is taken back', async () => {
		const exit = playEntrance(element, 'slideInLeft', { seconds: 0.05, reversed: true });
		expect(looks()).toEqual(['', '1']);
		await exit.finished;
		expect(looks()).toEqual(['translate(-100%,0%)', '1']);
		exit.cancel();
		expect(element.style.cssText).toBe('');
	});

	it('is out at once when it is finished, and for visitors who want less motion', async () => {
		playEntrance(element, 'fadeIn', { seconds: 60, reversed: true }).finish();
		expect(looks()).toEqual(['', '0']);
		setReduced(true);
		await playEntrance(element, 'zoomIn', { seconds: 60, reversed: true }).finished;
		expect(looks()).toEqual(['scale(0.3,0.3)', '0']);
	});
});
